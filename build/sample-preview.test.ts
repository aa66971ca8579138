import { existsSync, mkdirSync, mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { markSamples, withoutIndexing } from './sample-preview.ts';

const NOINDEX = '<meta name="robots" content="noindex">';
const page = (head: string) =>
  `<html><head>${head}</head><body><svg><title>a</title></svg></body></html>`;

test.each([
  ['<title>Home</title>', 1],
  ['<meta name="robots" content="max-image-preview:large"><title>Home</title>', 1],
  [`<title>Home</title>${NOINDEX}`, 1],
])('a page has noindex exactly once: %s', (head, times) => {
  const html = withoutIndexing(page(head));
  expect(html.split(NOINDEX)).toHaveLength(times + 1);
  expect(html.indexOf(NOINDEX)).toBeLessThan(html.indexOf('</head>'));
  expect(withoutIndexing(html)).toBe(html);
});

test('every text has noindex, and there is no feed', async () => {
  const directory = mkdtempSync(join(tmpdir(), 'northbar-preview-'));
  mkdirSync(join(directory, 'blog'));
  for (const [name, text] of Object.entries({
    'blog/a.md': '# A\n',
    'blog/feed.xml': '<rss/>',
  }))
    writeFileSync(join(directory, name), text);
  await markSamples(directory);
  expect(readFileSync(join(directory, 'blog/a.md'), 'utf8')).toMatch(
    /^\*\*Sample content\.\*\* .+\n\n# A\n$/,
  );
  expect(existsSync(join(directory, 'blog/feed.xml'))).toBe(false);
});
