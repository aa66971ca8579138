import type { SourceFile } from './source-files.ts';

export const MAX_ROUTE_LINES = 25;
const VAGUE_NAMES = ['utils', 'helpers', 'common', 'misc'];
// Written in pieces, or this file would break its own rule.
const FORBIDDEN = [
  'TO' + 'DO',
  'FIX' + 'ME',
  '@ts-' + 'ignore',
  '@ts-' + 'expect-error',
  'biome-' + 'ignore',
];
const IS_ASTRO = /\.astro$/;
const IS_ROUTE = /^src\/pages\/.*\.astro$/;
const STYLE_ATTRIBUTE = /\sstyle=["{]/;
/** `found!.data`: content that is missing says so by name, in `src/content/entries.ts`. */
const NON_NULL = /[\w)\]]!(?=[.,;)\]])/;
/** What a route's template is made of: expressions, and components with their attributes. */
const EXPRESSION = /\{(?:[^{}]|\{[^{}]*\})*\}/g;
const COMPONENT = /<\/?(?:[A-Z]\w*|slot)(?:\s[^<>]*)?>/g;
/** A value has at most two words; what has more is said to readers. */
const WORDS = /="[^"]*\s[^"]*\s[^"]*"/;

/** A route loads content, picks a view and renders it: it is short and has no words and no markup of its own. */
function routeBreaches({ path, text }: SourceFile) {
  if (!IS_ROUTE.test(path)) return [];
  const lines = text.split('\n').length - 1;
  const template = text.replace(/^---\n[\s\S]*?^---$/m, '').replace(EXPRESSION, '');
  return [
    ...(lines > MAX_ROUTE_LINES ? [`${path}: ${lines} lines, a route has at most ${MAX_ROUTE_LINES}`] : []),
    ...(WORDS.test(template) || template.replace(COMPONENT, '').trim()
      ? [`${path}: has words or markup of its own`]
      : []),
  ];
}

/** One line for each breach of the rules in CONTRIBUTING.md that no library sees. */
export function houseRuleBreaches(files: readonly SourceFile[]): string[] {
  return files.flatMap((file) => {
    const { path, text } = file;
    const names = path.split('/').map((part) => part.replace(/\..*$/, ''));
    return [
      ...names.filter((name) => VAGUE_NAMES.includes(name)).map((name) => `${path}: "${name}" says nothing`),
      ...FORBIDDEN.filter((word) => text.includes(word)).map((word) => `${path}: contains ${word}`),
      ...(IS_ASTRO.test(path) && STYLE_ATTRIBUTE.test(text) ? [`${path}: has a style attribute`] : []),
      ...(IS_ASTRO.test(path) && NON_NULL.test(text) ? [`${path}: has a non-null assertion`] : []),
      ...routeBreaches(file),
    ];
  });
}
