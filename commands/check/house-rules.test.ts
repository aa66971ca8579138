import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { ROOT } from '../bootstrap/install.mjs';

const MAX_ROUTE_LINES = 50;
// The words are split, or this file would break its own rule.
const FORBIDDEN = [
  'TO' + 'DO',
  'FIX' + 'ME',
  '@ts-' + 'ignore',
  '@ts-' + 'expect-error',
  'biome-' + 'ignore',
];
const STYLE_ATTRIBUTE = /\sstyle=["{]/;
/**
 * Missing content throws an error that names it (`src/content/entries.ts`), so no route needs `!`.
 */
const NON_NULL = /[\w)\]]!(?=[.,;)\]])/;
const EXPRESSION = /\{(?:[^{}]|\{[^{}]*\})*\}/g;
const COMPONENT = /<\/?(?:[A-Z]\w*|slot)(?:\s[^<>]*)?>/g;
/** An attribute with more than two words is a text for readers. */
const TEXT_ATTRIBUTE = /="[^"]*\s[^"]*\s[^"]*"/;

const SOURCES = '{src,server,build,commands,tests}/**/*.{ts,tsx,mjs,astro,css}';
const files = globSync(SOURCES, { cwd: ROOT }).map((path) => ({
  path: path.replaceAll('\\', '/'),
  text: readFileSync(join(ROOT, path), 'utf8'),
}));
const views = files.filter(({ path }) => path.endsWith('.astro'));
const paths = (matches: { path: string }[]) => matches.map(({ path }) => path);

test.each(FORBIDDEN)('no file contains "%s"', (word) => {
  expect(paths(files.filter(({ text }) => text.includes(word)))).toEqual([]);
});

test('views have no style attribute and no non-null assertion', () => {
  expect(
    paths(views.filter(({ text }) => STYLE_ATTRIBUTE.test(text) || NON_NULL.test(text))),
  ).toEqual([]);
});

test('a route is short, and has no text and no markup of its own', () => {
  const routes = views.filter(({ path }) => path.startsWith('src/pages/'));
  const longOrMixedRoutes = routes.filter(({ text }) => {
    const template = text.replace(/^---\n[\s\S]*?^---$/m, '').replace(EXPRESSION, '');
    const isLong = text.split('\n').length - 1 > MAX_ROUTE_LINES;
    return isLong || TEXT_ATTRIBUTE.test(template) || template.replace(COMPONENT, '').trim();
  });
  expect(paths(longOrMixedRoutes)).toEqual([]);
});
