import { hash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { listFiles } from '../../server/serving/read-files.ts';
import { type Keep, NOTHING_KEPT } from '../kept-texts.ts';
import { pageStyles, scriptsOf, words } from '../page-styles.ts';
import { remembered } from '../remembered.ts';
import { rewritePages } from '../rewrite-pages.ts';
import { classesIn, mapClasses } from './class-attributes.ts';
import { cutAtIslands, leanMarkup } from './lean-markup.ts';
import { leanStyles } from './lean-styles.ts';
import { renameInStyles, type SheetClasses, sheetClasses, shortNames } from './short-names.ts';

const STYLE = /<style>([\s\S]*?)<\/style>/;
const RUNNING_SCRIPT = /<script(?![^>]*ld\+json)[^>]*>[\s\S]*?<\/script>/g;
const VARIABLE = /--[a-z][\w-]*/g;

export type LeanSizes = { pages: number; before: number; after: number };

/** The parts of the work that come out the same for many pages: what is asked again is known. */
type StyleWork = {
  lean: (css: string) => (variables: string) => string;
  words: (scripts: string) => string[];
  ofScripts: (words: readonly string[]) => { words: Set<string>; variables: string[] };
  classes: (css: string) => SheetClasses;
};

const styleWork = (): StyleWork => ({
  lean: remembered((css) =>
    remembered((variables) => {
      const named = new Set(variables.split(' '));
      return leanStyles(css, (name) => named.has(name));
    }),
  ),
  words: remembered(words),
  ofScripts: remembered((list) => ({
    words: new Set(list),
    variables: list.join(' ').match(VARIABLE) ?? [],
  })),
  classes: remembered(sheetClasses),
});

/**
 * A page that looks and acts the same in fewer bytes. Its style sheet is inside the HTML; the words are those of
 * the scripts it can load.
 *
 * @param work remembers what pages share
 */
export function leanPage(html: string, scriptWords: readonly string[], work = styleWork()): string {
  const markup = leanMarkup(html);
  const css = STYLE.exec(markup)?.[1];
  if (!css) return markup;
  const rest = markup.replace(STYLE, '');
  const inline = work.words((rest.match(RUNNING_SCRIPT) ?? []).join(' '));
  const variables = new Set([...(rest.match(VARIABLE) ?? []), ...work.ofScripts(scriptWords).variables]);
  const used = classesIn(rest);
  const lean = work.lean(css)([...variables].sort().join(' '));
  // React and our scripts write classes by their long names, also on what they find in the page.
  const islands = cutAtIslands(rest).filter((_, index) => index % 2 === 1);
  const taken = work
    .ofScripts(scriptWords)
    .words.union(new Set(inline))
    .union(classesIn(islands.join('')));
  const names = shortNames(work.classes(lean), used, taken);
  const renamed = mapClasses(markup, (name) => names.get(name));
  return renamed.replace(STYLE, () => `<style>${renameInStyles(lean, names)}</style>`);
}

async function scriptWordsOf(directory: string): Promise<(html: string) => string[]> {
  const scripts = new Map<string, string>();
  for (const name of (await listFiles(directory)).filter((each) => each.endsWith('.js')))
    scripts.set(basename(name), await readFile(join(directory, name), 'utf8'));
  const names = new Map([...scripts.keys()].map((name) => [name, '']));
  // Few pages differ in what they load, and following it takes longer than all the rest.
  const found = new Map<string, string[]>();
  return (html) => {
    const named = scriptsOf(html, names).sort().join(' ');
    const texts = () => scriptsOf(named, scripts).map((name) => scripts.get(name));
    return found.getOrInsertComputed(named, () => words(texts().join(' ')));
  };
}

/**
 * Leaves in every page of a built site the styles it uses, and makes it lean; sizes in bytes.
 *
 * @param done hears of each page when it is written
 */
export async function leanPages(
  directory: string,
  keep: Keep = NOTHING_KEPT,
  done?: (name: string) => void,
): Promise<LeanSizes> {
  const scriptWords = await scriptWordsOf(directory);
  const withOwnStyles = pageStyles(keep);
  const work = styleWork();
  // Pages share their lists of words, which are as long as the pages: each is digested once.
  const listed = remembered((list: readonly string[]) => hash('sha256', list.join(' ')));
  const sizes = { pages: 0, before: 0, after: 0 };
  const rewrite = async (html: string) => {
    const ofScripts = scriptWords(html);
    const make = async () => leanPage(await withOwnStyles(html, ofScripts), ofScripts, work);
    const lean = await keep('lean page', [html, listed(ofScripts)], make);
    sizes.pages += 1;
    sizes.before += Buffer.byteLength(html);
    sizes.after += Buffer.byteLength(lean);
    return lean;
  };
  await rewritePages(directory, rewrite, done);
  return sizes;
}
