import { expect, test } from 'vitest';
import { pageMarkdown } from './page-markdown.ts';

const URL = 'https://www.northbar.example/pricing';
const markdown = (main: string) => pageMarkdown(`<body><main>${main}</main></body>`, URL);
const bodyOf = (main: string) =>
  markdown(`<h1>Prices</h1>${main}`).split('\n').slice(2, -3).join('\n');

test('the Markdown has the title first, then the text in order, and the address last', () => {
  expect(markdown('<p>Before.</p><h1>Prices</h1><p>After.</p>')).toBe(
    `# Prices\n\nBefore.\n\nAfter.\n\nSource: <${URL}>\n`,
  );
});

test.each([
  ['<section><h2>Form</h2><form></form></section><p hidden>No</p><p>Read.</p>', 'Read.'],
  // A button that explains a term becomes plain text.
  ['<p>A <button data-hover-card="x">case</button> signed</p>', 'A case signed'],
  ['<details><summary>Why?</summary><p>So.</p></details>', '### Why?\n\nSo.'],
  ['<p>98%<sup><a href="#claim-1" aria-label="Footnote 1">1</a></sup></p>', '98% [1]'],
  ['<svg role="img" aria-label="Half"></svg><svg></svg>', 'Chart: Half'],
  ['<dl><dt>Setup</dt><dd>$2,000</dd><dd>Once.</dd></dl>', '- **Setup**: $2,000. Once.'],
  ['<ol><li><h3>Ask</h3><p>First.</p></li></ol>', '### 1. Ask\n\nFirst.'],
  ['<p>An <em> open </em>mind. <b>My <i>own. </i></b>It.</p>', 'An _open_ mind. **My _own._** It.'],
  ['<p>See https://a.example/b_c?d=1&amp;e=f.</p>', 'See <https://a.example/b_c?d=1&e=f>.'],
  ['<a href="/a">Us</a>, <a href="#faq">below</a>', '[Us](https://www.northbar.example/a), below'],
  // A space separates the blocks of a cell, and headings of rows do not become headings of columns.
  ['<table><tr><td><p>A.</p><p>B.</p><div>C</div></td></tr></table>', '| |\n| - |\n| A. B. C |'],
  ['<table><tr><th>a</th><td>b</td></tr></table>', '| | |\n| - | - |\n| a | b |'],
])('the Markdown of %s is %j', (html, text) => expect(bodyOf(html).trim()).toBe(text));

test('a page without a title stops the build', () => {
  expect(() => markdown('<p>No title</p>')).toThrow(`${URL}: expected an h1 in <main>`);
});
