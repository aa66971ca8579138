import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { inContent, isSample } from '../../../tests/support/content-in-use.ts';
import {
  answerTo,
  type ChannelFigures,
  type CostAnswer,
  casesBehind,
  leftOutText,
  openingText,
} from './answer.ts';
import { computeTable } from './figures.ts';

const UNKNOWN_FIGURES = {
  inquiries: undefined,
  averageFeeCents: undefined,
  ceilingCents: undefined,
};
const answerOf = (dollars: number, signed: number, figures: Partial<ChannelFigures> = {}) =>
  answerTo({ ...UNKNOWN_FIGURES, costCents: dollars * 100, signed, ...figures });
const CEILING = { ceilingCents: 160_000 };

const article = isSample ? readFileSync(inContent('blog/cost-per-signed-case.md'), 'utf8') : '';
/** The finished table of our article has these costs, cases and results. */
const rows = article
  .split('\n')
  .filter((line) => /^\| .* \| \*{0,2}\$[\d,]+\*{0,2} \|(?:[^|]*\|){5}$/.test(line))
  .map((line) => line.replace(/[*$,]/g, '').split('|').slice(1, -1));

test.runIf(isSample).each(rows)(
  'the calculator gives the row of our article’s table: %s',
  (...row) => {
    const [, cost, inquiries, , signed, perCase, range = ''] = row.map((cell) => cell.trim());
    const result = answerOf(Number(cost), Number(signed), { inquiries: Number(inquiries) });
    const cents = [result.perCaseCents, result.range?.lowCents, result.range?.highCents];
    const [low, high] = range.split('–');
    expect(cents.map((value = Number.NaN) => Math.round(value / 100))).toEqual(
      [perCase, low, high].map((cell) => Number(cell || Number.NaN)),
    );
  },
);

/** Sums the Poisson terms for at most `count` cases if `mean` are expected. */
function chanceOfAtMost(count: number, mean: number) {
  let term = Math.exp(-mean);
  let sum = term;
  for (let n = 1; n <= count; n++) {
    term *= mean / n;
    sum += term;
  }
  return sum;
}

test('each end of the range leaves a tenth of the probability outside', () => {
  for (let signed = 0; signed <= 400; signed++) {
    const { least, most } = casesBehind(signed);
    expect(chanceOfAtMost(signed, most), `${signed}`).toBeCloseTo(0.1, 8);
    if (signed > 0) expect(chanceOfAtMost(signed - 1, least), `${signed}`).toBeCloseTo(0.9, 8);
  }
});

const FEW = 'too few to be sure of that.';
const MAY_COST = 'the $1,600 a case may cost.';
const AT_CEILING = answerOf(1_600, 1, CEILING);
const OVER = answerOf(28_800, 9, CEILING);
const UNDER = answerOf(62_400, 40, CEILING);
test.each<[string, CostAnswer | undefined]>([
  ['Enter what one channel cost, and how many cases it signed, 0 if none.', undefined],
  ['You spent $2,400, and no case has signed yet.', answerOf(2_400, 0)],
  ['A signed case costs $0.01.', answerOf(0.01, 1)],
  [`A signed case costs $1,600. That is what a case may cost. 1 case is ${FEW}`, AT_CEILING],
  ['A signed case costs $3,200. That is $1,600 over the $1,600 a case may cost.', OVER],
  [`A signed case costs $1,560. That is $40 under ${MAY_COST} 40 cases are ${FEW}`, UNDER],
])('the answer begins with: %s', (text, total) => expect(openingText(total)).toBe(text));

test('the proposed change is the smallest that reaches the ceiling', () => {
  const moreFigures = { ...CEILING, inquiries: 20 };
  const change = { moreCases: 19, lessCents: 3_040_000, signRate: undefined };
  expect(answerOf(40_000, 6, moreFigures).change).toEqual(change);
  expect(answerOf(40_000, 25, moreFigures).change).toBeUndefined();
  expect(answerOf(40_000, 24, moreFigures).change).toMatchObject({ moreCases: 1 });
  expect(answerOf(1_601, 1, CEILING).change).toMatchObject({ moreCases: 1, lessCents: 100 });
  expect(answerOf(2_400, 0, { ...CEILING, inquiries: 12 }).change?.signRate).toBe(2 / 12);
});

const emptyFigures = { name: '', spend: '', fees: '', inquiries: '', signed: '', averageFee: '' };
const tableOf = (...channels: Partial<typeof emptyFigures>[]) =>
  computeTable({
    averageFee: '8,000',
    share: '20%',
    channels: channels.map((figures, id) => ({ ...emptyFigures, ...figures, id })),
  });

test('a blank row is left out; a row with an error or without signed cases is left out and reported', () => {
  const { channels, total } = tableOf(
    { name: 'Billboards' },
    { spend: 'a lot', signed: '3' },
    { spend: '4,200', signed: '6', inquiries: '28' },
    { name: 'Maps', spend: '5' },
  );
  const results = channels.map(
    (channel) => `${channel.name} ${channel.leftOutReason} ${channel.answer?.signed}`,
  );
  expect(results).toEqual([
    'Billboards undefined undefined',
    'Channel 2 unreadable undefined',
    'Channel 3 undefined 6',
    'Maps signedBlank undefined',
  ]);
  expect(channels[1]?.faults).toEqual({ spend: 'Write a number, such as 13,500.' });
  expect(leftOutText(channels)).toBe(
    'We left out Channel 2 and Maps until you enter the signed cases, 0 if none, and every number can be read.',
  );
  expect(total).toMatchObject({ costCents: 420_000, inquiries: 28, signed: 6, ...CEILING });
});

test('channels may have their own average fees; the ceiling of all is then the average over cases', () => {
  const { channels, total } = tableOf(
    { spend: '100', signed: '3' },
    { fees: '100.50', signed: '1', averageFee: '16k' },
  );
  expect(channels.map((channel) => channel.answer?.ceilingCents)).toEqual([160_000, 320_000]);
  const average = { averageFeeCents: 1_000_000, ceilingCents: 200_000 };
  expect(total).toMatchObject({ costCents: 20_050, ...average });
});

test.each([
  ['', '20'],
  ['5', '0'],
])('with a fee of "%s" and a share of "%s" there is no ceiling for any row', (fee, share) => {
  const channels = [{ ...emptyFigures, id: 0, spend: '100', signed: '3' }];
  const table = computeTable({ averageFee: fee, share, channels });
  expect([table.ceilingCents, table.total?.ceilingCents]).toEqual([undefined, undefined]);
});
