import {
  Features,
  type Selector,
  type SelectorComponent,
  type TransformOptions,
  transform,
} from 'lightningcss';
import { scriptFinder } from './built-scripts.ts';

const TAG = /<(script|style)\b[\s\S]*?<\/\1>|<[a-z](?:[^'">]|"[^"]*"|'[^']*')*>/gi;
const CLASS = /(?<=\sclass=")[^"]*(?=")/;
/** React writes values such as `hidden=""`, which no style and no script reads. */
const VALUELESS_ATTRIBUTES = / (data-[\w-]+|hidden)="(?:true)?"/g;
const LETTERS = 'abcdefghijklmnopqrstuvwxyz';

/** Names of two letters are not used, because ad blockers hide some of them. */
function nameAt(index: number): string {
  const round = Math.floor(index / LETTERS.length);
  return `${LETTERS[index % LETTERS.length]}${round > 0 ? round - 1 : ''}`;
}

function assignShortNames(
  classes: Iterable<string>,
  forbidden: ReadonlySet<string>,
): Map<string, string> {
  let index = 0;
  const takeName = () => nameAt(index++);
  return new Map(
    [...classes].map((name) => {
      let shortName = takeName();
      while (forbidden.has(shortName)) shortName = takeName();
      return [name, shortName];
    }),
  );
}

const classesIn = (html: string): Set<string> =>
  new Set([...html.matchAll(/\sclass="([^"]*)"/g)].flatMap(([, value = '']) => value.split(' ')));

function renameClasses(html: string, names: ReadonlyMap<string, string>): string {
  const renameAll = (value: string) => value.replace(/\S+/g, (name) => names.get(name) ?? name);
  return html.replace(TAG, (tag, isText?: string) =>
    isText ? tag : tag.replace(CLASS, renameAll).replace(VALUELESS_ATTRIBUTES, ' $1'),
  );
}

const STYLE = /<style>([\s\S]*?)<\/style>/;
const WORD = /[^<>"'`\s]*[^<>"'`\s:]/g;
/** Matches tags and scripts that run, because only these can contain the name of a class. */
const MARKUP =
  /<script(?![^>]*ld\+json)[^>]*>[\s\S]*?<\/script>|<\/?[a-z](?:"[^"]*"|'[^']*'|[^'">])*>/gi;
/** Class names in scripts and islands are not renamed, because they are used at run time. */
const SCRIPTS_AND_ISLANDS =
  /<script(?![^>]*ld\+json)[^>]*>[\s\S]*?<\/script>|<astro-island\b[\s\S]*<\/astro-island>/g;
/** Layers rank in the order in which they first appear, so the sheet of the site must be first. */
const LAYER = /@layer (\w+)\{/g;
const LAYERS = ['theme', 'base', 'components', 'utilities'];
const VARIABLE = /--[a-z][\w-]*/g;
const KEYFRAMES = /@keyframes ([\w-]+)/g;
const FONT_FACE = /@font-face\{[^}]*?font-family:"?([^";}]+)[^}]*\}/g;
const PRESERVED_COMMENT = /\/\*![\s\S]*?\*\//g;
const THEME = /@layer theme\{:root(?:,:host)?\{([^{}]*)\}\}/;
const REGISTERED_PROPERTY = /@property (--[\w-]+)\{[^}]*?initial-value:([^;}]+)[^}]*\}/g;
const EMPTY_LAYERS = /^@layer (?:properties|theme|,)+;/;
const PROPERTY_FALLBACK = /@layer properties\{@supports [^{]*\{[^{}]*\{[^{}]*\}\}\}/;

const wordsIn = (text: string): Set<string> => new Set(text.match(WORD) ?? []);
const markupWords = (html: string) =>
  wordsIn((html.replace(STYLE, '').match(MARKUP) ?? []).join(' '));

const version = (major: number, minor = 0) => (major << 16) | (minor << 8);
/** The oldest browsers that Tailwind 4 supports. Safari needs a prefix for some properties. */
const BROWSERS = {
  safari: version(16, 4),
  ios_saf: version(16, 4),
  firefox: version(128),
  chrome: version(111),
};

const minifyStyles = (
  css: string,
  options: Pick<TransformOptions<never>, 'visitor' | 'unusedSymbols' | 'targets' | 'exclude'>,
) =>
  transform({
    filename: 'page.css',
    code: Buffer.from(css),
    minify: true,
    ...options,
  }).code.toString();

type Sheet = {
  names: ReadonlySet<string>;
  classes: ReadonlySet<string>;
  utilities: ReadonlySet<string>;
};

const SELECTOR_FUNCTIONS = new Set(['is', 'where', 'not', 'has']);
const isNegation = (part: SelectorComponent) => part.type === 'pseudo-class' && part.kind === 'not';
const isRoot = (part: SelectorComponent | undefined) =>
  part?.type === 'pseudo-class' && part.kind === 'root';
const nameOf = (part: SelectorComponent) =>
  part.type === 'class' || part.type === 'id' || part.type === 'type' ? part.name : undefined;
const innerSelectors = (part: SelectorComponent): Selector[] =>
  part.type === 'pseudo-class' && SELECTOR_FUNCTIONS.has(part.kind) && 'selectors' in part
    ? (part.selectors as Selector[])
    : [];

type Visitor = NonNullable<TransformOptions<never>['visitor']>;
const WITHOUT_UTILITIES: Visitor = {
  Rule: { 'layer-block': ({ value }) => (value.name?.[0] === 'utilities' ? [] : undefined) },
};

function namesIn(css: string, visitor: Visitor = {}) {
  const [names, classes] = [new Set<string>(), new Set<string>()];
  function addNames(selector: Selector) {
    for (const part of selector) {
      const name = nameOf(part);
      if (name) names.add(name);
      if (name && part.type === 'class') classes.add(name);
      innerSelectors(part).forEach(addNames);
    }
  }
  transform({
    filename: 'page.css',
    code: Buffer.from(css),
    visitor: { ...visitor, Selector: (selector) => addNames(selector) },
  });
  return { names, classes };
}

function readSheet(css: string): Sheet {
  const { names, classes } = namesIn(css);
  const otherClasses = namesIn(css, WITHOUT_UTILITIES).classes;
  return { names, classes, utilities: classes.difference(otherClasses) };
}

// Replaces a variable by its value if no rule sets the variable. `usedVariables`, which the page or
// its scripts use, stay.
function withoutVariables(css: string, usedVariables: ReadonlySet<string>): string {
  const theme = (THEME.exec(css)?.[1] ?? '').split(';').map((entry) => entry.split(/:(.*)/s));
  const initialValues = [
    ...theme,
    ...[...css.matchAll(REGISTERED_PROPERTY)].map(([, name, value]) => [name, value]),
  ];
  const rules = css.replace(THEME, '').replace(PROPERTY_FALLBACK, '');
  const isSet = (name: string) => rules.includes(`{${name}:`) || rules.includes(`;${name}:`);
  let plain = css;
  for (const [name = '', value = ''] of initialValues)
    if (!isSet(name) && !usedVariables.has(name))
      plain = plain.replaceAll(`var(${name})`, () => value);
  return plain;
}

/** `usedNames` and `usedVariables` are the words and CSS variables in the page and its scripts. */
export function pruneStyles(
  css: string,
  usedNames: ReadonlySet<string>,
  usedVariables: ReadonlySet<string> = new Set(),
  shortNames: ReadonlyMap<string, string> = new Map(),
): string {
  function pruneSelector(selector: Selector, keepsNames = false): Selector[] {
    const parts: Selector = [];
    for (const part of selector) {
      const name = nameOf(part);
      if (name && !keepsNames && !usedNames.has(name)) return [];
      const originalSelectors = innerSelectors(part);
      // An element that `:root:has()` selects may be in the page around the inserted HTML.
      const keepsInnerNames = keepsNames || isNegation(part) || isRoot(parts[0]);
      const prunedSelectors = originalSelectors.flatMap((inner) =>
        pruneSelector(inner, keepsInnerNames),
      );
      if (originalSelectors.length > 0 && prunedSelectors.length === 0) return [];
      const shortName = part.type === 'class' && shortNames.get(part.name);
      const changed = {
        ...part,
        ...(shortName && { name: shortName }),
        ...(originalSelectors.length > 0 && { selectors: prunedSelectors }),
      };
      parts.push(changed as SelectorComponent);
    }
    return [parts];
  }
  const withoutUnused = minifyStyles(css.replace(PRESERVED_COMMENT, ''), {
    visitor: { Selector: (selector) => pruneSelector(selector) },
  });
  const rules = withoutVariables(withoutUnused, usedVariables);
  const isUnused = (name: string) => !usedVariables.has(name) && !rules.includes(`var(${name}`);
  const variables = new Set(rules.match(VARIABLE) ?? []);
  const keyframes = [...rules.matchAll(KEYFRAMES)].map(([, name = '']) => name);
  const isUnusedAnimation = (name: string) => rules.split(name).length === 2;
  const unusedSymbols = [
    ...[...variables].filter(isUnused),
    ...keyframes.filter(isUnusedAnimation),
  ];
  const pruned = minifyStyles(rules, {
    unusedSymbols,
    targets: BROWSERS,
    exclude: Features.LightDark | Features.LogicalProperties,
  }).replace(EMPTY_LAYERS, '');
  const otherRules = pruned.replace(FONT_FACE, '');
  return pruned.replace(FONT_FACE, (face, family: string) =>
    otherRules.includes(family) ? face : '',
  );
}

/** Pages with the same class names share a result, so that more cities take no more time. */
export function pageStyles(scripts: ReadonlyMap<string, string>) {
  const sheets = new Map<string, Sheet>();
  const wordsOfScripts = new Map<string, { words: Set<string>; variables: Set<string> }>();
  const results = new Map<string, { style: string; shortNames: Map<string, string> }>();
  const wordsAndVariablesOf = (text: string) => ({
    words: wordsIn(text),
    variables: new Set(text.match(VARIABLE)),
  });
  /** Throws if the layers are in another order than LAYERS. */
  return (html: string, loadedScripts: readonly string[]) => {
    const css = STYLE.exec(html)?.[1];
    if (!css) return html;
    const layers = [...new Set([...css.matchAll(LAYER)].map(([, layer = '']) => layer))];
    const ownLayers = layers.filter((layer) => LAYERS.includes(layer));
    if (ownLayers.join() !== LAYERS.filter((layer) => ownLayers.includes(layer)).join())
      throw new Error(
        'The styles of a view come before the styles of the site: import document.astro first in its route',
      );
    const { names, classes, utilities } = sheets.getOrInsertComputed(css, readSheet);
    const loadedWords = wordsOfScripts.getOrInsertComputed(loadedScripts.join(), () =>
      wordsAndVariablesOf(loadedScripts.map((name) => scripts.get(name)).join(' ')),
    );
    const markup = html.replace(STYLE, '');
    const usedInMarkup = markupWords(markup);
    const runtimeWords = wordsIn((markup.match(SCRIPTS_AND_ISLANDS) ?? []).join(' '));
    const variables = new Set(markup.match(VARIABLE)).union(loadedWords.variables);
    const usedNames = names.intersection(usedInMarkup.union(loadedWords.words));
    const usedVariables = new Set([...variables].filter((name) => css.includes(name)));
    const renamedClasses = [...utilities].filter(
      (name) => usedNames.has(name) && !runtimeWords.has(name) && !loadedWords.words.has(name),
    );
    const key = [usedNames, usedVariables, renamedClasses].map((set) => [...set].sort().join(' '));
    const { style, shortNames } = results.getOrInsertComputed([...key, css].join('\n'), () => {
      const newShortNames = assignShortNames(renamedClasses, classes.union(classesIn(markup)));
      return {
        shortNames: newShortNames,
        style: pruneStyles(css, usedNames, usedVariables, newShortNames),
      };
    });
    return renameClasses(html, shortNames).replace(STYLE, () => `<style>${style}</style>`);
  };
}

/** Limits the rules to elements inside an element with the class `scope`. */
function scopeStyles(css: string, scope: string): string {
  const parent: SelectorComponent = { type: 'class', name: scope };
  function scopeSelector(selector: Selector): Selector {
    if (!isRoot(selector[0]))
      return [parent, { type: 'combinator', value: 'descendant' }, ...selector];
    // A longer selector has a condition for the whole page, such as :root:has(…).
    return selector.length === 1 ? [parent] : selector;
  }
  return minifyStyles(css.replace(FONT_FACE, ''), {
    visitor: { Selector: scopeSelector },
  });
}

// Returns the rules of `css` that `html` needs. A script inserts `html` into an element with the
// class `scope`.
export function insertedStyles(
  css: string,
  html: string,
  { scripts, scope }: { scripts: ReadonlyMap<string, string>; scope: string },
): string {
  const loadedScripts = scriptFinder(scripts)(html).map((name) => scripts.get(name));
  const text = [html, ...loadedScripts].join(' ');
  return scopeStyles(pruneStyles(css, wordsIn(text), new Set(text.match(VARIABLE))), scope);
}
