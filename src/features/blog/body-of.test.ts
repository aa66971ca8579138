import { expect, test } from 'vitest';
import { bodyOf } from './body-of.ts';

test.each([
  ['Text', 'Title', 'Text'],
  ['# Title\n\nText', 'Title', 'Text'],
  ['# *Title* #\n\nText', 'Title', 'Text'],
  ['Title\n=====\n\nText', 'Title', 'Text'],
  ['# Other\n\nText', 'Title', '## Other\n\nText'],
  ['# Title\n\n# Second\n\nThird\n===\n\n## Fourth', 'Title', '## Second\n\nThird\n---\n\n## Fourth'],
  ['# Title\n\n# Title', 'Title', '## Title'],
  ['```\n# no heading\n```', 'Title', '```\n# no heading\n```'],
  ['', 'Title', ''],
])('%j under "%s" shows %j', (markdown, title, body) => {
  expect(bodyOf(markdown, title)).toBe(body);
});
