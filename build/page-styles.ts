import { readFile } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { transform } from 'lightningcss';
import { listFiles } from '../server/serving/read-files.ts';

const STYLE = /<style>([\s\S]*?)<\/style>/;
/** Everything that may be part of a class name, Tailwind's brackets and colons included. */
const WORD = /[^<>"'`\s]*[^<>"'`\s:]/g;
/** Tags, and scripts that run. What a page says to its readers names no class. */
const MARKUP = /<script(?![^>]*ld\+json)[^>]*>[\s\S]*?<\/script>|<\/?[a-z](?:"[^"]*"|'[^']*'|[^'">])*>/gi;
/** A layer is as strong as its place among those first named: the site's own sheet comes first and names them all. */
const LAYER = /@layer (\w+)\{/g;
const LAYERS = ['theme', 'base', 'components', 'utilities'];
/** Classes and ids in selectors, escapes and all. */
const SYMBOL = /[.#]((?:\\.|[\w-]|[^\0-\x7f])+)/g;
const VARIABLE = /--[\w-]+/g;
const KEYFRAMES = /@keyframes ([\w-]+)/g;
/** A typeface with the name of its family. */
const FACE = /@font-face\{[^}]*?font-family:"?([^";}]+)[^}]*\}/g;

/** The words of a text that could name a class, an element or an attribute, each once. */
const words = (text: string): Set<string> => new Set(text.match(WORD) ?? []);
export const markupWords = (html: string) => words((html.replace(STYLE, '').match(MARKUP) ?? []).join(' '));

/** A style sheet in; the classes and ids that its selectors ask for out. */
export function selectorNames(css: string) {
  const names = new Set<string>();
  for (const [, prelude = ''] of css.matchAll(/([^{}]+)\{/g)) {
    const selector = prelude.slice(prelude.lastIndexOf(';') + 1).trim();
    if (selector.startsWith('@')) continue;
    for (const [, name = ''] of selector.matchAll(SYMBOL)) names.add(name.replaceAll('\\', ''));
  }
  return names;
}

/**
 * What a page can load of these scripts, which are texts by file name: those it names, and those that they name in turn.
 */
export function scriptFinder(scripts: ReadonlyMap<string, string>) {
  const namedIn = (text: string) => [...scripts.keys()].filter((name) => text.includes(name));
  const links = new Map([...scripts].map(([name, text]) => [name, namedIn(text)]));
  return (html: string) => {
    const reached = new Set(namedIn(html));
    for (const name of reached) for (const next of links.get(name) ?? []) reached.add(next);
    return [...reached];
  };
}

const without = (css: string, unusedSymbols: string[]) =>
  transform({ filename: 'page.css', code: Buffer.from(css), minify: true, unusedSymbols }).code.toString();

/**
 * Leaves out the rules for classes and ids that are not there, then the variables, animations and typefaces that nothing
 * names any more. `used` are words of the page and of its scripts.
 */
export function pruneStyles(css: string, used: ReadonlySet<string>, names = selectorNames(css)): string {
  const rules = without(
    css,
    [...names].filter((name) => !used.has(name)),
  );
  const isIdle = (name: string) => !used.has(name) && !rules.includes(`var(${name}`);
  const variables = new Set(rules.match(VARIABLE) ?? []);
  const keyframes = [...rules.matchAll(KEYFRAMES)].map(([, name = '']) => name);
  const isNowhere = (name: string) => rules.split(name).length === 2;
  const pruned = without(rules, [...[...variables].filter(isIdle), ...keyframes.filter(isNowhere)]);
  const named = pruned.replace(FACE, '');
  return pruned.replace(FACE, (face, family: string) => (named.includes(family) ? face : ''));
}

/**
 * Gives pages only the styles they use, islands included: the sheet is inlined, so each page pays for what it holds.
 * Pages that ask for the same names share one result, so a thousand cities cost two or three.
 */
export function pageStyles(scripts: ReadonlyMap<string, string>) {
  const scriptsOf = scriptFinder(scripts);
  const sheets = new Map<string, Set<string>>();
  const ofScripts = new Map<string, Set<string>>();
  const results = new Map<string, string>();
  /** Throws when layers are in another order than ours. */
  return (html: string) => {
    const css = STYLE.exec(html)?.[1];
    if (!css) return html;
    const layers = [...new Set([...css.matchAll(LAYER)].map(([, layer = '']) => layer))];
    const ours = layers.filter((layer) => LAYERS.includes(layer));
    if (ours.join() !== LAYERS.filter((layer) => ours.includes(layer)).join())
      throw new Error("A view's styles come before the site's: its route imports document.astro first");
    const names = sheets.getOrInsertComputed(css, selectorNames);
    const loaded = scriptsOf(html);
    const scriptWords = ofScripts.getOrInsertComputed(loaded.join(), () =>
      words(loaded.map((name) => scripts.get(name)).join(' ')),
    );
    const used = markupWords(html).union(scriptWords);
    const asked = [...names].filter((name) => used.has(name)).join(' ');
    const style = results.getOrInsertComputed(`${loaded.join()} ${asked} ${css}`, () =>
      pruneStyles(css, used, names),
    );
    return html.replace(STYLE, () => `<style>${style}</style>`);
  };
}

/** The texts of all scripts of a built site, by the names of their files. */
export async function builtScripts(directory: string): Promise<Map<string, string>> {
  const names = (await listFiles(directory)).filter((name) => name.endsWith('.js'));
  const read = async (name: string) =>
    [basename(name), await readFile(join(directory, name), 'utf8')] as const;
  return new Map(await Promise.all(names.map(read)));
}
