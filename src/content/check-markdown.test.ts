import { expect, test } from 'vitest';
import { checkMarkdown } from './check-markdown.ts';

const mistakesIn = (markdown: string) =>
  checkMarkdown(markdown, 10).mistakes.map(({ message }) => message);
const firstMistake = (markdown: string) => mistakesIn(markdown)[0];

const PICTURE = 'expected the path of a file such as /picture.png';
const ANCHOR = 'expected the anchor of a heading in this text, found';
const ID = 'expected a unique id without spaces, found';

test.each([
  ['words\n\n<script>run()</script>', 12, 'expected text, found the element <script>; put it'],
  ['<div>\n<h1>Title</h1>\n</div>', 11, 'expected text, found the element <h1>'],
  ['a\n<b style="a: b">b</b>', 11, 'expected HTML without style, which is not allowed, found <b'],
  ['<p onclick="run()">', 10, 'expected HTML without onclick'],
  ['<p contenteditable>', 10, 'expected HTML without contenteditable'],
  ['![a](images/a.png)', 10, PICTURE],
  ['<img src="a.png">', 10, PICTURE],
  ['<img src="/a.png" srcset="/a.png 1x, b.png 2x">', 10, PICTURE],
  ['## Live chat\n\nSee [below](#live-chatt).', 12, `${ANCHOR} "#live-chatt"`],
  ['See <a href="#main">the start</a>.', 10, `${ANCHOR} "#main"`],
  ['A.[^1]\n\n[^1]: See [b](#b).', 12, ANCHOR],
  ['## Fees\n\n<p id="fees">', 12, `${ID} id="fees"`],
  ['<p id="a">a</p>\n\n<p id="a">b</p>', 10, `${ID} id="a"`],
  ['<p id="a b">', 10, `${ID} id="a b"`],
])('%j is reported with its line: %i: %s', (markdown, line, message) => {
  expect(firstMistake(markdown)).toContain(`line ${line}: text: ${message}`);
});

test.each([
  'http://',
  'https://[your-firm].example/',
  'https://firm.example:port/',
  'http://localhost:4321/pricing',
  'pricing',
  'www.firm.example',
  'javascript:run()',
  'mailto:[your-email]',
  'tel:[your-phone]',
  '/50%-off',
  '',
])('a link to %j is reported with its line', (address) => {
  const message = /^line 12: text: expected an address such as/;
  expect(firstMistake(`First line.\n\nSee [our site](<${address}>).`)).toMatch(message);
  expect(firstMistake(`<p>\n\n<a href="${address}">our site</a>`)).toMatch(message);
  expect(firstMistake(`See [our site].\n\n[our site]: <${address}>`)).toMatch(/^line 12: text: /);
});

test.each([
  'Code of `<script>`:\n\n```html\n<script style="a" onclick="b">\n```',
  '[a](https://firm.example/a?b[]=1#c) [b](/pricing#terms) [c](//cdn.firm.example/a)',
  '[a](mailto:a@firm.example?subject=A%20b) [b](tel:+18135550117)',
  '![a](/a.png) ![b](https://firm.example/b.png) ![c](data:image/png;base64,aaaa)',
  '<details><summary>More</summary>\n\nOne<br>and <kbd>a</kbd>, <span class="sr-only">b</span>.',
  '<svg viewBox="0 0 1 1"><title>A mark</title><path d="M0 0h1"/></svg>',
  '[up](#) [top](#top)',
  '# Café &amp; bar\n\n[a](#café--bar) and [b](#caf%C3%A9--bar), [c](#text-café--bar)',
  '<p id="note">Words.</p>\n\n[a](#note)',
  'A note.[^1]\n\n[^1]: See [above](#a).\n\n## A',
])('%j is valid', (markdown) => expect(mistakesIn(markdown)).toEqual([]));

test('links of a text to this site are returned with their lines', () => {
  const text =
    'A [b](/pricing#a).\n\n<a href="/about">c</a> [d](https://firm.example/e) [f](//cdn.example)';
  expect(checkMarkdown(text, 10).paths).toEqual([
    { path: '/pricing#a', line: 10 },
    { path: '/about', line: 12 },
  ]);
});
