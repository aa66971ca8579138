import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { folderWith } from '../tests/support/folder-with.ts';
import { addNoindex, labelSamples } from './sample-preview.ts';

const NOINDEX = '<meta name="robots" content="noindex">';
const htmlWith = (head: string) =>
  `<html><head>${head}</head><body><svg><title>a</title></svg></body></html>`;

test.each([
  '<title>Home</title>',
  '<meta name="robots" content="max-image-preview:large"><title>Home</title>',
  `<title>Home</title>${NOINDEX}`,
])('a page has noindex exactly once: %s', (head) => {
  const html = addNoindex(htmlWith(head));
  expect(html.split(NOINDEX)).toHaveLength(2);
  expect(html.indexOf(NOINDEX)).toBeLessThan(html.indexOf('</head>'));
  expect(addNoindex(html)).toBe(html);
});

test('every text has noindex, and there is no feed', async () => {
  const directory = folderWith({ 'blog/a.md': '# A\n', 'blog/feed.xml': '<rss/>' });
  await labelSamples(directory);
  const text = readFileSync(join(directory, 'blog/a.md'), 'utf8');
  expect(text).toMatch(/^\*\*Sample content\.\*\* .+\n\n# A\n$/);
  expect(existsSync(join(directory, 'blog/feed.xml'))).toBe(false);
});
