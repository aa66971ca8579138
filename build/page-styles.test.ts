import { expect, test } from 'vitest';
import { markupWords, pageStyles, pruneStyles, readSheet, scriptFinder } from './page-styles.ts';

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

test('names are the classes, ids and elements of selectors, not those of at-rules and declarations', () => {
  expect([...readSheet(CSS).names].sort()).toEqual(
    ['a', 'card', 'folded', 'main', 'p', 'sm:grid-cols-[1fr_2fr]', 'table', 'wide'].sort(),
  );
});

test('utilities are the classes of their layer that no other rule names', () => {
  const css =
    '@layer utilities{.flex{display:flex}.hidden{display:none}}.menu:not(.hidden){color:red}';
  expect([...readSheet(css).utilities]).toEqual(['flex']);
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
  const pruned = pruneStyles(CSS, new Set(['p', 'a', 'card', 'sm:grid-cols-[1fr_2fr]']));
  for (const kept of [
    '.card>p',
    'a:hover',
    'sm\\:grid-cols-\\[1fr_2fr\\]',
    ':not(.folded)',
    'aria-expanded',
    'color:red',
    'a.woff2',
  ])
    expect(pruned).toContain(kept);
  for (const gone of ['.table', '.wide', '#main', 'spin', 'b.woff2'])
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

const sheet = (utilities: string, rest = '') =>
  `<style>${rest}@layer utilities{${utilities}}</style>`;
const MT = '.mt-8{margin-top:2rem}';
const styled = (html: string) => pageStyles(new Map())(html);

test('a utility gets a short name on elements and in the sheet, arbitrary values and variants too', () => {
  const css =
    '.text-\\[1\\.5rem\\]\\/6{font-size:1.5rem}@media (width>=40rem){.sm\\:\\*\\:flex-1>*{flex:1}}.hover\\:underline:hover{color:red}';
  const html = `${sheet(css)}<p class="text-[1.5rem]/6 x-group">1</p><ul class="sm:*:flex-1 hover:underline"></ul>`;
  expect(styled(html)).toBe(
    `${sheet('.a{font-size:1.5rem}@media (width>=40rem){.b>*{flex:1}}.c:hover{color:red}')}<p class="a x-group">1</p><ul class="b c"></ul>`,
  );
});

test('names that scripts, islands or hand-written rules use stay', () => {
  const css = `.flex{display:flex}.grid{display:grid}.block{display:block}.hidden{display:none}${MT}`;
  const page =
    `${sheet(css, '.menu>.hidden{color:red}')}<script>add("grid")</script><p class="flex grid block hidden mt-8">1</p>` +
    '<astro-island component-url="/_astro/a.A1.js"><i class="block">2</i></astro-island>';
  const html = pageStyles(new Map([['a.A1.js', 'x.className="flex"']]))(page);
  expect(html).toContain('<p class="flex grid block hidden a">');
  expect(html).toContain('<i class="block">');
});

test('a short name is never one the page has already', () => {
  expect(styled(`${sheet(MT, '.b{color:red}')}<p class="a b mt-8">1</p>`)).toContain(
    '<p class="a b c">',
  );
});

test('texts, scripts and data that look like classes stay as they are', () => {
  const rest =
    '<script type="application/ld+json">{"a":"<p class=\\"mt-8\\">"}</script><code title="1 > 2">class="mt-8"</code>';
  expect(styled(`${sheet(MT)}${rest}<p class="mt-8">1</p>`)).toBe(
    `${sheet('.a{margin-top:2rem}')}${rest}<p class="a">1</p>`,
  );
});

test('variables of the theme stand where they are used, unless something else sets or reads them', () => {
  const theme =
    '@layer theme{:root,:host{--ink:#0c1b2a;--ink-2:#43525f;--mark:#ff0;--fog:#eee;--idle:red}}';
  const rules =
    '@layer base{a{color:var(--ink)}b{color:var(--ink-2)}i{color:var(--mark)}.night{--mark:#000}p{background:var(--fog)}}';
  const page = styled(
    `<style>${theme}${rules}</style><p class="night"><a><b><i></i></b></a><svg fill="var(--fog)"></svg>`,
  );
  expect(page).toContain('@layer theme{:root,:host{--mark:#ff0;--fog:#eee}}');
  for (const rule of [
    'a{color:#0c1b2a}',
    'b{color:#43525f}',
    'i{color:var(--mark)}',
    'var(--fog)}',
  ])
    expect(page).toContain(rule);
});

test('of registered variables only those stay that a rule of the page sets', () => {
  const css =
    '@layer properties{@supports (x:y){*,:before{--tw-border-style:solid}}}' +
    '.border{border-style:var(--tw-border-style)}.dashed{--tw-border-style:dashed}' +
    '@property --tw-border-style{syntax:"*";inherits:false;initial-value:solid}';
  const page = (classes: string) => styled(`<style>${css}</style><p class="${classes}">`);
  expect(page('border')).toContain('.border{border-style:solid}');
  expect(page('border')).not.toContain('--tw');
  for (const part of ['@supports', '@property', 'var(--tw-border-style)'])
    expect(page('border dashed')).toContain(part);
});
