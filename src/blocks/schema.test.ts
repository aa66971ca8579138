import { expect, test } from 'vitest';
import { sectionsSchema } from './schema.ts';

const problemsOf = (...sections: unknown[]) => {
  const { error } = sectionsSchema().safeParse(sections);
  return error?.issues.map(({ path, message }) => `${path.join('.')}: ${message}`) ?? [];
};
const heading = { label: 'Part', heading: 'What it is.' };
const table = { kind: 'table', ...heading, columns: ['One', 'Two'], rows: [{ cells: ['a', 'b'] }] };
const { label: _, ...tableWithoutLabel } = table;
const reviewBody = 'They said what they would not do for us.';
const review = { author: 'Ada Park', date: '2025-03-04', reviewBody, rating: 5 };
const quotesSection = { kind: 'quotes', ...heading, reviews: [review] };

test('a row of a table has a cell for each column', () => {
  expect(problemsOf({ ...table, rows: [{ cells: ['a', 'b', 'c'] }] })).toEqual([
    '0.rows.0.cells: expected a cell for each of the 2 columns, got 3',
  ]);
});

test('a table without a label continues the section above', () => {
  expect(problemsOf(table, tableWithoutLabel)).toEqual([]);
  expect(problemsOf(tableWithoutLabel)).toEqual([
    '0: expected a label, or a section before this one',
  ]);
});

test('a page has at most one section of quotes, and no empty one', () => {
  expect(problemsOf(quotesSection)).toEqual([]);
  expect(problemsOf(quotesSection, quotesSection)).toEqual([
    ': expected at most one section of quotes, because it shows the mean of all ratings',
  ]);
  expect(problemsOf({ ...quotesSection, reviews: [] })).toEqual([
    '0: expected a review or a testimonial, or no section of quotes',
  ]);
});
