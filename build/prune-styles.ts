import { type Selector, type SelectorComponent, transform, type Visitor } from 'lightningcss';

/** Everything that may be part of a class name, Tailwind's brackets and colons included. */
const WORD = /[^<>"'`\s]*[^<>"'`\s:]/g;
/** Tags, and scripts that run. What a page says to its readers names no class. */
const MARKUP = /<script(?![^>]*ld\+json)[^>]*>[\s\S]*?<\/script>|<\/?[a-z](?:"[^"]*"|'[^']*'|[^'">])*>/gi;
export const VARIABLE = /--[a-z][\w-]*/g;
const KEYFRAMES = /@keyframes ([\w-]+)/g;
/** A typeface with the name of its family. */
const FACE = /@font-face\{[^}]*?font-family:"?([^";}]+)[^}]*\}/g;
/** Notes that the minifier would keep. */
const NOTE = /\/\*![\s\S]*?\*\//g;
/** Variables of the theme, which is a layer of one rule. */
const THEME = /@layer theme\{:root(?:,:host)?\{([^{}]*)\}\}/;
/** Tailwind's registered variables, and what it does for browsers without `@property`. */
const REGISTERED = /@property (--[\w-]+)\{[^}]*?initial-value:([^;}]+)[^}]*\}/g;
/** What is left of layers without a rule. */
const EMPTY_LAYERS = /^@layer (?:properties|theme|,)+;/;
const FALLBACK = /@layer properties\{@supports [^{]*\{[^{}]*\{[^{}]*\}\}\}/;

/** The words of a text that could name a class, an element or an attribute, each once. */
export const words = (text: string): Set<string> => new Set(text.match(WORD) ?? []);
export const markupWords = (html: string) => words((html.match(MARKUP) ?? []).join(' '));

const minified = (css: string, options: { visitor?: Visitor<never>; unusedSymbols?: string[] }) =>
  transform({ filename: 'page.css', code: Buffer.from(css), minify: true, ...options }).code.toString();

export type Sheet = {
  /** Classes, ids and elements that its selectors ask for. */
  names: ReadonlySet<string>;
  classes: ReadonlySet<string>;
  /** Classes of Tailwind's utilities that no other rule names. */
  utilities: ReadonlySet<string>;
};

const INNER = new Set(['is', 'where', 'not', 'has']);
const isNot = (part: SelectorComponent) => part.type === 'pseudo-class' && part.kind === 'not';
/** What a pointer does to an element: nothing of it shows while a page arrives. */
const PRESSED = new Set(['hover', 'active']);
const comesLater = (part: SelectorComponent, attributes: ReadonlySet<string>) =>
  (part.type === 'pseudo-class' && PRESSED.has(part.kind)) ||
  (part.type === 'attribute' && !attributes.has(part.name));
/** On paper, and in windows that hold a few words of a line: both can wait for the whole sheet. */
const RARE =
  /@media (?:print|not all and \(width>=(?:16|20)rem\)|\(width<40rem\) and \(height<\d+rem\))\{(?:[^{}]|\{[^{}]*\})*\}/g;
const nameOf = (part: SelectorComponent) =>
  part.type === 'class' || part.type === 'id' || part.type === 'type' ? part.name : undefined;
/** The selectors within :is(), :where(), :not() and :has(). */
const innerOf = (part: SelectorComponent): Selector[] =>
  part.type === 'pseudo-class' && INNER.has(part.kind) && 'selectors' in part
    ? (part.selectors as Selector[])
    : [];

export function readSheet(css: string): Sheet {
  const [names, utilities, others] = [new Set<string>(), new Set<string>(), new Set<string>()];
  let inUtilities = false;
  function read(selector: Selector) {
    for (const part of selector) {
      const name = nameOf(part);
      if (name) names.add(name);
      if (name && part.type === 'class') (inUtilities ? utilities : others).add(name);
      innerOf(part).forEach(read);
    }
  }
  minified(css, {
    visitor: {
      Rule: {
        'layer-block': ({ value }) => {
          inUtilities = value.name?.[0] === 'utilities';
        },
      },
      RuleExit: ({ type }) => {
        if (type === 'layer-block') inUtilities = false;
      },
      Selector: (selector) => read(selector),
    },
  });
  return { names, classes: utilities.union(others), utilities: utilities.difference(others) };
}

/** Variables that no rule and nothing else on the page sets or reads by name stand where they are used, as they start. */
function withoutVariables(css: string, named: ReadonlySet<string>): string {
  const theme = (THEME.exec(css)?.[1] ?? '').split(';').map((entry) => entry.split(/:(.*)/s));
  const starts = [...theme, ...[...css.matchAll(REGISTERED)].map(([, name, value]) => [name, value])];
  const rules = css.replace(THEME, '').replace(FALLBACK, '');
  const isSet = (name: string) => rules.includes(`{${name}:`) || rules.includes(`;${name}:`);
  let plain = css;
  for (const [name = '', value = ''] of starts)
    if (!isSet(name) && !named.has(name)) plain = plain.replaceAll(`var(${name})`, () => value);
  return plain;
}

type Pruning = {
  /** Variables that the page and its scripts name. */
  named?: ReadonlySet<string>;
  /** Other names for classes: those of the lists of classes they are in. */
  lists?: ReadonlyMap<string, readonly string[]>;
  /** The attributes of what arrives, for it alone: without what scripts, a pointer or a printer bring about. */
  attributes?: ReadonlySet<string> | undefined;
};

/**
 * Leaves out the rules for classes, ids and elements that are not there, then the variables, animations and typefaces that
 * nothing names any more. `used` are words of the page and of its scripts.
 */
export function pruneStyles(
  css: string,
  used: ReadonlySet<string>,
  { named = new Set(), lists = new Map(), attributes }: Pruning = {},
): string {
  /** The forms of a part that can fit an element: one for each name it has, or none. */
  function forms(part: SelectorComponent, inNot: boolean): SelectorComponent[] {
    const name = nameOf(part);
    if (name && !inNot && !used.has(name)) return [];
    if (attributes && !inNot && comesLater(part, attributes)) return [];
    const given = innerOf(part);
    const inner = given.flatMap((each) => fitted(each, inNot || isNot(part)));
    if (given.length > 0) return inner.length > 0 ? [{ ...part, selectors: inner } as SelectorComponent] : [];
    const others = part.type === 'class' ? lists.get(part.name) : undefined;
    return others?.map((other) => ({ ...part, name: other }) as SelectorComponent) ?? [part];
  }
  /** The selector without what is not there; none when it can fit no element. */
  function fitted(selector: Selector, inNot = false): Selector[] {
    let made: Selector[] = [[]];
    for (const part of selector) {
      const next = forms(part, inNot);
      made = made.flatMap((start) => next.map((form) => [...start, form]));
    }
    return made;
  }
  const left = minified(css.replace(NOTE, ''), { visitor: { Selector: (selector) => fitted(selector) } });
  const rules = withoutVariables(attributes ? left.replace(RARE, '') : left, named);
  const isIdle = (name: string) => !named.has(name) && !rules.includes(`var(${name}`);
  const variables = new Set(rules.match(VARIABLE) ?? []);
  const keyframes = [...rules.matchAll(KEYFRAMES)].map(([, name = '']) => name);
  const isNowhere = (name: string) => rules.split(name).length === 2;
  const unusedSymbols = [...[...variables].filter(isIdle), ...keyframes.filter(isNowhere)];
  const pruned = minified(rules, { unusedSymbols }).replace(EMPTY_LAYERS, '');
  const rest = pruned.replace(FACE, '');
  return pruned.replace(FACE, (face, family: string) => (rest.includes(family) ? face : ''));
}
