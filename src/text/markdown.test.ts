import { load } from 'cheerio';
import { expect, test } from 'vitest';
import { plainAddresses, plainText, renderMarkdown } from './markdown.ts';

const TEXT = `## A heading

Some *text* with a [link](https://northbar.example "its title")[^1] and \`code\`.

| Channel | Cost |
| --- | ---: |
| Google Ads | $1,500 |

- [ ] one
- two

  more of two

> A quote.

\`\`\`text
User-agent: *
\`\`\`

![What it shows](/a.png)

<!-- a note -->

---

[^1]: A note.
`;

test('plain text is the visible text, without Markdown syntax', () => {
  expect(plainText(TEXT)).toBe(`A heading
Some text with a link and code.
Channel
Cost
Google Ads
$1,500
one
two
more of two
A quote.
User-agent: *
A note.`);
});

test.each([
  ['[a](https://a.example/?a=1\\&b=2\\&c=3)', '[a](https://a.example/?a=1&b=2&c=3)'],
  ['![a](https://a.example/?a=1\\&b=2)', '![a](https://a.example/?a=1&b=2)'],
  ['[a](https://a.example/?a=1\\&copy;=2)', '[a](https://a.example/?a=1\\&copy;=2)'],
  ['R\\&D and `\\&x`', 'R\\&D and `\\&x`'],
])('the addresses of %s are written as %s', (markdown, plain) =>
  expect(plainAddresses(markdown)).toBe(plain),
);

const render = (markdown: string) => load(renderMarkdown(markdown), null, false);
const ids = (markdown: string) =>
  [...renderMarkdown(markdown).matchAll(/ id="([^"]*)"/g)].map(([, id]) => id);

test('ids of a text have a prefix that no other part of the page has', () => {
  const headings = ids('## Main\n\n### Mobile menu\n\n## Main');
  expect(headings).toEqual(['text-main', 'text-mobile-menu', 'text-main-1']);
  expect(ids('<p id="contact-name">a</p>')).toEqual(['text-contact-name']);
});

test('references to ids of a text have the same prefix', () => {
  const $ = render(
    '## Fees\n\n[a](#fees) [b](#text-fees) [c](#) <a href="#fees" aria-describedby="fees">d</a>\n\nE.[^1]\n\n[^1]: [f](#fees)\n\n<svg><linearGradient id="g"></linearGradient><path fill="url(#g)"/></svg>',
  );
  const links = $('a:not([data-footnote-ref], [data-footnote-backref])').toArray();
  const hrefs = links.map((link) => $(link).attr('href')).join(' ');
  expect(hrefs).toBe('#text-fees #text-fees # #text-fees #text-fees');
  expect($('[aria-describedby="text-fees"]').text()).toBe('d');
  expect($('path').attr('fill')).toBe('url(#text-g)');
  expect($('[data-footnote-ref]').attr('href')).toBe('#user-content-fn-1');
});
