import { expect, test } from 'vitest';
import { markdownAddress, pageOfMarkdown } from './markdown-address.ts';

test.each([
  ['/', '/index.md'],
  ['/about', '/about.md'],
  ['/blog/cost-per-signed-case', '/blog/cost-per-signed-case.md'],
])('%s is %s as Markdown, and back', (page, markdown) => {
  expect(markdownAddress(page)).toBe(markdown);
  expect(pageOfMarkdown(markdown)).toBe(page);
});

test('other files are not the Markdown of a page', () => {
  expect(pageOfMarkdown('/robots.txt')).toBeUndefined();
  expect(pageOfMarkdown('/md')).toBeUndefined();
});
