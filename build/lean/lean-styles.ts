const COMMENT = /\/\*[\s\S]*?\*\//g;
/** Tailwind's registered variables, and what it does for browsers without `@property`. */
const REGISTERED = /@property (--tw-[\w-]+)\{([^}]*)\}/g;
const FALLBACK = /@layer properties\{@supports [^{]*\{[^{}]*\{[^{}]*\}\}\}/;
const INITIAL = /initial-value:([^;]+)/;
/** The theme is a layer of one rule. */
const THEME = /@layer theme\{:root\{([^{}]*)\}\}/;
const FACE = /@font-face\{[^{}]*\}/g;
/** The family's name, which the minifier quotes or does not. */
const FAMILY = /font-family:"?([^";}]+)/;
/** A declaration with a browser's prefix comes out of the minifier twice, one behind the other. */
const TWICE = /([{;])([\w-]+:[^;{}]+;)\2/g;

const names = (css: string, name: string) => new RegExp(`${name}(?![\\w-])`).test(css);
const sets = (css: string, name: string) => new RegExp(`[{;]${name}:`).test(css);

/** Variables that no rule sets are what they start as; those that no rule reads go. */
function withoutRegistered(css: string): string {
  const [fallback = ''] = FALLBACK.exec(css) ?? [];
  const rules = css.replace(FALLBACK, '').replace(REGISTERED, '');
  let lean = rules;
  let kept = '';
  for (const [block, name = '', body = ''] of css.matchAll(REGISTERED)) {
    const initial = INITIAL.exec(body)?.[1];
    if (initial !== undefined && !sets(rules, name)) lean = lean.replaceAll(`var(${name})`, () => initial);
    if (names(lean, name)) kept += block;
  }
  return kept ? fallback + lean + kept : lean;
}

/** Colors, sizes and fonts of the theme stand where they are used; a variable that something else sets or reads stays. */
function withoutTheme(css: string, isNamedElsewhere: (name: string) => boolean): string {
  const theme = THEME.exec(css)?.[1];
  if (theme === undefined) return css;
  let lean = css.replace(THEME, '');
  const kept = theme.split(';').filter((entry) => {
    const [name = '', value = ''] = entry.split(/:(.*)/s);
    if (sets(lean, name) || isNamedElsewhere(name)) return true;
    lean = lean.replaceAll(`var(${name})`, () => value);
    return names(lean, name);
  });
  return kept.length > 0 ? `@layer theme{:root{${kept.join(';')}}}${lean}` : lean;
}

/** A typeface that no rule names is never loaded. */
function withoutUnusedFaces(css: string): string {
  const rules = css.replace(FACE, '');
  return css.replace(FACE, (face) => (rules.includes(FAMILY.exec(face)?.[1] ?? face) ? face : ''));
}

/**
 * Says the same in fewer bytes: without comments, without variables that only the sheet reads and nothing changes,
 * typefaces that no rule names,
 * and without what it says twice in a row. `isNamedElsewhere`: whether anything but the sheet names it.
 */
export function leanStyles(css: string, isNamedElsewhere: (name: string) => boolean): string {
  const rules = withoutRegistered(css.replace(COMMENT, '').trim());
  return withoutUnusedFaces(withoutTheme(rules, isNamedElsewhere)).replace(TWICE, '$1$2');
}
