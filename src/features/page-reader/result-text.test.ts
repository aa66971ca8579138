import { expect, test } from 'vitest';
import { readInUse } from '../../../tests/support/content-in-use.ts';
import { GOOD_PAGE } from './engine/page.fixture.ts';
import { readingOf } from './engine/read-page.fixture.ts';
import { readPage } from './engine/read-page.ts';
import { readerPageSchema } from './page-schema.ts';
import { PROBLEMS } from './reading.ts';
import { resultOf } from './result-text.ts';

const data = readInUse('tools/page-reader.yaml', readerPageSchema);
const copy = { ...data.tool, sources: data.sources };
const FAULTY = GOOD_PAGE.replace(/<title>.*<\/title>/, '')
  .replace('<h2>Deadlines', '<h4>Deadlines')
  .replace('<meta name="author"', '<meta name="robots" content="noindex"><meta name="author"');
const reading = readingOf(readPage([FAULTY], undefined, new Date(0)));

const withProblems = (count: number) => ({
  ...reading,
  lines: PROBLEMS.slice(0, count).map((problem) => ({
    id: 'title' as const,
    outcome: 'found' as const,
    problem,
  })),
});

test('the result lists mistakes by cost, and separates lines in order from unchecked lines', () => {
  const { fix, inOrder, notChecked } = resultOf(reading, copy);
  const problems = fix.map(({ problem }) => problem).join(' ');
  expect(problems).toBe('noindex no-title date-order skipped-level');
  expect([inOrder.length, notChecked.length]).toEqual([10, 3]);
});

test.each([
  [0, 'Nothing to fix'],
  [1, '1 thing to fix'],
])('the heading counts %i mistakes: %s', (count, expected) => {
  expect(resultOf(withProblems(count), copy).headline).toBe(expected);
});

test('the subject of the contact form has as many mistakes as fit', () => {
  const subject = /^Page reader: 4 things to fix: noindex is set; No title; /;
  expect(resultOf(reading, copy).subject).toMatch(subject);
  const all = resultOf(withProblems(PROBLEMS.length), copy);
  expect(all.subject).toMatch(/^.{300,400}; …$/);
});

test('the copied list has each mistake with its rule and the value on the page', () => {
  const [head, first, ...rest] = resultOf(reading, copy).text.trim().split('\n\n');
  expect(head).toMatch(/January 1, 1970\. 4 things to fix\.$/);
  expect(first).toBe(
    `1. noindex is set. ${copy.checks.noindex.rule}\n   “<meta name="robots" content="noindex">”`,
  );
  expect(rest).toHaveLength(3);
});
