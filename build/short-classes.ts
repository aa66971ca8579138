/** A script or a style sheet, whole, or the opening tag of an element. */
const TAG = /<(script|style)\b[\s\S]*?<\/\1>|<[a-z](?:[^'">]|"[^"]*"|'[^']*')*>/gi;
const CLASS = /(?<=\sclass=")[^"]*(?=")/;
/** What a page only looks for by name, where React writes a value. */
const BARE = / (data-[\w-]+|hidden)="(?:true)?"/g;
const LETTERS = 'abcdefghijklmnopqrstuvwxyz';

/** "a" to "z", then "a0" to "z0", "a1" ...: no name of two letters, for ad blockers hide some of those. */
function nameAt(index: number): string {
  const round = Math.floor(index / LETTERS.length);
  return `${LETTERS[index % LETTERS.length]}${round > 0 ? round - 1 : ''}`;
}

/** A short name for each class, none of them forbidden. */
export function shortNames(classes: Iterable<string>, forbidden: ReadonlySet<string>): Map<string, string> {
  let index = 0;
  const next = () => nameAt(index++);
  return new Map(
    [...classes].map((name) => {
      let short = next();
      while (forbidden.has(short)) short = next();
      return [name, short];
    }),
  );
}

/** The classes of elements that a page has. */
export const classesIn = (html: string): Set<string> =>
  new Set([...html.matchAll(/\sclass="([^"]*)"/g)].flatMap(([, value = '']) => value.split(' ')));

/** Renames the classes of elements, and leaves text, scripts and style sheets alone; an attribute that only has to be there has no value. */
export function renameClasses(html: string, names: ReadonlyMap<string, string>): string {
  const renamed = (value: string) => value.replace(/\S+/g, (name) => names.get(name) ?? name);
  return html.replace(TAG, (tag, isText?: string) =>
    isText ? tag : tag.replace(CLASS, renamed).replace(BARE, ' $1'),
  );
}
