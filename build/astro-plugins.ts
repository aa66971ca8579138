import { fileURLToPath } from 'node:url';
import react from '@astrojs/react';
import type { AstroIntegration } from 'astro';
import { BLOG_PATH } from '../src/features/blog/blog-path.ts';
import { listFinder, NO_POSTS_FILE } from '../src/features/blog/list/list-pages.ts';
import type { SitePage } from '../src/features/sitemap/site-page.ts';
import { SITEMAP_DOCUMENT, SITEMAP_PATH } from '../src/features/sitemap/sitemap-xml.ts';

const MOUNT = fileURLToPath(new URL('../src/site/mount.ts', import.meta.url));

/** src/site/mount.ts starts each component in the browser. */
export function mountedReact(): AstroIntegration {
  const { hooks, ...integration } = react();
  return {
    ...integration,
    hooks: {
      ...hooks,
      'astro:config:setup': (setup) =>
        hooks['astro:config:setup']?.({
          ...setup,
          addRenderer: (renderer) => setup.addRenderer({ ...renderer, clientEntrypoint: MOUNT }),
        }),
    },
  };
}

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

async function currentPages({ environments }: DevServer): Promise<SitePage[]> {
  const { prerender, ssr } = environments as { prerender?: Renderer; ssr: Renderer };
  const { sitePages } = await (prerender ?? ssr).runner.import('/src/site/page-list.ts');
  return sitePages();
}

/** A query or header decides about these addresses; the answers are those of a built site. */
export function devAddresses() {
  return {
    name: 'site:dev-addresses',
    configureServer(server: DevServer) {
      server.middlewares.use((request, _, next) => {
        const isDocument = request.headers['sec-fetch-dest'] === 'document';
        devAddress(request.url ?? '/', isDocument, () => currentPages(server)).then((address) => {
          request.url = address;
          next();
        }, next);
      });
    },
  };
}
