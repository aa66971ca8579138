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
const IS_MARKUP = /\.(astro|tsx)$/;

/** Source files in; one line for each breach of the rules in CONTRIBUTING.md that no other check sees out. */
export function houseRuleBreaches(files: readonly SourceFile[]): string[] {
  return files.flatMap(({ path, text }) => {
    const lines = text.split('\n').length - 1;
    const names = path.split('/').map((part) => part.replace(/\..*$/, ''));
    return [
      ...(lines > MAX_LINES ? [`${path}: ${lines} lines, the limit is ${MAX_LINES}`] : []),
      ...names.filter((name) => VAGUE_NAMES.includes(name)).map((name) => `${path}: "${name}" says nothing`),
      ...FORBIDDEN.filter((word) => text.includes(word)).map((word) => `${path}: contains ${word}`),
      ...(IS_MARKUP.test(path) && STYLE_ATTRIBUTE.test(text) ? [`${path}: has a style attribute`] : []),
    ];
  });
}
