import { BLOG_PATH } from '../src/features/blog/blog-path.ts';
import { listFinder, NO_POSTS_FILE } from '../src/features/blog/list/list-pages.ts';
import type { SitePage } from '../src/features/sitemap/site-page.ts';
import { SITEMAP_DOCUMENT, SITEMAP_PATH } from '../src/features/sitemap/sitemap-xml.ts';

/** Returns the path that answers for an address, as the server would choose it for a built site. */
async function devAddress(
  address: string,
  isDocument: boolean,
  pages: () => Promise<readonly SitePage[]>,
): Promise<string> {
  const [path, query] = address.split('?');
  if (path === SITEMAP_PATH && isDocument) return SITEMAP_DOCUMENT;
  if (path !== BLOG_PATH || query === undefined) return address;
  return listFinder(await pages())(new URLSearchParams(query)) ?? NO_POSTS_FILE;
}

type Request = { url?: string; headers: Record<string, string | string[] | undefined> };
type DevServer = {
  environments: object;
  middlewares: {
    use(
      handle: (request: Request, response: unknown, next: (error?: unknown) => void) => void,
    ): void;
  };
};
type Renderer = { runner: { import(file: string): Promise<{ sitePages(): Promise<SitePage[]> }> } };

/** The list of pages as it is now: the development server reads content afresh when it changes. */
async function pagesNow({ environments }: DevServer): Promise<SitePage[]> {
  const { prerender, ssr } = environments as { prerender?: Renderer; ssr: Renderer };
  const { sitePages } = await (prerender ?? ssr).runner.import('/src/site/page-list.ts');
  return sitePages();
}

/**
 * Vite plugin: an address whose answer depends on more than its path has the same answer during development as in a
 * built site.
 */
export function devAddresses() {
  return {
    name: 'site:dev-addresses',
    configureServer(server: DevServer) {
      server.middlewares.use((request, _, next) => {
        const isDocument = request.headers['sec-fetch-dest'] === 'document';
        devAddress(request.url ?? '/', isDocument, () => pagesNow(server)).then((address) => {
          request.url = address;
          next();
        }, next);
      });
    },
  };
}
