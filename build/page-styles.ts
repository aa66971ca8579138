import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { Parser } from 'htmlparser2';
import { listFiles } from '../server/serving/read-files.ts';
import { markupWords, pruneStyles, readSheet, type Sheet, VARIABLE, words } from './prune-styles.ts';

/** A script or a style sheet, whole, or the opening tag of an element. */
const TAG = /<(script|style)\b[\s\S]*?<\/\1>|<[a-z](?:[^'">]|"[^"]*"|'[^']*')*>/gi;
/** The classes of a tag go first: what elements have in common then stands together. */
const CLASS = /^(<[\w-]+)((?:[^'">]|"[^"]*"|'[^']*')*?)\sclass="([^"]*)"/;
/** What a page only looks for by name, where React writes a value. */
const BARE = / (data-[\w-]+|hidden)="(?:true)?"/g;
const LETTERS = 'abcdefghijklmnopqrstuvwxyz';

/** "a" to "z", then "a0" to "z0", "a1" ...: no name of two letters, for ad blockers hide some of those. */
function nameAt(index: number): string {
  const round = Math.floor(index / LETTERS.length);
  return `${LETTERS[index % LETTERS.length]}${round > 0 ? round - 1 : ''}`;
}

/** A short name for each list of classes, none of them forbidden. */
function shortNames(lists: Iterable<string>, forbidden: ReadonlySet<string>): Map<string, string> {
  let index = 0;
  const next = () => nameAt(index++);
  return new Map(
    [...lists].map((list) => {
      let short = next();
      while (forbidden.has(short)) short = next();
      return [list, short];
    }),
  );
}

/** The lists of classes that elements of a page have. */
const listsIn = (html: string): string[] =>
  [...html.matchAll(/\sclass="([^"]*)"/g)].map(([, list = '']) => list);

/** Renames the classes of elements, and leaves text, scripts and style sheets alone; an attribute that only has to be there has no value. */
function renameClasses(html: string, renamed: (list: string) => string): string {
  return html.replace(TAG, (tag, isText?: string) =>
    isText
      ? tag
      : tag
          .replace(CLASS, (_, name, others, list) => `${name} class="${renamed(list)}"${others}`)
          .replace(BARE, ' $1'),
  );
}

const STYLE = /<style>([\s\S]*?)<\/style>/;
/** What scripts read or write: they name classes as they are in the source. */
const LIVE = /<script(?![^>]*ld\+json)[^>]*>[\s\S]*?<\/script>|<astro-island\b[\s\S]*<\/astro-island>/g;
/** A layer is as strong as its place among those first named: the site's own sheet comes first and names them all. */
const LAYER = /@layer (\w+)\{/g;
const LAYERS = ['theme', 'base', 'components', 'utilities'];

/** One name for the utilities of each list, the shortest for what is used most. */
function nameLists({ sheet, used, live, lists }: Group) {
  const renamed = sheet.utilities.intersection(used).difference(live);
  const split = (list: string) => list.split(/\s+/).filter(Boolean);
  const utilitiesOf = (list: string) =>
    split(list)
      .filter((name) => renamed.has(name))
      .sort()
      .join(' ');
  const counts = new Map<string, number>();
  for (const [list, count] of lists) {
    const key = utilitiesOf(list);
    if (key) counts.set(key, (counts.get(key) ?? 0) + count);
  }
  const keys = [...counts].sort(([, one], [, other]) => other - one).map(([key]) => key);
  const short = shortNames(keys, sheet.classes.union(new Set([...lists.keys()].flatMap(split))));
  return {
    rename: (list: string) =>
      [...split(list).filter((name) => !renamed.has(name)), short.get(utilitiesOf(list)) ?? []]
        .flat()
        .join(' '),
    /** The names that each utility is in, on elements with one of the lists. */
    within(of: Iterable<string>) {
      const names = new Map<string, string[]>();
      for (const key of new Set([...of].map(utilitiesOf)))
        for (const utility of split(key))
          names.getOrInsertComputed(utility, () => []).push(short.get(key) ?? '');
      return names;
    },
  };
}

/** Where the first screen ends (src/ui/fold.tsx); without this mark, with the page's main part. */
const FOLD = /<template data-fold[^>]*><\/template>|(?=<\/main>)/;
/** Parts before it that do not show while the page arrives: menus, and the popup. */
const UNSEEN = /<div [^>]*popover="[\s\S]*?<\/div>|<aside [^>]*hidden[\s\S]*?<\/aside>/g;
/**
 * The rest of the styles. What follows is shown once they are there: browsers do not draw past a sheet in the body, and
 * Firefox does not past a script that waits for one.
 */
const restLink = (path: string) => `<link rel="stylesheet" href="${path}"><script> </script>`;

/** Throws when layers are in another order than ours. */
function refuseOtherLayers(css: string) {
  const layers = [...new Set([...css.matchAll(LAYER)].map(([, layer = '']) => layer))];
  const ours = layers.filter((layer) => LAYERS.includes(layer));
  if (ours.join() !== LAYERS.filter((layer) => ours.includes(layer)).join())
    throw new Error("A view's styles come before the site's: its route imports document.astro first");
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

/** Pages of one sheet: what any of them uses of it. */
type Group = {
  sheet: Sheet;
  /** Of the sheet's file. */
  name: string;
  used: Set<string>;
  variables: Set<string>;
  /** Words of scripts, which know classes by their names in the source. */
  live: Set<string>;
  /** How often each list of classes is on a page. */
  lists: Map<string, number>;
};
type Rest = { path: string; css: string };

/** Elements, classes and ids of the first screen, its lists of classes and attributes; undefined for what is no whole page. */
function firstScreen(html: string) {
  const fold = html.search(FOLD);
  if (fold < 0) return undefined;
  const names = new Set<string>();
  const attributes = new Set<string>();
  const lists = new Set<string>();
  const parser = new Parser({
    onopentag(tag, { class: classes = '', id = '', ...others }) {
      lists.add(classes);
      for (const name of [tag, id, ...classes.split(/\s+/)]) names.add(name);
      for (const name of Object.keys(others)) attributes.add(name);
    },
  });
  parser.end(html.slice(0, fold).replace(UNSEEN, ''));
  return { names, attributes, lists };
}

/**
 * Gives pages only the styles they use. `read` takes each page first: pages with one sheet share one file of what they use of
 * it, and the utilities of Tailwind that an element has get one short name where no script names them. Then `finish` puts into a page what its first screen needs, and a link to the file after it: the same rules again in the order
 * of the sheet, so that nothing depends on which came first.
 */
export function pageStyles(scripts: ReadonlyMap<string, string>) {
  const scriptsOf = scriptFinder(scripts);
  const groups = new Map<string, Group>();
  const ofScripts = new Map<string, { words: Set<string>; variables: Set<string> }>();
  const named = new Map<Group, ReturnType<typeof nameLists>>();
  const pruned = new Map<string, string>();
  const readScripts = (text: string) => ({
    words: words(text),
    variables: new Set(text.match(VARIABLE)),
  });

  /** Throws when layers are in another order than ours. */
  function read(html: string, name: string) {
    const css = STYLE.exec(html)?.[1];
    if (!css) return;
    const group = groups.getOrInsertComputed(css, () => {
      refuseOtherLayers(css);
      return {
        sheet: readSheet(css),
        name: name.replace(/\.html$/, '').replaceAll('/', '-'),
        used: new Set(),
        variables: new Set(),
        live: new Set(),
        lists: new Map(),
      };
    });
    const loaded = scriptsOf(html);
    const script = ofScripts.getOrInsertComputed(loaded.join(), () =>
      readScripts(loaded.map((file) => scripts.get(file)).join(' ')),
    );
    const rest = html.replace(STYLE, '');
    const live = script.words.union(words((rest.match(LIVE) ?? []).join(' ')));
    const variables = script.variables.union(new Set(rest.match(VARIABLE)));
    for (const word of group.sheet.names.intersection(markupWords(rest).union(script.words)))
      group.used.add(word);
    for (const word of group.sheet.utilities.intersection(live)) group.live.add(word);
    for (const variable of variables) if (css.includes(variable)) group.variables.add(variable);
    for (const list of listsIn(rest)) group.lists.set(list, (group.lists.get(list) ?? 0) + 1);
  }

  function finish(html: string): { html: string; rest?: Rest } {
    const css = STYLE.exec(html)?.[1];
    const group = css && groups.get(css);
    if (!group) return { html };
    const { rename, within } = named.getOrInsertComputed(group, nameLists);
    const prune = (used: ReadonlySet<string>, on: Iterable<string>, attributes?: ReadonlySet<string>) => {
      const lists = within(on);
      const asked = [used, new Set([...lists.values()].flat()), attributes ?? new Set()];
      const key = [css, ...asked.map((set) => [...set].sort().join(' '))].join('\n');
      return pruned.getOrInsertComputed(key, () =>
        pruneStyles(css, used, { named: group.variables, lists, attributes }),
      );
    };
    const whole = prune(group.used, group.lists.keys());
    const first = firstScreen(html.replace(STYLE, ''));
    const own = first ? prune(group.used.intersection(first.names), first.lists, first.attributes) : whole;
    const hash = createHash('sha256').update(whole).digest('hex').slice(0, 8);
    const rest = { path: `/_astro/${group.name}.${hash}.css`, css: whole };
    return {
      html: renameClasses(html, rename)
        .replace(STYLE, () => `<style>${own}</style>`)
        .replace(FOLD, () => restLink(rest.path)),
      ...(first && { rest }),
    };
  }
  return { read, finish };
}

/** The texts of all scripts of a built site, by the names of their files. */
export async function builtScripts(directory: string): Promise<Map<string, string>> {
  const names = (await listFiles(directory)).filter((name) => name.endsWith('.js'));
  const read = async (name: string) =>
    [basename(name), await readFile(join(directory, name), 'utf8')] as const;
  return new Map(await Promise.all(names.map(read)));
}
