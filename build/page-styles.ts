import { PurgeCSS } from 'purgecss';
import { type Keep, NOTHING_KEPT } from './kept-texts.ts';
import { remembered } from './remembered.ts';

const STYLE = /<style>([\s\S]*?)<\/style>/;
/** Everything that may be part of a class name, Tailwind's brackets and colons included. */
const WORD = /[^<>"'`\s]*[^<>"'`\s:]/g;
/** Tags, and scripts that run. What a page says to its readers names no class. */
const MARKUP = /<script(?![^>]*ld\+json)[^>]*>[\s\S]*?<\/script>|<\/?[a-z](?:"[^"]*"|'[^']*'|[^'">])*>/gi;
/** A layer is as strong as its place among those first named: the site's own sheet comes first and names them all. */
const LAYER = /@layer (\w+)\{/g;
const LAYERS = ['theme', 'base', 'components', 'utilities'];
/** States and attributes that browsers and scripts set: their rules stay whatever the page holds. */
const STATES = [/^open$/, /^aria-/, /^data-/, /^:focus-visible$/, /^::selection$/];

/** The words of a text that could name a class, an element or an attribute, each once. */
export function words(text: string) {
  return [...new Set(text.match(WORD) ?? [])];
}

/** A style sheet in; every name its selectors ask for out: elements, classes, ids, attributes and their values. */
export function selectorNames(css: string) {
  const names = new Set<string>();
  for (const [, prelude = ''] of css.matchAll(/([^{}]+)\{/g)) {
    const selector = prelude.slice(prelude.lastIndexOf(';') + 1).trim();
    if (selector.startsWith('@')) continue;
    const plain = selector.replace(/(?<!\\)::?[\w-]+/g, ' ');
    for (const [name] of plain.matchAll(/(?:\\.|[\w-]|[^\0-\x7f])+/g)) names.add(name.replaceAll('\\', ''));
  }
  return names;
}

export function markupWords(html: string) {
  return words((html.replace(STYLE, '').match(MARKUP) ?? []).join(' '));
}

const SCRIPT_END = /\.js\b/g;
const NOT_OF_A_NAME = /[^\w.-]/;
/** No built script has a longer name, in characters. */
const NAME_LENGTH = 200;

/** Every mention of a built script, in a page or in another script. Found by its end: few words are one. */
function scriptNames(text: string): string[] {
  return [...text.matchAll(SCRIPT_END)].map(({ index, 0: end }) => {
    const before = text.slice(Math.max(0, index - NAME_LENGTH), index);
    return before.split(NOT_OF_A_NAME).at(-1) + end;
  });
}

/**
 * File names of every script a page can load: those it names, and those that they name in turn.
 * `scripts` holds the text of all built scripts by file name.
 */
export function scriptsOf(html: string, scripts: ReadonlyMap<string, string>) {
  const reached = new Set<string>();
  const follow = (text: string) => {
    for (const name of scriptNames(text)) {
      const script = scripts.get(name);
      if (script === undefined || reached.has(name)) continue;
      reached.add(name);
      follow(script);
    }
  };
  follow(html);
  return [...reached];
}

/** Leaves out the rules for classes that are not there. `used` are the words of the page and of its scripts. */
export async function pruneStyles(css: string, used: readonly string[]) {
  const [result] = await new PurgeCSS().purge({
    content: [{ raw: used.join(' '), extension: 'html' }],
    css: [{ raw: css }],
    defaultExtractor: (text) => text.split(' '),
    safelist: STATES,
    variables: true,
    keyframes: true,
  });
  return result?.css ?? css;
}

/**
 * Gives pages only the styles they use, islands included: the sheet is inlined, so each page pays for what it holds.
 * Pages that use the same names share one result, so a thousand cities cost two or three.
 */
export function pageStyles(keep: Keep = NOTHING_KEPT) {
  const results = new Map<string, Promise<string>>();
  // Most pages share their sheet and the words of their scripts, which are many.
  const askedBy = remembered((css: string) => {
    const names = selectorNames(css);
    const asked = (found: readonly string[]) => found.filter((word) => names.has(word));
    return { inMarkup: asked, inScripts: remembered(asked) };
  });
  /** The words are those of the scripts the page can load. Throws when layers are in another order than ours. */
  return async (html: string, scriptWords: readonly string[]) => {
    const css = STYLE.exec(html)?.[1];
    if (!css) return html;
    const layers = [...new Set([...css.matchAll(LAYER)].map(([, layer = '']) => layer))];
    const ours = layers.filter((layer) => LAYERS.includes(layer));
    if (ours.join() !== LAYERS.filter((layer) => ours.includes(layer)).join())
      throw new Error("A view's styles come before the site's: its route imports document.astro first");
    const asked = askedBy(css);
    const used = [...new Set([...asked.inMarkup(markupWords(html)), ...asked.inScripts(scriptWords)])];
    const key = `${used.sort().join(' ')} ${css}`;
    const prune = () => keep('page styles', [key], () => pruneStyles(css, used));
    const style = await results.getOrInsertComputed(key, prune);
    return html.replace(STYLE, () => `<style>${style}</style>`);
  };
}
