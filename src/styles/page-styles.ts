import { readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { AstroIntegration } from 'astro';
import { PurgeCSS } from 'purgecss';

const STYLE = /<style>([\s\S]*?)<\/style>/;
/** Everything that may be part of a class name, Tailwind's brackets and colons included. */
const WORD = /[^<>"'`\s]*[^<>"'`\s:]/g;
/** States and attributes that browsers and scripts set: their rules stay whatever the page holds. */
const STATES = [/^open$/, /^aria-/, /^data-/, /^:focus-visible$/, /^::selection$/];

/** The words of a text that could name a class, an element or an attribute, sorted, each once. */
export function words(text: string) {
  return [...new Set(text.match(WORD) ?? [])].sort();
}

/**
 * Leaves in a style sheet what one page can use.
 * In: CSS, and the words of the page and of its scripts. Out: the CSS without rules for classes that are not there.
 */
export async function pruneStyles(css: string, used: readonly string[]) {
  const [result] = await new PurgeCSS().purge({
    content: [{ raw: used.join(' '), extension: 'html' }],
    css: [{ raw: css }],
    defaultExtractor: (text) => text.split(' '),
    safelist: STATES,
    variables: true,
  });
  return result?.css ?? css;
}

/**
 * Gives every page only the styles it uses, islands included: the sheet is inlined, so each page pays for what it
 * holds. Pages with the same words share one result.
 */
export function pageStyles(): AstroIntegration {
  return {
    name: 'northbar:page-styles',
    hooks: {
      'astro:build:done': async ({ dir }) => {
        const root = fileURLToPath(dir);
        const names = await readdir(root, { recursive: true });
        const read = (name: string) => readFile(join(root, name), 'utf8');
        const scripts = await Promise.all(names.filter((name) => name.endsWith('.js')).map(read));
        const scriptWords = words(scripts.join(' '));
        const results = new Map<string, Promise<string>>();
        for (const name of names.filter((entry) => entry.endsWith('.html'))) {
          const html = await read(name);
          const css = STYLE.exec(html)?.[1];
          if (!css) continue;
          const plain = css.replaceAll('\\', '');
          const used = words(`${html.replace(STYLE, '')} ${scriptWords.join(' ')}`).filter((word) =>
            plain.includes(word),
          );
          const key = used.join(' ');
          const pruned = results.get(key) ?? pruneStyles(css, used);
          results.set(key, pruned);
          const style = await pruned;
          await writeFile(
            join(root, name),
            html.replace(STYLE, () => `<style>${style}</style>`),
          );
        }
      },
    },
  };
}
