import { createHash } from 'node:crypto';
import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { AstroIntegration } from 'astro';

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

/** A script of the runtime with its tag. */
type Script = { tag: string; code: string };
/** The scripts as the last page had them: every page has the same, and to look for one is quick. */
const lastScripts = new Map<RegExp, Script>();

/** Errors: there is none in the shape this Astro version writes. */
function runtimeScript(pattern: RegExp, html: string): Script {
  const last = lastScripts.get(pattern);
  if (last && html.includes(last.tag)) return last;
  const [tag, code] = pattern.exec(html) ?? [];
  if (!tag || !code)
    throw new Error('The island runtime of this Astro version has another shape: see intent-islands.ts');
  lastScripts.set(pattern, { tag, code });
  return { tag, code };
}

/** HTML in; the same without these texts, each of which is in it, and without what is idle, out: in one pass. */
function without(html: string, texts: readonly string[]): string {
  const found = texts.map((text) => ({ index: html.indexOf(text), length: text.length }));
  const idle = [...html.matchAll(IDLE)].map(({ index, 0: { length } }) => ({ index, length }));
  let rest = '';
  let end = 0;
  for (const { index, length } of [...found, ...idle].sort((one, other) => one.index - other.index)) {
    rest += html.slice(end, index);
    end = index + length;
  }
  return rest + html.slice(end);
}

/**
 * Takes the island runtime out of one page; its scripts stay in the order they must run. Null for a page without
 * islands. Throws when the runtime is not there in the shape this Astro version writes.
 */
export function withoutRuntime(html: string) {
  if (!html.includes('<astro-island')) return null;
  if (!html.includes(ISLAND_STYLE))
    throw new Error("The style of this Astro version's islands is another: see intent-islands.ts, base.css");
  const scripts = RUNTIME.map((pattern) => runtimeScript(pattern, html));
  return {
    html: without(html, [ISLAND_STYLE, ...scripts.map(({ tag }) => tag)]),
    runtime: scripts.map(({ code }) => code).join(';'),
  };
}

/**
 * Moves the island runtime (4.7 KB in every page) into a file that boot.ts loads at the first sign of a pointer or key:
 * until then no island can be wanted.
 *
 * @param root folder of a built site
 * @returns what does so with one page: its HTML and name in, its HTML out. Errors: nothing in it loads its islands
 */
export async function runtimeMover(root: string) {
  await mkdir(join(root, 'assets'), { recursive: true });
  const written = new Map<string, Promise<void>>();
  return async (html: string, name: string): Promise<string> => {
    const page = withoutRuntime(html);
    if (!page) return html;
    if (!MORE.test(page.html))
      throw new Error(`${name}: nothing loads its islands, expected the boot script with data-more`);
    const hash = createHash('sha256').update(page.runtime).digest('hex').slice(0, 8);
    const address = `/assets/island.${hash}.js`;
    await written.getOrInsertComputed(address, () => writeFile(join(root, address), page.runtime));
    return page.html.replace(MORE, `data-more="$1 ${address}"`);
  };
}

/** Registers `client:intent="<name>"`: an island hydrates once the visitor shows that it is wanted. */
export function intentIslands(): AstroIntegration {
  return {
    name: 'northbar:intent-islands',
    hooks: {
      'astro:config:setup': ({ addClientDirective }) => {
        addClientDirective({ name: 'intent', entrypoint: './src/site/intent.ts' });
      },
    },
  };
}
