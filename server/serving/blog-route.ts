import { BLOG_PATH } from '../../src/features/blog/blog-path.ts';
import {
  listFinder,
  listPath,
  NO_POSTS_COPY,
  NO_POSTS_FILE,
  type PathWithList,
} from '../../src/features/blog/list/list-pages.ts';
import { escapeXml } from '../../src/text/escape-xml.ts';
import { type SpecialRoute, sendFile } from './answers.ts';
import { sendRenderedPage } from './rendered-page.ts';
import { parseTarget } from './request-target.ts';
import type { StoredFile } from './stored-file.ts';

// Matches a category that may be shown in a title. It is short and has no dot, so that nobody can
// put an address or a message there.
const TITLE_NAME = /^[\p{L}\p{N}][\p{L}\p{N} &/()'+,-]{0,39}$/u;

/** Queries with campaign parameters are shorter. Parsing a longer one is slower than a page. */
const MAX_QUERY_LENGTH = 4_000;

function emptyListHtml(file: StoredFile, category: string): string {
  const html = file.representations.identity.body.toString('utf8');
  return html
    .replaceAll(NO_POSTS_COPY.headline, () => `${escapeXml(category)} Articles`)
    .replaceAll(`>${NO_POSTS_COPY.lede}`, `>${NO_POSTS_COPY.headline}. ${NO_POSTS_COPY.lede}`);
}

type Deps = {
  files: ReadonlyMap<string, StoredFile>;
  pages: readonly PathWithList[];
  canRender(): boolean;
};

/** The file of a list has its own path, but the list's public address is /blog with a query. */
export const listRedirects = (pages: readonly PathWithList[]): Map<string, string> =>
  new Map(
    pages.flatMap(({ path, list }) =>
      list && path !== BLOG_PATH ? [[path, listPath(list)] as const] : [],
    ),
  );

export function blogRoute({ files, pages, canRender }: Deps): SpecialRoute {
  const findListPath = listFinder(pages);
  return (request, response) => {
    const query = new URLSearchParams(parseTarget(request.url)?.query.slice(0, MAX_QUERY_LENGTH));
    const path = findListPath(query);
    const file = files.get(path ?? NO_POSTS_FILE);
    if (path === BLOG_PATH || !file) return false;
    const category = query.get('category')?.trim() ?? '';
    if (path === undefined && TITLE_NAME.test(category) && canRender())
      sendRenderedPage(request, response, 200, file, emptyListHtml(file, category));
    else sendFile(request, response, file);
    return true;
  };
}
