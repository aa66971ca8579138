import { expect, test } from 'vitest';
import { bodyWithoutTitle, createExcerpt } from './from-body.ts';

const long = (length: number) => 'a'.repeat(length);

test('a paragraph must be longer than the limit', () => {
  expect(createExcerpt(long(50))).toBe('');
  expect(createExcerpt(long(51))).toBe(long(51));
});

test('only plain paragraphs count, and the first long one is chosen', () => {
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
  expect(createExcerpt(body)).toBe(sentence);
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
  expect(bodyWithoutTitle(markdown, title)).toBe(body);
});
