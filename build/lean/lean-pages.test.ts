import { mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { leanPage, leanPages } from './lean-pages.ts';

const sheet = (utilities: string, rest = '') => `<style>${rest}@layer utilities{${utilities}}</style>`;
const MT = '.mt-8{margin-top:2rem}';

test('a utility gets a short name on elements and in the sheet, arbitrary values and variants too', () => {
  const css =
    '.text-\\[1\\.5rem\\]\\/6{font-size:1.5rem}@media (width>=40rem){.sm\\:\\*\\:flex-1>*{flex:1}}.hover\\:underline:hover{color:red}';
  const html = `${sheet(css)}<p class="text-[1.5rem]/6 x-group">1</p><ul class="sm:*:flex-1 hover:underline"></ul>`;
  expect(leanPage(html, [])).toBe(
    `${sheet('.a{font-size:1.5rem}@media (width>=40rem){.b>*{flex:1}}.c:hover{color:red}')}<p class="a x-group">1</p><ul class="b c"></ul>`,
  );
});

test('names that scripts, islands or hand-written rules use stay', () => {
  const css = `.flex{display:flex}.grid{display:grid}.block{display:block}.hidden{display:none}${MT}`;
  const page =
    `${sheet(css, '.menu>.hidden{color:red}')}<script>add("grid")</script><p class="flex grid block hidden mt-8">1</p>` +
    '<astro-island><i class="block">2</i></astro-island>';
  expect(leanPage(page, ['flex'])).toContain('<p class="flex grid block hidden a">');
  expect(leanPage(page, ['flex'])).toContain('<i class="block">');
});

test('a short name is never one the page has already', () => {
  const html = `${sheet(MT, '.b{color:red}')}<p class="a mt-8">1</p>`;
  expect(leanPage(html, [])).toContain('<p class="a c">');
});

test('texts, scripts and data that look like classes stay as they are', () => {
  const rest =
    '<script type="application/ld+json">{"a":"<p class=\\"mt-8\\">"}</script><code title="a > b">class="mt-8"</code>';
  expect(leanPage(`${sheet(MT)}${rest}<p class="mt-8">1</p>`, [])).toBe(
    `${sheet('.a{margin-top:2rem}')}${rest}<p class="a">1</p>`,
  );
});

test('variables of the theme stand where they are used, unless something else sets or reads them', () => {
  const theme = '@layer theme{:root{--ink:#0c1b2a;--ink-2:#43525f;--mark:#ff0;--red:red;--fog:#eee}}';
  const rules =
    '@layer base{a{color:var(--ink)}b{color:var(--ink-2)}i{color:var(--mark)}u{color:var(--red,blue)}.night{--mark:#000}p{background:var(--fog)}}';
  const page = leanPage(`<style>${theme}${rules}</style><svg fill="var(--fog)"></svg>`, []);
  expect(page).toContain('@layer theme{:root{--mark:#ff0;--red:red;--fog:#eee}}');
  expect(page).toContain('a{color:#0c1b2a}b{color:#43525f}i{color:var(--mark)}u{color:var(--red,blue)}');
});

test('a typeface that no rule names goes', () => {
  const faces = '@font-face{font-family:"A 4";src:url(a)}@font-face{font-family:B C;src:url(b)}';
  const page = (rule: string) => leanPage(`<style>${rule}${faces}</style>`, []);
  expect(page('p{font:1rem "A 4",serif}')).toContain('@font-face{font-family:"A 4";src:url(a)}</style>');
  expect(page('p{font-family:B C,serif}')).toContain('}@font-face{font-family:B C;src:url(b)}</style>');
  expect(page('p{color:red}')).not.toContain('@font-face');
});

test('of registered variables only those stay that a rule sets', () => {
  const fallback = '@layer properties{@supports (x:y){*,:before{--tw-border-style:solid;--tw-x:0}}}';
  const registered =
    '@property --tw-border-style{syntax:"*";inherits:false;initial-value:solid}@property --tw-leading{syntax:"*";inherits:false}';
  const border = '.border{border-style:var(--tw-border-style)}';
  expect(leanPage(`<style>/*! MIT */${fallback}${border}${registered}</style>`, [])).toBe(
    '<style>.border{border-style:solid}</style>',
  );
  const dashed = '.dashed{--tw-border-style:dashed}';
  const [first = ''] = registered.match(/.*solid\}/) ?? [];
  expect(leanPage(`<style>${fallback}${border}${dashed}${registered}</style>`, [])).toBe(
    `<style>${fallback}${border}${dashed}${first}</style>`,
  );
});

test('what parts and marks texts goes outside islands, white space only between large parts', () => {
  const island = '<astro-island>I<!-- -->. <astro-island>II<!-- -->.</astro-island> <!-- --></astro-island>';
  expect(
    leanPage(`<p data-mdast="ignore">I<!-- -->. <b>1</b> <i>2</i></p>${island}<p>III<!-- -->.</p>`, []),
  ).toBe(`<p>I. <b>1</b> <i>2</i></p>${island}<p>III.</p>`);
  expect(
    leanPage('<html> <body> <main> <p>1</p></main>\n <footer> <p>2</p> </footer> </body></html>', []),
  ).toBe('<html><body><main> <p>1</p></main><footer> <p>2</p> </footer></body></html>');
});

test('all pages of a site are made lean, each by the scripts it can load', async () => {
  const directory = mkdtempSync(join(tmpdir(), 'northbar-lean-'));
  const page = `${sheet(MT)}<p class="mt-8">1</p>`;
  writeFileSync(join(directory, 'index.html'), page);
  writeFileSync(join(directory, 'tool.html'), `${page}<script data-more="/tool.js"></script>`);
  writeFileSync(join(directory, 'tool.js'), 'import("./part.js")');
  writeFileSync(join(directory, 'part.js'), 'const c="mt-8"');
  const { pages, before, after } = await leanPages(directory);
  expect(pages).toBe(2);
  expect(after).toBeLessThan(before);
  expect(readFileSync(join(directory, 'index.html'), 'utf8')).toContain('<p class="a">');
  expect(readFileSync(join(directory, 'tool.html'), 'utf8')).toContain('<p class="mt-8">');
});

test('an attribute that only has to be there has no value on elements; texts, scripts and islands stay', () => {
  const said =
    '<code> data-open="true" hidden=""</code><script>say(` data-open="true"`)</script>' +
    '<astro-island><i data-open="true" hidden="">1</i></astro-island>';
  expect(leanPage(`${sheet(MT)}<p data-open="true" hidden="" aria-hidden="true">1</p>${said}`, [])).toContain(
    `<p data-open hidden aria-hidden="true">1</p>${said}`,
  );
});
