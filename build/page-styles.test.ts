import { expect, test } from 'vitest';
import { markupWords, pageStyles, pruneStyles, scriptsOf, selectorNames } from './page-styles.ts';

const CSS = [
  '.card>p,a:hover{color:red}',
  '@media (width>=40rem){.sm\\:grid-cols-\\[1fr_2fr\\]{display:grid}}',
  '.table{display:table;&.wide{width:100%}}',
  'input[type="email"]{color:var(--ink)}',
  '#main:focus-visible{outline:0}',
].join('');

test('names are those of selectors, without states, at-rules and declarations', () => {
  expect([...selectorNames(CSS)].sort()).toEqual(
    ['a', 'card', 'email', 'input', 'main', 'p', 'sm:grid-cols-[1fr_2fr]', 'table', 'type', 'wide'].sort(),
  );
});

test('words come from tags and running scripts, not from what is read', () => {
  const words = markupWords(
    '<style>.no{}</style><p class="card sm:grid-cols-[1fr_2fr]" title="a > b">table wide</p>' +
      '<script type="application/ld+json">{"x":"wide"}</script><script>add("stars")</script>',
  );
  expect(words).toEqual(expect.arrayContaining(['card', 'sm:grid-cols-[1fr_2fr]', 'stars', 'b']));
  for (const word of ['table', 'wide', '.no{}']) expect(words).not.toContain(word);
});

test('a sheet keeps what is used and the states that scripts set', async () => {
  const pruned = await pruneStyles(CSS, ['card', 'p', 'sm:grid-cols-[1fr_2fr]']);
  expect(pruned).toContain('.card>p{color:red}');
  expect(pruned).toContain('sm\\:grid-cols-\\[1fr_2fr\\]');
  for (const gone of ['.table', 'a:hover', 'input']) expect(pruned).not.toContain(gone);
});

test('a page can load the scripts it names and those they name, no others', () => {
  const scripts = new Map([
    ['contact.A1.js', 'import{r as R}from"./react.B2.js";const c="grid"'],
    ['react.B2.js', 'import("./contact.A1.js")'],
    ['quiz.C3.js', 'import"./react.B2.js"'],
  ]);
  const page = '<astro-island component-url="/_astro/contact.A1.js"></astro-island>';
  expect(scriptsOf(page, scripts)).toEqual(['contact.A1.js', 'react.B2.js']);
  expect(scriptsOf('<p>gone.D4.js</p>', scripts)).toEqual([]);
});

test('a view whose styles come before the site’s stops the build, for a layer is as strong as its first place', async () => {
  const page = (...layers: string[]) =>
    `<style>${layers.map((name) => `@layer ${name}{p{}}`).join('')}</style><p>`;
  const styled = (...layers: string[]) => pageStyles()(page(...layers), []);
  await expect(styled('components', 'base', 'utilities')).rejects.toThrow('imports document.astro first');
  await expect(styled('base', 'components', 'utilities', 'components')).resolves.toContain('@layer base');
});
