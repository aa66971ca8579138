import { expect, test } from 'vitest';
import { readInUse } from '../../../tests/support/content-in-use.ts';
import { casesBehind } from '../cost-per-case/answer.ts';
import { costPageSchema } from '../cost-per-case/page-schema.ts';
import { missingRows, monthlyFigures } from './figures.ts';
import { monthlyTableSchema } from './schema.ts';

const copy = readInUse('exhibits/monthly-table.yaml', monthlyTableSchema);
const { example } = readInUse('tools/cost-per-signed-case.yaml', costPageSchema).tool;
const ANALYST = { name: 'Ada van Park', title: 'Head of Data' };
const figures = monthlyFigures(copy, example, ANALYST);
const wholeDollars = (amount: number) => `$${Math.round(amount).toLocaleString('en-US')}`;

test('every line has the cost, the cases, the cost per case and its range from the calculator’s example', () => {
  for (const [index, { name, spend, fees, signed, inquiries }] of example.channels.entries()) {
    expect(copy.rows[index]?.channel).toBe(name);
    const cost = spend + fees;
    const { least, most } = casesBehind(signed);
    const range = `${wholeDollars(cost / most)} to ${wholeDollars(cost / least)}`;
    expect(figures.rows[index], name).toMatchObject({
      cost: cost ? wholeDollars(cost) : '',
      signed: inquiries + signed ? String(signed) : '',
      perCase: cost && signed ? wholeDollars(cost / signed) : '',
      range: cost && signed ? range : '',
    });
  }
});

test('two rows for one channel are refused, because the rows would not add up', () => {
  const rows = [...copy.rows, ...copy.rows.slice(0, 1)];
  const [issue] = monthlyTableSchema.safeParse({ ...copy, rows }).error?.issues ?? [];
  expect(issue?.path).toEqual(['rows', copy.rows.length, 'channel']);
});

test('a channel of the calculator’s example without a row is reported', () => {
  const [first, ...others] = copy.rows;
  expect(missingRows(copy, example)).toEqual([]);
  const text = expect.stringContaining(`found none for "${first?.channel}"`);
  expect(missingRows({ rows: others }, example)).toEqual([{ at: ['rows'], text }]);
});
