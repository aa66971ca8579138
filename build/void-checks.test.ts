import { expect, test } from 'vitest';
import { factsDigest } from '../src/content/checks-of-pages.ts';
import { checkedDigest, headerBlock } from '../src/features/blog/file/header-block.ts';
import { CONTENT, isSample } from '../tests/support/content-in-use.ts';
import { contentTexts } from './samples/all-samples.ts';
import { voidChecks } from './void-checks.ts';

const HEADER = 'title: A\nchecked_at: 2026-11-22\nchecked_by: Bo Elm\n';
const article = (more: string, body = 'Text.') => `---\n${HEADER}${more}---\n${body}\n`;
const ofArticle = checkedDigest(headerBlock(article('')));
const city = (more: string, name = 'Boise') =>
  `byline:\n  writtenBy: a\n  checkedBy: b\n  checked: 2026-11-22\n${more}city: ${name}\n`;
const ofCity = factsDigest({ city: 'Boise' }, '');

test.each([
  ['blog/a.md', article(`checked_of: ${ofArticle}\n`), []],
  ['blog/a.md', '---\ntitle: A\n---\nText.\n', []],
  ['blog/a.md', article(''), ['line 3']],
  ['blog/a.md', article(`checked_of: ${ofArticle}\n`, 'Other text.'), ['line 3']],
  ['cities/a.yaml', city(`  checkedOf: ${ofCity}\n`), []],
  ['cities/a.yaml', 'byline: { writtenBy: a }\ncity: Boise\n', []],
  ['cities/a.yaml', city(`  checkedOf: ${ofCity}\n`, 'Miami'), ['line 4']],
  ['practice-areas/a.md', `---\n${city('')}---\nText.\n`, ['line 5']],
  ['claims.yaml', 'claims: []\n', []],
])('%s %#', (file, text, lines) => {
  const found = voidChecks([{ file, text }]).map((line) => line.split(': ')[1]);
  expect(found).toEqual(lines);
});

test.runIf(isSample)('every check of the sample is of the words that stand there', () => {
  expect(voidChecks(contentTexts(CONTENT))).toEqual([]);
});
