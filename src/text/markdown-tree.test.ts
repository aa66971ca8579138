import { expect, test } from 'vitest';
import { readingLevel } from '../features/blog/article/reading-level.ts';
import { wordCount } from '../features/blog/article/word-count.ts';
import { titleOf, UNTITLED } from '../features/blog/file/from-body.ts';
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

test('the bars and lines of a table are no words', () => {
  expect(wordCount(plainText('| a | b |\n| --- | --- |\n| c | d |'))).toBe(4);
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

test.each([
  ['# The *first*\n\n# The second', 'The first'],
  ['Text\n\nThe first\n===', 'The first'],
  ['## Second level\n\n# First', 'First'],
  ['> # In a quote', UNTITLED],
  ['#\n\n# Later', 'Later'],
  ['', UNTITLED],
])('the title of %j is %s', (markdown, title) => {
  expect(titleOf(markdown)).toBe(title);
});

test('the reading level is a grade, higher for longer words and sentences', () => {
  const easy = 'The cat sat on the mat. It was fat. It had a hat.';
  const hard =
    'Jurisdictional considerations notwithstanding, practitioners representing institutional defendants ordinarily anticipate protracted evidentiary disagreements.';
  expect(readingLevel(easy)).toBe('Grade 1');
  const grade = Number(readingLevel(hard)?.replace('Grade ', ''));
  expect(grade).toBeGreaterThan(15);
  expect(readingLevel('')).toBeUndefined();
  expect(readingLevel('--- 1,500')).toBeUndefined();
});

test('a known text has the grade of the published formula; figures are no words', () => {
  // 5 words, 1 sentence, 8 syllables: 0.39 x 5 + 11.8 x 8 / 5 - 15.59 = 5.2.
  expect(readingLevel('The client answers the office.')).toBe('Grade 5');
  expect(readingLevel('The client answers the office: $1,500 - 20%.')).toBe('Grade 5');
});

test('a decimal point or a line without an end does not change the number of sentences wrongly', () => {
  const two = readingLevel('One claim costs 3.5 dollars today. The other costs less than that.');
  expect(readingLevel('One claim costs 3.5 dollars today\nThe other costs less than that')).toBe(two);
});
