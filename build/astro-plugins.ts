import { fileURLToPath } from 'node:url';
import react from '@astrojs/react';
import type { AstroIntegration } from 'astro';
import { BLOG_PATH } from '../src/features/blog/blog-path.ts';
import { listFinder, NO_POSTS_FILE } from '../src/features/blog/list/list-pages.ts';
import type { SitePage } from '../src/features/sitemap/site-page.ts';
import { SITEMAP_DOCUMENT, SITEMAP_PATH } from '../src/features/sitemap/sitemap-xml.ts';

const MOUNT = fileURLToPath(new URL('../src/site/mount.ts', import.meta.url));

/** Replaces the integration's script for the browser by src/site/mount.ts. */
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

// Answers like a built site at /blog, where the query selects a list, and at the sitemap, where a
// header selects the page or the XML.
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
