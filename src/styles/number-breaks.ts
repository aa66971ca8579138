import { readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { AstroIntegration } from 'astro';
import { unbrokenNumbers } from '../rules/unbroken.ts';

/** Holds the numbers of every page together. Here and not in each part, because any copy may hold a number. */
export function numberBreaks(): AstroIntegration {
  return {
    name: 'northbar:number-breaks',
    hooks: {
      'astro:build:done': async ({ dir }) => {
        const root = fileURLToPath(dir);
        for (const name of await readdir(root, { recursive: true })) {
          if (!name.endsWith('.html')) continue;
          const html = await readFile(join(root, name), 'utf8');
          await writeFile(join(root, name), unbrokenNumbers(html));
        }
      },
    },
  };
}
