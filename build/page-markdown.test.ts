import { expect, test } from 'vitest';
import { pageMarkdown } from './page-markdown.ts';

const URL = 'https://www.northbar.example/pricing';
const markdown = (main: string) => pageMarkdown(`<body><main>${main}</main></body>`, URL);
const bodyOf = async (main: string) =>
  markdown(`<h1>Prices</h1>${main}`).split('\n').slice(2, -3).join('\n');

test('the title comes first, then the text in order, then the claims, and the address last', async () => {
  const claims = '<section id="claims-heading"><h2>Claims</h2><p>One.</p></section>';
  expect(markdown(`<p>Before.</p><h1>Prices</h1>${claims}<p>After.</p>`)).toBe(
    `# Prices\n\nBefore.\n\nAfter.\n\n## Claims\n\nOne.\n\nSource: <${URL}>\n`,
  );
});

test.each([
  [
    'controls and ornament go',
    '<p>Read.</p><button>Go</button><nav>Menu</nav><p hidden>No</p><p aria-hidden="true">·</p>',
    'Read.',
  ],
  [
    'a step of an application goes',
    '<section><h2>Form</h2><form></form></section><p>Read.</p>',
    'Read.',
  ],
  [
    'a term whose explanation opens is a word',
    '<p>A <button data-hover-card="x">case</button> signed</p>',
    'A case signed',
  ],
  [
    'a question is a heading',
    '<details><summary>Why?</summary><p>So.</p></details>',
    '### Why?\n\nSo.',
  ],
  [
    'a footnote is a number',
    '<p>98%<sup><a href="#claim-1" aria-label="Footnote 1">1</a></sup></p>',
    '98% [1]',
  ],
  [
    'sources keep theirs',
    '<p>So<sup><a href="#source-4">d</a><a href="#source-5">e</a></sup></p>',
    'So [sources 4, 5]',
  ],
  ['a chart is its words', '<svg role="img" aria-label="Half"></svg><svg></svg>', 'Chart: Half'],
  [
    'terms are a list',
    '<dl><div><dt>Setup</dt><dd>$2,000</dd><dd>Once.</dd></div></dl>',
    '- **Setup**: $2,000. Once.',
  ],
  [
    'items with headings are parts',
    '<ol><li><h3>Ask</h3><p>First.</p></li></ol>',
    '### 1. Ask\n\nFirst.',
  ],
  ['what the look sets apart', '<p><b>Best for</b><span>firms</span></p>', '**Best for** firms'],
  [
    'blocks of a cell are apart',
    '<table><tbody><tr><td><div><p>One.</p><p>Two.</p></div><div>Three</div></td></tr></tbody></table>',
    '| One. Two. Three |',
  ],
  [
    'a space inside a stress goes out',
    '<p>An <em> open </em>mind. <b>First <i>you. </i></b>Then we.</p>',
    'An _open_ mind. **First _you._** Then we.',
  ],
  [
    'an address in the text is a link',
    '<p>See https://a.example/b_c?d=1&amp;e=f. <code>https://g.example</code></p>',
    'See <https://a.example/b_c?d=1&e=f>. `https://g.example`',
  ],
  [
    'addresses are in full',
    '<p><a href="/about">Us</a>, <a href="#faq">below</a></p>',
    '[Us](https://www.northbar.example/about), below',
  ],
  [
    'row names are no column names',
    '<table><tbody><tr><th>a</th><td>b</td></tr></tbody></table>',
    '| | |\n| - | - |\n| a | b |',
  ],
])('%s', async (_, html, text) => expect(await bodyOf(html)).toContain(text));

test('a page without a title stops the build', () => {
  expect(() => markdown('<p>No title</p>')).toThrow(`${URL}: expected an h1 in <main>`);
});
