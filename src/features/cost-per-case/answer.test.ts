import { readFileSync } from 'node:fs';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { inContent, isSample } from '../../../tests/support/content-in-use.ts';
import { type Answer, answerTo, casesBehind, type Figures } from './answer.ts';
import { readTable } from './figures.ts';
import { MAX_COUNT } from './typed-number.ts';

const money = (text = '') => Number(text.replace(/[$,]/g, '')) * 100;
const whole = (cents: number | undefined) => Math.round((cents ?? Number.NaN) / 100) * 100;

const article = isSample ? readFileSync(inContent('blog/cost-per-signed-case.md'), 'utf8') : '';
/** Rows of the finished table in our article: what it cost, what it brought, and what it gives. */
const rows = article
  .split('\n')
  .filter((line) => /^\| .* \| \*{0,2}\$[\d,]+\*{0,2} \|(?:[^|]*\|){5}$/.test(line))
  .map((line) =>
    line
      .replaceAll('**', '')
      .split('|')
      .slice(1, -1)
      .map((cell) => cell.trim()),
  );

describe.runIf(isSample)('the table of our article', () => {
  test('has seven channels and their sum', () =>
    expect(rows.map(([name]) => name)).toHaveLength(8));

  test.each(rows)('%s', (_, cost, contacts, __, signed, each, range) => {
    const answer = answerTo({
      costCents: money(cost),
      inquiries: Number(contacts),
      signed: Number(signed),
      averageFeeCents: undefined,
      ceilingCents: undefined,
    });
    if (each === 'none') {
      expect([answer.perCaseCents, answer.range]).toEqual([undefined, undefined]);
      return;
    }
    expect(whole(answer.perCaseCents)).toBe(money(each));
    const [low, high] = range?.split('–') ?? [];
    expect([whole(answer.range?.lowCents), whole(answer.range?.highCents)]).toEqual([
      money(low),
      money(high),
    ]);
  });
});

const known = { averageFeeCents: 800_000, ceilingCents: 160_000 };

test('no case for $2,400 may still mean $1,042, and what would have to change is a number of cases', () => {
  const answer = answerTo({ costCents: 240_000, inquiries: 12, signed: 0, ...known });
  expect(answer).toMatchObject({ perCaseCents: undefined, side: 'across', signRate: 0 });
  expect(whole(answer.range?.lowCents)).toBe(104_200);
  expect(answer.range?.highCents).toBeUndefined();
  expect(answer.change).toEqual({ moreCases: 2, lessCents: 240_000, signRate: 2 / 12 });
});

test('more cases than inquiries have no sign rate; too few inquiries cannot reach the ceiling by signing', () => {
  expect(answerTo({ costCents: 1, inquiries: 2, signed: 3, ...known }).signRate).toBeUndefined();
  const { change } = answerTo({ costCents: 4_000_000, inquiries: 20, signed: 6, ...known });
  expect(change).toEqual({ moreCases: 19, lessCents: 3_040_000, signRate: undefined });
});

test('a dollar over the ceiling takes another case', () => {
  const answer = answerTo({ costCents: 160_100, inquiries: undefined, signed: 1, ...known });
  expect(answer.change).toEqual({ moreCases: 1, lessCents: 100, signRate: undefined });
});

const figures = fc.record<Figures>({
  costCents: fc.oneof(fc.constant(0), fc.integer({ min: 1, max: 20_000_000_000 })),
  inquiries: fc.option(fc.integer({ min: 0, max: 100_000 }), { nil: undefined }),
  signed: fc.oneof(fc.integer({ min: 0, max: 20 }), fc.integer({ min: 0, max: 100_000 })),
  averageFeeCents: fc.option(fc.integer({ min: 100, max: 10_000_000_000 }), { nil: undefined }),
  ceilingCents: fc.option(fc.integer({ min: 1, max: 10_000_000_000 }), { nil: undefined }),
});

function numbersOf(value: unknown): number[] {
  if (typeof value === 'number') return [value];
  return value && typeof value === 'object' ? Object.values(value).flatMap(numbersOf) : [];
}

describe('whatever the figures', () => {
  const always = (check: (answer: Answer, input: Figures) => void) =>
    fc.assert(
      fc.property(figures, (input) => check(answerTo(input), input)),
      { numRuns: 300 },
    );

  test('every number is finite, and none but the gap is below 0', () =>
    always((answer) => {
      for (const number of numbersOf(answer)) expect(Number.isFinite(number)).toBe(true);
      for (const number of numbersOf({ ...answer, gapCents: 0 }))
        expect(number).toBeGreaterThanOrEqual(0);
    }));

  test('gap, side and change agree', () =>
    always(({ gapCents, side, change, ceilingCases, signed }) => {
      if (gapCents === undefined || ceilingCases === undefined) return;
      expect(change !== undefined).toBe(gapCents < 0);
      expect(ceilingCases > signed).toBe(gapCents < 0);
      if (side === 'under') expect(gapCents).toBeGreaterThan(0);
      if (side === 'over') expect(gapCents).toBeLessThan(0);
    }));

  test('each change reaches the ceiling, and a little less does not', () =>
    always(({ change }, input) => {
      if (!change) return;
      const { signed, costCents } = input;
      const more = answerTo({ ...input, signed: signed + change.moreCases });
      expect(more.change).toBeUndefined();
      if (change.moreCases > 1)
        expect(answerTo({ ...input, signed: signed + change.moreCases - 1 }).change).toBeDefined();
      expect(
        answerTo({ ...input, costCents: costCents - change.lessCents }).change,
      ).toBeUndefined();
      if (change.signRate !== undefined) {
        expect(change.signRate).toBeLessThanOrEqual(1);
        expect(Math.round(change.signRate * (input.inquiries ?? 0))).toBe(
          signed + change.moreCases,
        );
      }
    }));
});

describe('a table as it is typed', () => {
  const channel = {
    id: 0,
    name: '',
    spend: '',
    fees: '',
    inquiries: '',
    signed: '',
    averageFee: '',
  };
  const table = { averageFee: '8,000', share: '20%', channels: [] };

  test('a blank row is left out, whatever its name; one that cannot be read is left out and says why', () => {
    const { channels, all } = readTable({
      ...table,
      channels: [
        { ...channel, id: 1, name: 'Billboards' },
        { ...channel, id: 2, spend: 'a lot', signed: '3' },
        { ...channel, id: 3, spend: '4,200', signed: '6', inquiries: '28' },
      ],
    });
    expect(channels.map(({ name, answer }) => [name, Boolean(answer)])).toEqual([
      ['Billboards', false],
      ['Channel 2', false],
      ['Channel 3', true],
    ]);
    expect(channels[1]?.faults).toEqual({ spend: 'Write a number, such as 13,500.' });
    expect(all).toMatchObject({
      costCents: 420_000,
      inquiries: 28,
      signed: 6,
      averageFeeCents: 800_000,
      ceilingCents: 160_000,
    });
  });

  test('a channel may have an average fee of its own; the ceiling for all is then the average over cases', () => {
    const { channels, all } = readTable({
      ...table,
      channels: [
        { ...channel, id: 1, spend: '100', signed: '3' },
        { ...channel, id: 2, fees: '100.50', signed: '1', averageFee: '16k' },
      ],
    });
    expect(channels.map(({ answer }) => answer?.ceilingCents)).toEqual([160_000, 320_000]);
    expect(all).toMatchObject({
      costCents: 20_050,
      averageFeeCents: 1_000_000,
      ceilingCents: 200_000,
    });
  });

  test('without a fee or a share there is no ceiling, and no row has one', () => {
    const own = { ...channel, spend: '100', signed: '3' };
    expect(
      readTable({ averageFee: '', share: '20', channels: [own] }).all?.ceilingCents,
    ).toBeUndefined();
    expect(readTable({ averageFee: '5', share: '0', channels: [own] })).toMatchObject({
      ceilingCents: undefined,
      faults: { share: expect.any(String) },
    });
  });
});

/** Chance of at most `count` cases where `mean` are expected, added up term by term. */
function chanceOfAtMost(count: number, mean: number) {
  let term = Math.exp(-mean);
  let sum = term;
  for (let n = 1; n <= count; n++) {
    term *= mean / n;
    sum += term;
  }
  return sum;
}

test('a tenth of the chance lies beyond each end', () => {
  for (let signed = 0; signed <= 400; signed++) {
    const { least, most } = casesBehind(signed);
    expect(chanceOfAtMost(signed, most), `${signed}`).toBeCloseTo(0.1, 8);
    if (signed > 0) expect(chanceOfAtMost(signed - 1, least), `${signed}`).toBeCloseTo(0.9, 8);
  }
});

test('the range holds the count, grows with it, and narrows in proportion', () => {
  const count = fc.integer({ min: 1, max: 12 * MAX_COUNT - 1 });
  fc.assert(
    fc.property(count, (signed) => {
      const [here, next] = [casesBehind(signed), casesBehind(signed + 1)];
      expect(here.least).toBeLessThan(signed);
      expect(here.most).toBeGreaterThan(signed);
      expect(next.least).toBeGreaterThan(here.least);
      expect(next.most).toBeGreaterThan(here.most);
      expect(next.most / next.least).toBeLessThan(here.most / here.least);
    }),
  );
});
