import { BLOG_PATH } from '../../src/features/blog/blog-path.ts';
import { NO_POSTS, NO_POSTS_FILE } from '../../src/features/blog/list-pages.ts';
import { escapeXml } from '../../src/features/sitemap/sitemap-xml.ts';
import { sendFile, sendText } from './answers.ts';
import { sendMade } from './made-page.ts';
import { parseTarget } from './request-target.ts';
import type { SpecialRoute } from './site.ts';
import type { StoredFile } from './stored-file.ts';

/** Where the build puts the lists that have an address with a query: /blog/category/<slug>[/<page>], /blog/page/<page>. */
const LIST_FILE = /^\/blog\/(?:category\/([^/]+)|page\/[^/]+)/;
const CANONICAL = /<link rel="canonical" href="([^"]*)"/;
/** The signs that an attribute may hold in another form: these few need no HTML parser, which takes long to load. */
const ESCAPED = /&(?:amp|quot|#(\d+));/g;
const NAMED: Record<string, string> = { '&amp;': '&', '&quot;': '"' };

/** Names are compared whatever their case; the list of all articles has an empty one. */
const keyOf = (category: string, page: string) => `${category.trim().toLowerCase()}\n${page}`;

/** Names that a title may repeat: no dot, so no address of another site, and nothing as long as a message. */
const TITLE_NAME = /^[\p{L}\p{N}][\p{L}\p{N} &/()'+,-]{0,39}$/u;

/** The page that says that there are no articles, for a category that was asked for by name. */
function withoutPosts(file: StoredFile, category: string): string {
  const html = file.representations.identity.body.toString('utf8');
  return html
    .replaceAll(NO_POSTS.headline, () => `${escapeXml(category)} Articles`)
    .replaceAll(`>${NO_POSTS.lede}`, `>${NO_POSTS.headline}. ${NO_POSTS.lede}`);
}

/** Public address of a built list, as the page itself names it. */
function publicAddress(file: StoredFile): URL {
  const html = file.representations.identity.body.toString('utf8');
  const [, href = ''] = CANONICAL.exec(html) ?? [];
  return new URL(
    href.replace(ESCAPED, (sign, code?: string) =>
      code ? String.fromCodePoint(Number(code)) : (NAMED[sign] ?? sign),
    ),
  );
}

/**
 * The routes of the article lists, which differ by their query only.
 * In: the files of the site by address, and whether one more page may be made in this second. Out: routes that answer /blog?category=<name or slug>&page=<number> with the
 * built list (or the one that says that there is none) and lead from the list's own address to that one. Other
 * parameters of a query are nobody's business here.
 */
export function blogRoutes(
  files: ReadonlyMap<string, StoredFile>,
  mayMake: () => boolean,
): Map<string, SpecialRoute> {
  const lists = new Map<string, StoredFile>();
  const routes = new Map<string, SpecialRoute>();
  for (const file of files.values()) {
    const match = file.isPage && LIST_FILE.exec(file.address);
    if (!match) continue;
    const { pathname, search, searchParams } = publicAddress(file);
    const location = pathname + search;
    routes.set(file.address, (request, response) => {
      sendText(request, response, 301, `Moved to ${location}`, { Location: location });
      return true;
    });
    const page = searchParams.get('page') ?? '1';
    const name = searchParams.get('category') ?? '';
    for (const each of [name, match[1] ?? name]) lists.set(keyOf(each, page), file);
  }
  routes.set(BLOG_PATH, (request, response) => {
    const query = new URLSearchParams(parseTarget(request.url)?.query);
    const category = query.get('category')?.trim() ?? '';
    const key = keyOf(category, query.get('page') || '1');
    const list = lists.get(key);
    const file = list ?? files.get(NO_POSTS_FILE);
    if (key === keyOf('', '1') || !file) return false;
    if (!list && TITLE_NAME.test(category) && mayMake())
      sendMade(request, response, 200, file, withoutPosts(file, category));
    else sendFile(request, response, file);
    return true;
  });
  return routes;
}
