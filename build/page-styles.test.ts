import { expect, test } from 'vitest';
import { scriptFinder } from './built-scripts.ts';
import { insertedStyles, pageStyles, pruneStyles } from './page-styles.ts';

const CSS = [
  ':root{--ink:red;--idle:blue}',
  '.card>p,a:hover{color:red}',
  '@media (width>=40rem){.sm\\:grid-cols-\\[1fr_2fr\\]{display:grid}}',
  '.table{display:table;&.wide{width:100%}}',
  '.card:not(.folded){color:var(--ink)}',
  '#main:focus-visible{outline:0}',
  '@keyframes spin{to{rotate:1turn}}',
  '@font-face{font-family:Sans One;src:url(a.woff2)}@font-face{font-family:"Serif One";src:url(b.woff2)}',
  'p{font-family:Sans One,Arial}',
  '[aria-expanded=true] .card{margin:0}',
].join('');

test('a style sheet contains the used rules with their states, and no unused rules, keyframes and fonts', () => {
  const pruned = pruneStyles(CSS, new Set(['p', 'a', 'card', 'sm:grid-cols-[1fr_2fr]']));
  for (const used of ['.card>p', 'a:hover', 'sm\\:grid-cols', ':not(.folded)', 'aria', 'a.woff2'])
    expect(pruned).toContain(used);
  for (const removed of ['.table', '.wide', '#main', 'spin', 'b.woff2'])
    expect(pruned).not.toContain(removed);
});

test('styles of inserted HTML may depend on elements of the page around it', () => {
  const rule = ':root:has(.menu:popover-open,select:focus) .bar{display:none}';
  const options = { scripts: new Map(), scope: 'inserted' };
  expect(insertedStyles(rule, '<p class="bar"></p>', options)).toBe(rule);
  expect(insertedStyles(rule, '<p></p>', options)).toBe('');
});

test('scriptFinder finds the scripts that a page names, and their imports', () => {
  const scriptsOf = scriptFinder(
    new Map([
      ['contact.A1.js', 'import{r as R}from"./react.B2.js";const c="grid"'],
      ['react.B2.js', 'import("./contact.A1.js")'],
      ['quiz.C3.js', 'import"./react.B2.js"'],
    ]),
  );
  const page = '<astro-island component-url="/_astro/contact.A1.js"></astro-island>';
  expect(scriptsOf(page)).toEqual(['contact.A1.js', 'react.B2.js']);
  expect(scriptsOf('<p>gone.D4.js</p>')).toEqual([]);
});

const sheet = (utilities: string, rest = '') =>
  `<style>${rest}@layer utilities{${utilities}}</style>`;
const MARGIN = '.mt-8{margin-top:2rem}';
const finishStyles = (html: string) => pageStyles(new Map())(html, []);

test('a utility class gets a short name on elements and in the style sheet, even with arbitrary values and variants', () => {
  const css =
    '.text-\\[1\\.5rem\\]\\/6{font-size:1.5rem}@media (width>=40rem){.sm\\:\\*\\:flex-1>*{flex:1}}.hover\\:underline:hover{color:red}';
  const html = `${sheet(css)}<p class="text-[1.5rem]/6 x-group">1</p><ul class="sm:*:flex-1 hover:underline"></ul>`;
  expect(finishStyles(html)).toBe(
    `${sheet('.a{font-size:1.5rem}@media (width>=40rem){.b>*{flex:1}}.c:hover{color:red}')}<p class="a x-group">1</p><ul class="b c"></ul>`,
  );
});

test('texts, scripts and data that look like classes are unchanged', () => {
  const rest =
    '<script type="application/ld+json">{"a":"<p class=\\"mt-8\\">"}</script><code title="1 > 2">class="mt-8"</code>';
  expect(finishStyles(`${sheet(MARGIN)}${rest}<p class="mt-8">1</p>`)).toBe(
    `${sheet('.a{margin-top:2rem}')}${rest}<p class="a">1</p>`,
  );
});
