import { expect, test } from 'vitest';
import { sectionsSchema } from './schema.ts';

const problems = (...sections: unknown[]) => {
  const { error } = sectionsSchema().safeParse(sections);
  return error?.issues.map(({ path, message }) => `${path.join('.')}: ${message}`) ?? [];
};
const start = { label: 'Part', heading: 'What it is.' };
const table = { kind: 'table', ...start, columns: ['One', 'Two'], rows: [{ cells: ['a', 'b'] }] };
const { label: _, ...continued } = table;
const reviewBody = 'They said what they would not do for us.';
const review = { author: 'Ada Park', date: '2025-03-04', reviewBody, rating: 5 };
const quotes = { kind: 'quotes', ...start, reviews: [review] };

test('a row of a table has a cell for each column', () => {
  expect(problems({ ...table, rows: [{ cells: ['a', 'b', 'c'] }] })).toEqual([
    '0.rows.0.cells: expected a cell for each of the 2 columns, got 3',
  ]);
});

test('a table without a label continues the section above', () => {
  expect(problems(table, continued)).toEqual([]);
  expect(problems(continued)).toEqual(['0: expected a label, or a section before this one']);
});

test('a page has quotes once, and never an empty list of quotes', () => {
  expect(problems(quotes)).toEqual([]);
  expect(problems(quotes, quotes)).toEqual([
    ': expected at most one section of quotes, because it shows the mean of all ratings',
  ]);
  expect(problems({ ...quotes, reviews: [] })).toEqual([
    '0: expected a review or a testimonial, or no section of quotes',
  ]);
});
