import { fileURLToPath } from 'node:url';
import type { AstroIntegration } from 'astro';
import { runtimeMover } from './intent-islands.ts';
import { unbrokenNumbers } from './number-breaks.ts';
import { rewritePages } from './rewrite-pages.ts';
import { sourceBacks } from './source-backs.ts';

/** What is done with every page once Astro has made it, and not in each part, because any copy may need it: in one pass. */
export function renderedPages(): AstroIntegration {
  return {
    name: 'northbar:rendered-pages',
    hooks: {
      'astro:build:done': async ({ dir }) => {
        const root = fileURLToPath(dir);
        const withoutRuntime = await runtimeMover(root);
        await rewritePages(root, async (html, name) => {
          // A page that was kept lies in a folder of Astro's, which a power cut can leave with half a file.
          if (!html.trimEnd().endsWith('</html>')) throw new Error(`${name} is not whole: build again`);
          return sourceBacks(unbrokenNumbers(await withoutRuntime(html, name)));
        });
      },
    },
  };
}
