import fc from 'fast-check';
import { expect, test } from 'vitest';
import {
  bodyOf,
  EXCERPT_MAX,
  EXCERPT_PARAGRAPH_OVER,
  excerptOf,
  titleOf,
  UNTITLED,
} from './from-body.ts';

const long = (length: number) => 'a'.repeat(length);

test('a paragraph must be longer than the limit', () => {
  expect(excerptOf(long(50))).toBe('');
  expect(excerptOf(long(51))).toBe(long(51));
});

test('it is cut after the limit, and then ends in an ellipsis', () => {
  expect(excerptOf(long(200))).toBe(long(200));
  expect(excerptOf(long(201))).toBe(`${long(200)}...`);
  expect(excerptOf(`${long(199)} b`)).toBe(`${long(199)}...`);
});

test('a character of two units is never cut in half', () => {
  const excerpt = excerptOf(`${long(EXCERPT_MAX - 1)}\u{1F4C8}\u{1F4C8}`);
  expect(excerpt).toBe(`${long(EXCERPT_MAX - 1)}\u{1F4C8}...`);
});

test('only plain paragraphs count, and the first long one of them', () => {
  const sentence = 'This sentence is long enough to introduce an article to people.';
  const body = [
    `# ${long(60)}`,
    'Short.',
    `> ${long(60)}`,
    `- ${long(60)}`,
    `1. ${long(60)}`,
    `| ${long(60)} |\n| --- |\n| ${long(60)} |`,
    `\`\`\`\n${long(60)}\n\`\`\``,
    `<p>${long(60)}</p>`,
    `![${long(60)}](/a.png)`,
    sentence,
    long(70),
  ].join('\n\n');
  expect(excerptOf(body)).toBe(sentence);
});

test('marks, links and line breaks become plain text', () => {
  const body =
    'See **the [pricing page](/pricing)** for `what` it\ncosts, and\\\nwhat it does not ~~ever~~ cost.';
  expect(excerptOf(body)).toBe(
    'See the pricing page for what it costs, and what it does not ever cost.',
  );
});

test('whatever the text, an excerpt is one line within its limits', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme', maxLength: 600 }), (text) => {
      const excerpt = excerptOf(text);
      const { length } = [...excerpt];
      expect(excerpt).not.toMatch(/\n/);
      expect(length === 0 || (length > EXCERPT_PARAGRAPH_OVER && length <= EXCERPT_MAX + 3)).toBe(
        true,
      );
    }),
  );
});

test.each([
  ['# Title\n\nText', 'Title', 'Text'],
  ['# *Title* #\n\nText', 'Title', 'Text'],
  ['Title\n=====\n\nText', 'Title', 'Text'],
  ['# Other\n\nText', 'Title', '## Other\n\nText'],
  [
    '# Title\n\n# Second\n\nThird\n===\n\n## Fourth',
    'Title',
    '## Second\n\nThird\n---\n\n## Fourth',
  ],
  ['# Title\n\n# Title', 'Title', '## Title'],
  ['```\n# no heading\n```', 'Title', '```\n# no heading\n```'],
])('%j under "%s" shows %j', (markdown, title, body) => {
  expect(bodyOf(markdown, title)).toBe(body);
});

test.each([
  ['# The *first*\n\n# The second', 'The first'],
  ['Text\n\nThe first\n===', 'The first'],
  ['## Second level\n\n# First', 'First'],
  ['> # In a quote', UNTITLED],
  ['#\n\n# Later', 'Later'],
])('the title of %j is %s', (markdown, title) => {
  expect(titleOf(markdown)).toBe(title);
});
