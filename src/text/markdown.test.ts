import { load } from 'cheerio';
import { describe, expect, test } from 'vitest';
import { plainAddresses, plainText, proseOf, renderMarkdown } from './markdown.ts';

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

test('plain text is what a reader sees, without the signs of markdown', () => {
  expect(plainText(TEXT).split('\n')).toEqual([
    'A heading',
    'Some text with a link and code.',
    'Channel',
    'Cost',
    'Google Ads',
    '$1,500',
    'one',
    'two',
    'more of two',
    'A quote.',
    'User-agent: *',
    'A note.',
  ]);
});

test('running text is paragraphs only', () => {
  expect(proseOf(TEXT).split('\n')).toEqual([
    'Some text with a link and code.',
    'one',
    'two',
    'more of two',
    'A quote.',
  ]);
});

test('the bars and lines of a table are no words', () => {
  expect(plainText('| a | b |\n| --- | --- |\n| c | d |').split('\n')).toEqual([
    'a',
    'b',
    'c',
    'd',
  ]);
});

test.each([
  ['[a](https://a.example/?a=1\\&b=2\\&c=3)', '[a](https://a.example/?a=1&b=2&c=3)'],
  ['![a](https://a.example/?a=1\\&b=2)', '![a](https://a.example/?a=1&b=2)'],
  ['[a](https://a.example/?a=1\\&copy;=2)', '[a](https://a.example/?a=1\\&copy;=2)'],
  ['R\\&D and `\\&x`', 'R\\&D and `\\&x`'],
])('%s becomes %s', (written, plain) => expect(plainAddresses(written)).toBe(plain));

const rendered = (markdown: string) => load(renderMarkdown(markdown), null, false);
const ids = (markdown: string) =>
  [...renderMarkdown(markdown).matchAll(/ id="([^"]*)"/g)].map(([, id]) => id);

describe('ids of a text', () => {
  test('have a space of their own, which no part of the page around it has', () => {
    expect(ids('## Main\n\n### Mobile menu\n\n## Main')).toEqual([
      'text-main',
      'text-mobile-menu',
      'text-main-1',
    ]);
    expect(ids('<p id="contact-name">a</p>')).toEqual(['text-contact-name']);
  });

  test('are never empty', () => {
    expect(ids('## 🎉\n\n## !\n\n## Part')).toEqual(['text-part', 'text-part-1', 'text-part-2']);
  });

  test('part words where a line is broken, and keep the letters of every language', () => {
    expect(ids('## One<br>two\n\n## שלום')).toEqual(['text-one-two', 'text-שלום']);
  });

  test('do not meet those of footnotes', () => {
    const all = ids('## Footnote label\n\n## User content fn 1\n\nA.[^1]\n\n[^1]: B.');
    expect(new Set(all).size).toBe(all.length);
    expect(all).toContain('text-footnote-label');
    expect(all).toContain('user-content-fn-1');
  });

  test('are found by what names them', () => {
    const $ = rendered(
      '## Fees\n\n[a](#fees) [b](#text-fees) [c](#) <a href="#fees" aria-describedby="fees">d</a>\n\nE.[^1]\n\n[^1]: [f](#fees)\n\n<svg><linearGradient id="g"></linearGradient><path fill="url(#g)"/></svg>',
    );
    const links = $('a:not([data-footnote-ref], [data-footnote-backref])').toArray();
    expect(links.map((link) => $(link).attr('href'))).toEqual([
      '#text-fees',
      '#text-fees',
      '#',
      '#text-fees',
      '#text-fees',
    ]);
    expect($('[aria-describedby="text-fees"]').text()).toBe('d');
    expect($('path').attr('fill')).toBe('url(#text-g)');
    expect($('[data-footnote-ref]').attr('href')).toBe('#user-content-fn-1');
  });
});

test('markdown makes no style: columns are aligned by class', () => {
  const $ = rendered('| a | b | c | d |\n|:--|--:|:-:|---|\n| 1 | 2 | 3 | 4 |');
  expect($('[style]')).toHaveLength(0);
  const classes = ['cells-left', 'cells-right', 'cells-center', undefined];
  for (const cells of ['th', 'td'])
    expect(
      $(cells)
        .toArray()
        .map((cell) => $(cell).attr('class')),
    ).toEqual(classes);
});

test('quotes are curled, hyphens and dots stay', () => {
  expect(renderMarkdown('"It\'s" -- so...')).toBe('<p>“It’s” -- so...</p>');
});
