import { BLOG_PATH } from '../src/features/blog/blog-path.ts';
import { listFinder, NO_POSTS_FILE } from '../src/features/blog/list/list-pages.ts';
import type { SitePage } from '../src/features/sitemap/site-page.ts';
import { SITEMAP_DOCUMENT, SITEMAP_PATH } from '../src/features/sitemap/sitemap-xml.ts';

/** Returns the path that the server would choose for an address in a built site. */
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

/** Returns the current list of pages. The development server reads changed content again. */
async function pagesNow({ environments }: DevServer): Promise<SitePage[]> {
  const { prerender, ssr } = environments as { prerender?: Renderer; ssr: Renderer };
  const { sitePages } = await (prerender ?? ssr).runner.import('/src/site/page-list.ts');
  return sitePages();
}

/** Vite plugin that gives the same answers as a built site for addresses whose answer depends on more than the path. */
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
