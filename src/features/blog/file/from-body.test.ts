import { expect, test } from 'vitest';
import { bodyWithoutTitle, createExcerpt } from './from-body.ts';

const letters = (length: number) => 'a'.repeat(length);

test('only a paragraph of more than fifty characters becomes the excerpt', () => {
  expect(createExcerpt(letters(50))).toBe('');
  expect(createExcerpt(letters(51))).toBe(letters(51));
});

test('the excerpt is the first long paragraph without Markdown blocks', () => {
  const sentence = 'This sentence is long enough to introduce an article to people.';
  const body = [
    `# ${letters(60)}`,
    'Short.',
    `> ${letters(60)}`,
    `- ${letters(60)}`,
    `1. ${letters(60)}`,
    `| ${letters(60)} |\n| --- |\n| ${letters(60)} |`,
    `\`\`\`\n${letters(60)}\n\`\`\``,
    `<p>${letters(60)}</p>`,
    `![${letters(60)}](/a.png)`,
    sentence,
    letters(70),
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
])('the text %j under the title "%s" is shown as %j', (markdown, title, body) => {
  expect(bodyWithoutTitle(markdown, title)).toBe(body);
});
