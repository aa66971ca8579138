import { describe, expect, test } from 'vitest';
import { checkMarkdown } from './check-markdown.ts';

const check = (markdown: string) =>
  checkMarkdown(markdown, 10).mistakes.map(({ message }) => message);
const firstMistake = (markdown: string) => check(markdown)[0];

describe('a text that a page cannot show or open is reported with its line', () => {
  test.each([
    [
      'words\n\n<script>run()</script>',
      'line 12: text: expected text, found the element <script>; put it between backticks',
    ],
    ['> <IFRAME src="/a">', 'line 10: text: expected text, found the element <iframe>'],
    ['a <textarea> b', 'found the element <textarea>'],
    ['<div>\n<h1>Title</h1>\n</div>', 'line 11: text: expected text, found the element <h1>'],
    [
      'a\n<b style="color: red">b</b>',
      'line 11: text: expected HTML without style, which is not allowed, found <b style>',
    ],
    ['<p onclick="run()">', 'HTML without onclick'],
    ['<div data-mobile-menu>', 'HTML without data-mobile-menu'],
    ['<p contenteditable>', 'HTML without contenteditable'],
  ])('%j', (markdown, message) => expect(firstMistake(markdown)).toContain(message));

  test.each([
    'http://',
    'https://[your-firm].example/',
    'https://firm.example:port/',
    'http://localhost:4321/pricing',
    'pricing',
    'www.firm.example',
    'file:///C:/speed.docx',
    'javascript:run()',
    'mailto:[your-email]',
    'tel:[your-phone]',
    '/50%-off',
    '',
  ])('a link to %j', (address) => {
    expect(firstMistake(`First line.\n\nSee [our site](<${address}>).`)).toMatch(
      /^line 12: text: expected an address such as/,
    );
    expect(firstMistake(`<p>\n<a href="${address}">our site</a>`)).toMatch(
      /^line 11: text: expected an address such as/,
    );
    expect(firstMistake(`See [our site].\n\n[our site]: <${address}>`)).toMatch(
      /^line 12: text: expected /,
    );
  });

  test.each([
    '![a](images/a.png)',
    '![a](/100%.png)',
    '<img src="a.png">',
    '<img src="/a.png" srcset="/a.png 1x, b.png 2x">',
  ])('a picture as in %j', (markdown) =>
    expect(firstMistake(markdown)).toContain(
      'line 10: text: expected the path of a file such as /picture.png',
    ),
  );

  test.each(['a &#11; b', '<p>a &#xFFFE; b</p>', '`a` &#0;'])(
    'the character reference %j without a character',
    (markdown) =>
      expect(firstMistake(markdown)).toContain('line 10: text: expected readable characters'),
  );
});

describe('valid text', () => {
  test.each([
    'Code of `<script>`:\n\n```html\n<script style="a" onclick="b">\n```',
    'Less is more: 3 < 4 and 5 > 4.',
    '[a](https://firm.example/a?b[]=1#c) [b](/pricing#terms) [c](mailto:a@firm.example?subject=A%20b) [d](tel:+18135550117) [e](//cdn.firm.example/a)',
    '![a](/a.png) ![b](https://firm.example/b.png) ![c](data:image/png;base64,aaaa)',
    '<details><summary>More</summary>\n\nWords<br>and a <kbd>key</kbd>, <span class="sr-only">heard</span>.\n\n</details>',
    '<svg viewBox="0 0 1 1"><title>A mark</title><path d="M0 0h1"/></svg>',
    '[up](#) [top](#top)',
    '# Café &amp; bar\n\n[a](#café--bar) and [b](#caf%C3%A9--bar), [c](#text-café--bar)',
    '<p id="note">Words.</p>\n\n[a](#note)',
    'A note.[^1]\n\n[^1]: See [above](#a).\n\n## A',
  ])('%j', (markdown) => expect(check(markdown)).toEqual([]));
});

describe('anchors', () => {
  test('a missing anchor is reported with its line', () => {
    expect(firstMistake('## Live chat\n\nSee [below](#live-chatt).')).toContain(
      'line 12: text: expected the anchor of a heading in this text, found "#live-chatt"',
    );
    expect(firstMistake('See <a href="#main">the start</a>.')).toContain('found "#main"');
    expect(firstMistake('A.[^1]\n\n[^1]: See [b](#b).')).toContain(
      'line 12: text: expected the anchor',
    );
  });

  test('a duplicate id, or an id with spaces', () => {
    expect(firstMistake('## Fees\n\n<p id="fees">')).toContain(
      'line 12: text: expected a unique id without spaces, found id="fees"',
    );
    expect(firstMistake('<p id="a">a</p>\n\n<p id="a">b</p>')).toContain(
      'expected a unique id without spaces',
    );
    expect(firstMistake('<p id="a b">')).toContain('found id="a b"');
  });
});

test('the paths of this site that a text links to, with their lines', () => {
  const text =
    'A [b](/pricing#a).\n\n<a href="/about">c</a> [d](https://firm.example/e) [f](//cdn.example)';
  expect(checkMarkdown(text, 10).paths).toEqual([
    { path: '/pricing#a', line: 10 },
    { path: '/about', line: 12 },
  ]);
});
