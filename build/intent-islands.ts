import { createHash } from 'node:crypto';
import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { AstroIntegration } from 'astro';
import { rewritePages } from './rewrite-pages.ts';

/** Inline scripts that only an island needs: Astro's island element and our intent directive. */
const RUNTIME = [
  /<script>(\(\(\)=>\{[^<]*?\.intent=[^<]*?)<\/script>/,
  /<script>(\(\(\)=>\{(?:(?!<\/script>)[\s\S])*?customElements\.define\("astro-island"(?:(?!<\/script>)[\s\S])*?)<\/script>/,
];
/** Astro puts the one rule of its islands into the body, where HTML takes no styles: base.css has it. */
const ISLAND_STYLE = '<style>astro-island,astro-slot,astro-static-slot{display:contents}</style>';
/** What neither Astro's element nor our directive reads; the first comes out another with each folder that is built in. */
const IDLE = / uid="[^"]*"(?= prefix=)|(?<= opts="\{)&quot;name&quot;:&quot;\w*&quot;,/g;
/** Attribute of the boot script that names what it loads at the first sign of a pointer or key. */
const MORE = /data-more="([^"]*)"/;

/**
 * Takes the island runtime out of one page; its scripts stay in the order they must run. Null for a page without
 * islands. Throws when the runtime is not there in the shape this Astro version writes.
 */
export function withoutRuntime(html: string) {
  if (!html.includes('<astro-island')) return null;
  const scripts: string[] = [];
  if (!html.includes(ISLAND_STYLE))
    throw new Error("The style of this Astro version's islands is another: see intent-islands.ts, base.css");
  let rest = html.replace(ISLAND_STYLE, '').replaceAll(IDLE, '');
  for (const pattern of RUNTIME) {
    const [tag, code] = pattern.exec(rest) ?? [];
    if (!tag || !code)
      throw new Error('The island runtime of this Astro version has another shape: see intent-islands.ts');
    scripts.push(code);
    rest = rest.replace(tag, '');
  }
  return { html: rest, runtime: scripts.join(';') };
}

/**
 * Registers `client:intent="<name>"`: an island hydrates once the visitor shows that it is wanted. And moves the island
 * runtime (4.7 KB in every page) into a file that boot.ts loads at the first sign of a pointer or key: until then no
 * island can be wanted.
 */
export function intentIslands(): AstroIntegration {
  return {
    name: 'northbar:intent-islands',
    hooks: {
      'astro:config:setup': ({ addClientDirective }) => {
        addClientDirective({ name: 'intent', entrypoint: './src/site/intent.ts' });
      },
      'astro:build:done': async ({ dir }) => {
        const root = fileURLToPath(dir);
        await mkdir(join(root, 'assets'), { recursive: true });
        const written = new Map<string, Promise<void>>();
        await rewritePages(root, async (html, name) => {
          // A page that was kept lies in a folder of Astro's, which a power cut can leave with half a file.
          if (!html.trimEnd().endsWith('</html>')) throw new Error(`${name} is not whole: build again`);
          const page = withoutRuntime(html);
          if (!page) return undefined;
          if (!MORE.test(page.html))
            throw new Error(`${name}: nothing loads its islands, expected the boot script with data-more`);
          const hash = createHash('sha256').update(page.runtime).digest('hex').slice(0, 8);
          const address = `/assets/island.${hash}.js`;
          await written.getOrInsertComputed(address, () => writeFile(join(root, address), page.runtime));
          return page.html.replace(MORE, `data-more="$1 ${address}"`);
        });
      },
    },
  };
}
