import { fileURLToPath } from 'node:url';
import type { AstroIntegration } from 'astro';
import { unbrokenNumbers } from './number-breaks.ts';
import { rewritePages } from './rewrite-pages.ts';
import { sourceBacks } from './source-backs.ts';

/** Astro puts the one rule of its islands into the body, where HTML takes no styles: base.css has it. */
const ISLAND_STYLE = '<style>astro-island,astro-slot,astro-static-slot{display:contents}</style>';

/** What is done with every page once Astro has made it, and not in each part, because any copy may need it: in one pass. */
export function renderedPages(): AstroIntegration {
  return {
    name: 'northbar:rendered-pages',
    hooks: {
      'astro:build:done': async ({ dir }) => {
        const root = fileURLToPath(dir);
        await rewritePages(root, (html, name) => {
          // A page that was kept lies in a folder of Astro's, which a power cut can leave with half a file.
          if (!html.trimEnd().endsWith('</html>')) throw new Error(`${name} is not whole: build again`);
          return sourceBacks(unbrokenNumbers(html.replace(ISLAND_STYLE, '')));
        });
      },
    },
  };
}
