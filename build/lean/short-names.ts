const LAYER = '@layer utilities{';
/** What stands between braces and semicolons, with the brace that makes it the head of a rule. */
const RUN = /([^{};]+)(\{?)/g;
const CLASS = /\.((?:\\.|[\w-]|[^\0-\x7f])+)/g;
const LETTERS = 'abcdefghijklmnopqrstuvwxyz';

const isSelector = (prelude: string) => !prelude.trim().startsWith('@');
const unescaped = (name: string) => name.replaceAll('\\', '');

/** Class names in the selectors of a style sheet, in its order. */
function classesOf(css: string): Set<string> {
  const runs = [...css.matchAll(RUN)];
  const selectors = runs.flatMap(([, run = '', brace]) => (brace && isSelector(run) ? [run] : [])).join(' ');
  return new Set([...selectors.matchAll(CLASS)].map(([, name = '']) => unescaped(name)));
}

function parted(css: string): [utilities: string, rest: string] {
  const start = css.indexOf(LAYER);
  if (start < 0) return ['', css];
  let end = start + LAYER.length;
  for (let depth = 1; depth > 0 && end < css.length; end += 1) {
    if (css[end] === '{') depth += 1;
    if (css[end] === '}') depth -= 1;
  }
  return [css.slice(start, end), css.slice(0, start) + css.slice(end)];
}

/** "a" to "z", then "a0" to "z0", "a1" ...: no name of two letters, for ad blockers hide some of those. */
function nameAt(index: number): string {
  const round = Math.floor(index / LETTERS.length);
  return `${LETTERS[index % LETTERS.length]}${round > 0 ? round - 1 : ''}`;
}

/** Class names of a style sheet: those of the layer of Tailwind's utilities, and those of all other rules. */
export type SheetClasses = { utilities: ReadonlySet<string>; elsewhere: ReadonlySet<string> };

export function sheetClasses(css: string): SheetClasses {
  const [utilities, rest] = parted(css);
  return { utilities: classesOf(utilities), elsewhere: classesOf(rest) };
}

/**
 * Short names for Tailwind's utilities, which are long and stand on every element: old name to new.
 * `used` are the classes on the page's elements; `taken` are the names that must stay, as scripts write them.
 */
export function shortNames(
  { utilities, elsewhere }: SheetClasses,
  used: ReadonlySet<string>,
  taken: ReadonlySet<string>,
): Map<string, string> {
  const forbidden = new Set([...used, ...elsewhere]);
  const names = new Map<string, string>();
  let index = 0;
  for (const name of utilities) {
    if (!used.has(name) || elsewhere.has(name) || taken.has(name)) continue;
    while (forbidden.has(nameAt(index))) index += 1;
    names.set(name, nameAt(index));
    index += 1;
  }
  return names;
}

export function renameInStyles(css: string, names: ReadonlyMap<string, string>): string {
  return css.replace(RUN, (all, run: string, brace: string) =>
    brace && isSelector(run)
      ? all.replace(CLASS, (written, name: string) => {
          const short = names.get(unescaped(name));
          return short ? `.${short}` : written;
        })
      : all,
  );
}
