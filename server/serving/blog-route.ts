import { BLOG_PATH } from '../../src/rules/blog/blog-path.ts';
import { NO_POSTS_FILE } from '../../src/rules/blog/list-pages.ts';
import { sendFile, sendText } from './answers.ts';
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
 * In: the files of the site by address. Out: routes that answer /blog?category=<name or slug>&page=<number> with the
 * built list (or the one that says that there is none) and lead from the list's own address to that one. Other
 * parameters of a query are nobody's business here.
 */
export function blogRoutes(files: ReadonlyMap<string, StoredFile>): Map<string, SpecialRoute> {
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
    if (file.address === NO_POSTS_FILE) continue;
    const page = searchParams.get('page') ?? '1';
    for (const name of [searchParams.get('category'), match[1]]) lists.set(keyOf(name ?? '', page), file);
  }
  routes.set(BLOG_PATH, (request, response) => {
    const query = new URLSearchParams(parseTarget(request.url)?.query);
    const key = keyOf(query.get('category') ?? '', query.get('page') || '1');
    const file = lists.get(key) ?? files.get(NO_POSTS_FILE);
    if (key === keyOf('', '1') || !file) return false;
    sendFile(request, response, file);
    return true;
  });
  return routes;
}
