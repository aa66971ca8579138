import { expect, test } from 'vitest';
import { plainText, proseOf } from './markdown-tree.ts';

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
  expect(plainText('| a | b |\n| --- | --- |\n| c | d |').split('\n')).toEqual(['a', 'b', 'c', 'd']);
});
