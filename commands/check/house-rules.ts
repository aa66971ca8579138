import type { SourceFile } from './dependency-direction.ts';

export const MAX_LINES = 300;
const VAGUE_NAMES = ['utils', 'helpers', 'common', 'misc'];
// Written in pieces, or this file would break its own rule.
const FORBIDDEN = [
  'TO' + 'DO',
  'FIX' + 'ME',
  '@ts-' + 'ignore',
  '@ts-' + 'expect-error',
  'biome-' + 'ignore',
];
const STYLE_ATTRIBUTE = /\sstyle=["{]/;
const ROUTE = /^src\/pages\/.*\.astro$/;
export const MAX_ROUTE_LINES = 25;
/** `found!.data`: content that is missing says so by name, in `src/content/entries.ts`. */
const NON_NULL = /[\w)\]]!(?=[.,;)\]])/;
const IS_MARKUP = /\.(astro|tsx)$/;

/** Source files in; one line for each breach of the rules in CONTRIBUTING.md that no other check sees out. */
export function houseRuleBreaches(files: readonly SourceFile[]): string[] {
  return files.flatMap(({ path, text }) => {
    const lines = text.split('\n').length - 1;
    const limit = ROUTE.test(path) ? MAX_ROUTE_LINES : MAX_LINES;
    const names = path.split('/').map((part) => part.replace(/\..*$/, ''));
    return [
      ...(lines > limit ? [`${path}: ${lines} lines, the limit is ${limit}`] : []),
      ...names.filter((name) => VAGUE_NAMES.includes(name)).map((name) => `${path}: "${name}" says nothing`),
      ...FORBIDDEN.filter((word) => text.includes(word)).map((word) => `${path}: contains ${word}`),
      ...(path.endsWith('.astro') && NON_NULL.test(text) ? [`${path}: has a non-null assertion`] : []),
      ...(IS_MARKUP.test(path) && STYLE_ATTRIBUTE.test(text) ? [`${path}: has a style attribute`] : []),
    ];
  });
}
