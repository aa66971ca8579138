const LAYER = '@layer utilities{';
const PRELUDE = /[^{};]+(?=\{)/g;
const CLASS = /\.((?:\\.|[\w-]|[^\0-\x7f])+)/g;
const LETTERS = 'abcdefghijklmnopqrstuvwxyz';

const isSelector = (prelude: string) => !prelude.trim().startsWith('@');
const unescaped = (name: string) => name.replaceAll('\\', '');

/** Class names in the selectors of a style sheet, in its order. */
function classesOf(css: string): Set<string> {
  const selectors = (css.match(PRELUDE) ?? []).filter(isSelector).join(' ');
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

/**
 * Short names for Tailwind's utilities, which are long and stand on every element: old name to new.
 * `used` are the classes on the page's elements; `taken` are the names that must stay, as scripts write them.
 */
export function shortNames(
  css: string,
  used: ReadonlySet<string>,
  taken: ReadonlySet<string>,
): Map<string, string> {
  const [utilities, rest] = parted(css);
  const elsewhere = classesOf(rest);
  const forbidden = new Set([...used, ...elsewhere]);
  const names = new Map<string, string>();
  let index = 0;
  for (const name of classesOf(utilities)) {
    if (!used.has(name) || elsewhere.has(name) || taken.has(name)) continue;
    while (forbidden.has(nameAt(index))) index += 1;
    names.set(name, nameAt(index));
    index += 1;
  }
  return names;
}

export function renameInStyles(css: string, names: ReadonlyMap<string, string>): string {
  return css.replace(PRELUDE, (prelude) =>
    isSelector(prelude)
      ? prelude.replace(CLASS, (all, name: string) => {
          const short = names.get(unescaped(name));
          return short ? `.${short}` : all;
        })
      : prelude,
  );
}
