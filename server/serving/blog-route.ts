import { BLOG_PATH } from '../../src/features/blog/blog-path.ts';
import {
  listFinder,
  listPath,
  NO_POSTS,
  NO_POSTS_FILE,
  type PathWithList,
} from '../../src/features/blog/list/list-pages.ts';
import { escapeXml } from '../../src/text/escape-xml.ts';
import { type SpecialRoute, sendFile } from './answers.ts';
import { sendRenderedPage } from './made-page.ts';
import { parseTarget } from './request-target.ts';
import type { StoredFile } from './stored-file.ts';

/** Names that a title may repeat: no dot, so no address of another site, and nothing as long as a message. */
const TITLE_NAME = /^[\p{L}\p{N}][\p{L}\p{N} &/()'+,-]{0,39}$/u;

/**
 * The longest query that is read, in characters, with all parameters of campaigns: reading more would cost more than sending
 * a page.
 */
const QUERY_MAX = 4_000;

/** The page for a category without articles. */
function withoutPosts(file: StoredFile, category: string): string {
  const html = file.representations.identity.body.toString('utf8');
  return html
    .replaceAll(NO_POSTS.headline, () => `${escapeXml(category)} Articles`)
    .replaceAll(`>${NO_POSTS.lede}`, `>${NO_POSTS.headline}. ${NO_POSTS.lede}`);
}

type Lists = {
  files: ReadonlyMap<string, StoredFile>;
  pages: readonly PathWithList[];
  /** Returns whether one more page may be made in this second. */
  mayMake(): boolean;
};

/** Returns the redirects from the files of lists to their addresses, which differ by their query only. */
export const listMoves = (pages: readonly PathWithList[]): Map<string, string> =>
  new Map(
    pages.flatMap(({ path, list }) =>
      list && path !== BLOG_PATH ? [[path, listPath(list)] as const] : [],
    ),
  );

/** The route of the article lists: /blog?category=…&page=… answers with the built list, or with the page for an empty category. */
export function blogRoutes({ files, pages, mayMake }: Lists): Map<string, SpecialRoute> {
  const routes = new Map<string, SpecialRoute>();
  const find = listFinder(pages);
  routes.set(BLOG_PATH, (request, response) => {
    const query = new URLSearchParams(parseTarget(request.url)?.query.slice(0, QUERY_MAX));
    const path = find(query);
    const file = files.get(path ?? NO_POSTS_FILE);
    if (path === BLOG_PATH || !file) return false;
    const category = query.get('category')?.trim() ?? '';
    if (path === undefined && TITLE_NAME.test(category) && mayMake())
      sendRenderedPage(request, response, 200, file, withoutPosts(file, category));
    else sendFile(request, response, file);
    return true;
  });
  return routes;
}
