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

test('ids of a text, and references to them, have a prefix that no other part of the page has', () => {
  const html = renderMarkdown(
    '## Fees\n\n[a](#fees) <svg aria-describedby="fees"><path id="g" fill="url(#g)"/></svg>',
  );
  for (const part of ['id="text-fees"', 'href="#text-fees"', 'describedby="text-fees"'])
    expect(html).toContain(part);
  expect(html).toContain('id="text-g" fill="url(#text-g)"');
});
