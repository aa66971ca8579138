import { describe, expect, test } from 'vitest';
import { inContent } from '../../../tests/support/content-in-use.ts';
import { readContentFile } from '../../content/read-content.ts';
import { PROBLEMS } from './checks.ts';
import { GOOD_PAGE } from './engine/page.fixture.ts';
import { readingOf } from './engine/read-page.fixture.ts';
import { readPage } from './engine/read-page.ts';
import { readerCopy, readerPageSchema } from './page-schema.ts';
import { readerTool } from './state.ts';
import { findingsOf, headline, linesOf, markdownOf, subjectOf } from './words.ts';

const { data } = readContentFile(inContent('tools/page-reader.yaml'), readerPageSchema, 'Northbar');
const words = readerCopy(data);
const FAULTY = GOOD_PAGE.replace(/<title>.*<\/title>/, '')
  .replace('<h2>Deadlines', '<h4>Deadlines')
  .replace('<meta name="author"', '<meta name="robots" content="noindex"><meta name="author"');
const reading = readingOf(readPage(FAULTY, undefined, new Date(0)));

test('what is to fix comes by its cost, and each line has one of three words', () => {
  expect(findingsOf(reading).map(({ problem }) => problem)).toEqual([
    'noindex',
    'no-title',
    'date-order',
    'skipped-level',
  ]);
  const counts = (['fix', 'in-order', 'not-checked'] as const).map(
    (each) => linesOf(reading, each).length,
  );
  expect(counts).toEqual([4, 10, 4]);
});

test.each([
  [0, 'Nothing to fix'],
  [1, '1 thing to fix'],
  [2, '2 things to fix'],
])('the heading counts %i', (count, expected) => {
  const lines = PROBLEMS.slice(0, count).map((problem) => ({
    id: 'title' as const,
    outcome: 'found' as const,
    problem,
  }));
  expect(headline({ ...reading, lines }, words)).toBe(expected);
});

test('Markdown has every line with what is wrong, why and what was read', () => {
  const markdown = markdownOf(reading, words);
  expect(markdown).toContain('- **noindex is set** A search engine that finds noindex leaves');
  expect(markdown).toContain('  - “\\<meta name="robots" content="noindex"\\>”');
  for (const line of linesOf(reading, 'in-order'))
    expect(markdown).toContain(`**${words.checks[line.id].name}**`);
});

test('the contact form gets the findings, and no more of them than it takes', () => {
  expect(subjectOf(reading, words)).toMatch(
    /^Page reader: 4 things to fix: noindex is set; No title; /,
  );
  const lines = PROBLEMS.map((problem) => ({
    id: 'title' as const,
    outcome: 'found' as const,
    problem,
  }));
  expect(subjectOf({ ...reading, lines }, words)).toMatch(/^.{300,400}; …$/);
});

describe('the tool', () => {
  const { initial, reduce, travel } = readerTool;
  const result = reduce(initial, { type: 'read', reading });
  const again = reduce(result, { type: 'again' });

  test('Back leads from the next form to the result, and from it to the form', () => {
    const saved = { view: 'saved' } as const;
    expect(travel?.(again, saved)).toEqual(result);
    expect(travel?.(result, initial)).toEqual(again);
    expect(travel?.(initial, saved)).toEqual(initial);
  });
});
