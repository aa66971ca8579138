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

/** A query or header decides about these addresses; the answers are those of a built site. */
export const devAddresses: AstroIntegration = {
  name: 'site:dev-addresses',
  hooks: {
    'astro:server:setup'({ server }) {
      const currentPages = async () => {
        const { sitePages } = await server.ssrLoadModule('/src/site/page-list.ts');
        return sitePages() as Promise<SitePage[]>;
      };
      server.middlewares.use((request, _, next) => {
        const isDocument = request.headers['sec-fetch-dest'] === 'document';
        devAddress(request.url ?? '/', isDocument, currentPages).then((address) => {
          request.url = address;
          next();
        }, next);
      });
    },
  },
};
