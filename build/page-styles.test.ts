import { expect, test } from 'vitest';
import { markupWords, pageStyles, pruneStyles, scriptFinder, selectorNames } from './page-styles.ts';

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

test('names are the classes and ids of selectors, not those of at-rules and declarations', () => {
  expect([...selectorNames(CSS)].sort()).toEqual(
    ['card', 'folded', 'main', 'sm:grid-cols-[1fr_2fr]', 'table', 'wide'].sort(),
  );
});

test('words come from tags and running scripts, not from what is read', () => {
  const words = [
    ...markupWords(
      '<style>.no{}</style><p class="card sm:grid-cols-[1fr_2fr]" title="a > b">table wide</p>' +
        '<script type="application/ld+json">{"x":"wide"}</script><script>add("stars")</script>',
    ),
  ];
  expect(words).toEqual(expect.arrayContaining(['card', 'sm:grid-cols-[1fr_2fr]', 'stars', 'b']));
  for (const word of ['table', 'wide', '.no{}']) expect(words).not.toContain(word);
});

test('a sheet keeps what is used, what is not there as little as it may be, and states', () => {
  const pruned = pruneStyles(CSS, new Set(['card', 'sm:grid-cols-[1fr_2fr]']));
  for (const kept of [
    '.card>p',
    'a:hover',
    'sm\\:grid-cols-\\[1fr_2fr\\]',
    ':not(.folded)',
    'aria-expanded',
    '--ink:red',
    'a.woff2',
  ])
    expect(pruned).toContain(kept);
  for (const gone of ['.table', '.wide', '#main', '--idle', 'spin', 'b.woff2'])
    expect(pruned).not.toContain(gone);
});

test('a page can load the scripts it names and those they name, no others', () => {
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

test('classes that only a script of the page sets keep their rules', () => {
  const withStyles = pageStyles(new Map([['a.A1.js', 'x.className="table"']]));
  const page = (script: string) => `<style>.table{color:red}</style><p></p>${script}`;
  expect(withStyles(page('<script src="/_astro/a.A1.js"></script>'))).toContain('.table');
  expect(withStyles(page(''))).not.toContain('.table');
});

test('a view whose styles come before the site’s stops the build, for a layer is as strong as its first place', () => {
  const page = (...layers: string[]) =>
    `<style>${layers.map((name) => `@layer ${name}{p{color:red}}`).join('')}</style><p>`;
  const styled = (...layers: string[]) => pageStyles(new Map())(page(...layers));
  expect(() => styled('components', 'base', 'utilities')).toThrow('imports document.astro first');
  expect(styled('base', 'components', 'utilities', 'components')).toContain('@layer base');
});
