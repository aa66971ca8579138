// @ts-check
// JavaScript, so that Node itself loads it: for one in TypeScript Astro starts a development server
// first, 0.7 s.
import { join, resolve } from 'node:path';
import tailwindcss from '@tailwindcss/vite';
import { defineConfig } from 'astro/config';
import { devAddresses, mountedReact } from './build/astro-plugins.ts';
import { inlineScripts } from './build/inline-scripts.ts';
import { contentDirectory } from './src/content/read-content.ts';
import { readSiteOrigin } from './src/seo/origin.ts';

// Vite would put what the machine calls by these names in the place of what this file says.
for (const name of ['SITE', 'BASE_URL', 'ASSETS_PREFIX', 'MODE', 'DEV', 'PROD', 'SSR'])
  delete process.env[name];

const CHEERIO = 'node_modules/cheerio/dist/browser/index.js';
const backendPort = process.env.BACKEND_PORT || '4322';

export default defineConfig({
  site: readSiteOrigin(process.env),
  publicDir: join(contentDirectory(process.env), 'brand', 'public'),
  cacheDir: process.env.CACHE_DIR ?? './node_modules/.astro',
  trailingSlash: 'never',
  // One file a page (`/about` is about.html); every page carries its own CSS, which saves the first
  // visit a round trip.
  build: { format: 'file', inlineStylesheets: 'always', assets: '_astro' },
  compressHTML: true,
  devToolbar: { enabled: false },
  integrations: [mountedReact()],
  vite: {
    plugins: [tailwindcss({ optimize: false }), inlineScripts(), devAddresses()],
    // Portraits come from the same folder as the words beside them.
    // Cheerio's form for browsers is the same without an HTTP client of 110 files.
    resolve: {
      alias: {
        'content-folder': resolve(contentDirectory(process.env)),
        cheerio: resolve(CHEERIO),
      },
    },
    server: { proxy: { '/functions': `http://127.0.0.1:${backendPort}` } },
    // A font or picture inside the CSS would be paid for on every page.
    build: { assetsInlineLimit: 0 },
    environments: {
      client: {
        build: {
          rolldownOptions: {
            output: {
              // What an island loads is wanted at once: Chromium compiles it beside the main
              // thread, not at the first press.
              postBanner: '//# allFunctionsCalledOnLoad',
              // Every file costs half a kilobyte of headers: what all tools share is one file, and
              // React is another.
              codeSplitting: {
                groups: [
                  {
                    name: 'react',
                    test: /node_modules.(react|react-dom|scheduler)./,
                  },
                  {
                    name: 'tool',
                    test: /src.(ui|features.(tools|contact|forms.error|page-reader.places))/,
                    minShareCount: 2,
                  },
                ],
              },
            },
          },
        },
      },
    },
  },
});
