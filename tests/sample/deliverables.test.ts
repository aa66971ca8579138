import { expect, test } from 'vitest';
import { readContentFile } from '../../src/content/read-content.ts';
import { serviceSchema } from '../../src/features/services/schema.ts';
import { inContent } from '../support/content-in-use.ts';

function sheetOf(service: string) {
  const { deliverable } = readContentFile(
    inContent(`services/${service}.yaml`),
    serviceSchema,
  ).data;
  if (!deliverable || deliverable === 'monthly table' || deliverable.kind !== 'table')
    throw new Error(`${service}: no table`);
  return deliverable;
}
const amount = (text = '') => Number(text.replace(/[^\d]/g, ''));
const sum = (numbers: readonly number[]) => numbers.reduce((total, number) => total + number, 0);

test('the amounts under the search terms are the sums of their lines', () => {
  const { rows, foot } = sheetOf('ppc');
  const cost = rows.map(({ cells }) => amount(cells[2]));
  const excluded = rows.map(({ look, cells }) => (look === 'struck' ? amount(cells[2]) : 0));
  expect(foot?.match(/\$[\d,]+/g)?.map(amount)).toEqual([sum(cost), sum(excluded), cost.at(-1)]);
});

test('the last line of the page that is weighed adds up the lines over it', () => {
  const rows = sheetOf('web-design').rows.map(({ cells }) => cells.slice(1).map(amount));
  const total = rows.at(-1) ?? [];
  expect(total.map((_, column) => sum(rows.slice(0, -1).map((row) => row[column] ?? 0)))).toEqual(
    total,
  );
});
