// @ts-check
// This file is JavaScript: for TypeScript, Astro would first start a development server (0.7 s).
import { join, resolve } from 'node:path';
import tailwindcss from '@tailwindcss/vite';
import { defineConfig } from 'astro/config';
import { devAddresses, mountedReact } from './build/astro-plugins.ts';
import { inlineScripts } from './build/inline-scripts.ts';
import { contentDirectory } from './src/content/read-content.ts';
import { readSiteOrigin } from './src/seo/origin.ts';

// Vite prefers environment variables with these names to the values of this file.
for (const name of ['SITE', 'BASE_URL', 'ASSETS_PREFIX', 'MODE', 'DEV', 'PROD', 'SSR'])
  delete process.env[name];

const CHEERIO = 'node_modules/cheerio/dist/browser/index.js';
/** A list of our own replaces the list of Vite, so these are the entries of Vite 8.3. */
const VITE_DENIED_FILES = [
  '.env',
  '.env.*',
  '*.{crt,pem,key,p12,pfx,cer,der}',
  '.npmrc',
  '.yarnrc.yml',
  '**/.git/**',
];
const backendPort = process.env.BACKEND_PORT || '4322';

export default defineConfig({
  site: readSiteOrigin(process.env),
  publicDir: join(contentDirectory(process.env), 'brand', 'public'),
  cacheDir: process.env.CACHE_DIR ?? './node_modules/.astro',
  trailingSlash: 'never',
  // `format: 'file'` writes `/about` as about.html. Each page contains its CSS, which saves a
  // round trip at the first visit. `concurrency` lets Astro render pages while it encodes the
  // pictures of articles.
  build: { format: 'file', inlineStylesheets: 'always', assets: '_astro', concurrency: 4 },
  compressHTML: true,
  devToolbar: { enabled: false },
  integrations: [mountedReact(), devAddresses],
  vite: {
    plugins: [tailwindcss({ optimize: false }), inlineScripts()],
    // Cheerio's build for browsers leaves out the HTTP client and its 110 files.
    resolve: {
      alias: {
        'content-folder': resolve(contentDirectory(process.env)),
        cheerio: resolve(CHEERIO),
      },
    },
    server: {
      proxy: { '/functions': `http://127.0.0.1:${backendPort}` },
      // The development server serves the files of the project, except leads and secrets.
      fs: { deny: [...VITE_DENIED_FILES, '**/.data/**', '*.sqlite*', '*.eml', '*.csv'] },
    },
    // An inlined font or picture would add its bytes to every page.
    build: { assetsInlineLimit: 0 },
    environments: {
      client: {
        build: {
          rolldownOptions: {
            output: {
              // With this line, Chromium compiles all functions at once and off the main thread.
              postBanner: '//# allFunctionsCalledOnLoad',
              // Each file costs half a kilobyte of headers, so there are only two shared files.
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
