import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { answerTo, type Figures } from './answer.ts';
import { EXAMPLE } from './example.fixture.ts';
import { exampleTable, readTable } from './figures.ts';
import { dollars, percent } from './money.ts';
import {
  countDoubt,
  gapText,
  headline,
  missing,
  mostUrgent,
  nextStep,
  opening,
  shortAnswer,
  support,
  trust,
  verdict,
  whatWouldChange,
  wordOf,
} from './sentences.ts';

const example = readTable(exampleTable(EXAMPLE));
const channel = (name: string) => {
  const answer = example.channels.find((each) => each.name === name)?.answer;
  if (!answer) throw new Error(`the example has no channel ${name}`);
  return answer;
};
if (!example.all) throw new Error('the example has no figures');
const { all } = example;

describe('the example', () => {
  test('has the sentences of the article about all channels', () => {
    expect(headline(all)).toBe(
      'A signed case costs $1,045. That is $555 under the $1,600 a case may cost.',
    );
    expect(support(all, example.paidSigned)).toBe(
      '33 signed cases for $34,500 put the true cost at $828 to $1,333 a case, with 80% confidence. 6 cases came from rows without a cost: leave them out and a case costs $1,278.',
    );
  });

  test.each([
    [
      'Search ads',
      '$1,500',
      '$1,500 a case, $100 under the $1,600 a case may cost. But with 9 cases it may truly be anywhere from $950 to $2,485.',
      'At $1,600 a case you could have paid $900 more for these 9 cases.',
    ],
    [
      'Local Services Ads',
      '$700',
      '$700 a case. Even the high end of the range, $1,333, is under the $1,600 a case may cost.',
      'At $1,600 a case you could have paid $5,400 more for these 6 cases.',
    ],
    [
      'Directories',
      '$2,400',
      '$2,400 a case, $800 over the $1,600 a case may cost. But with 1 case it may truly be anywhere from $617 to $22,779.',
      'To get down to $1,600: 1 more signed case at the same cost, or $800 less for the same case, or 18% of the inquiries signed in place of 9.1%.',
    ],
    ['Unknown', 'no cost', '6 signed cases, and no cost entered.', ''],
    [
      'Shared',
      'shared cost',
      '$2,400 that brought no inquiry of its own. It counts in the figure for all.',
      '',
    ],
  ])('has for %s the text of its numbers', (name, short, text, change) => {
    const answer = channel(name);
    expect([shortAnswer(answer), verdict(answer, false), whatWouldChange(answer)]).toEqual([
      short,
      text,
      change,
    ]);
  });
});

const blank = {
  costCents: 0,
  inquiries: undefined,
  signed: 0,
  averageFeeCents: undefined,
  ceilingCents: undefined,
};
test.each<[Partial<Figures>, string]>([
  [{}, 'No cost entered yet.'],
  [{ costCents: 240_000 }, '$2,400 spent, and no signed case yet.'],
  [{ signed: 1 }, '1 signed case, and no cost entered.'],
  [{ costCents: 1, signed: 1 }, 'A signed case costs $0.01.'],
  [
    { costCents: 160_000, signed: 1, ceilingCents: 160_000 },
    'A signed case costs $1,600. That is what a case may cost. 1 case is too few to be sure of that.',
  ],
  [
    { costCents: 870_000, signed: 5, ceilingCents: 160_000 },
    'A signed case costs $1,740. That is $140 over the $1,600 a case may cost. 5 cases are too few to be sure of that.',
  ],
  [
    { costCents: 2_880_000, signed: 9, ceilingCents: 160_000 },
    'A signed case costs $3,200. That is $1,600 over the $1,600 a case may cost.',
  ],
  [
    { costCents: 6_240_000, signed: 40, ceilingCents: 160_000 },
    'A signed case costs $1,560. That is $40 under the $1,600 a case may cost. 40 cases are too few to be sure of that.',
  ],
])('%j: %s', (figures, text) => expect(headline(answerTo({ ...blank, ...figures }))).toBe(text));

const typed = { name: '', spend: '', fees: '', inquiries: '', signed: '', averageFee: '' };
const tableOf = (...channels: Partial<typeof typed>[]) =>
  readTable({
    averageFee: '8000',
    share: '20',
    channels: channels.map((each, id) => ({ ...typed, ...each, id })),
  });
describe('a channel whose signed cases are blank', () => {
  const maps = { name: 'Maps', spend: '4200', inquiries: '28' };
  const table = tableOf(maps, { name: 'Ads', spend: '1,000', signed: '2' }, { spend: '5' }, {});

  test('has no figures, and is named', () => {
    expect(table.channels.map(({ answer }) => answer?.signed)).toEqual([
      undefined,
      2,
      undefined,
      undefined,
    ]);
    expect(missing(table)).toBe(
      'Left out until you enter how many cases they signed, 0 if none: Maps, Channel 3.',
    );
    expect(table.all).toMatchObject({ costCents: 100_000, signed: 2 });
  });
  test('alone is no channel without a case', () => {
    const alone = tableOf(maps);
    expect([opening(alone), missing(alone)]).toEqual([
      'Enter how many cases it signed, 0 if none: Maps.',
      '',
    ]);
  });
  test('and one that cannot be read is named with its own reason', () => {
    expect(
      missing(tableOf({ ...maps, signed: 'two' }, { name: 'Ads', spend: '1.234,5', signed: '2' })),
    ).toBe('Left out until their numbers can be read: Maps, Ads.');
    expect(missing(tableOf(maps, { name: 'Ads', spend: 'x' }, { spend: '5', signed: '1' }))).toBe(
      'Left out until you enter how many cases it signed, 0 if none: Maps. Left out until its numbers can be read: Ads.',
    );
  });
});

test('an empty table asks for the first channel, and names none', () => {
  const empty = tableOf({}, { name: 'Ads' });
  expect([opening(empty), missing(empty)]).toEqual([
    'Enter what one channel cost, and how many cases it signed.',
    '',
  ]);
});

test('the sentence on the figure for all shows only beside other channels', () =>
  expect(verdict(answerTo({ ...blank, costCents: 10_000, inquiries: 0 }), true)).toBe(
    '$100 that brought no inquiry of its own.',
  ));

test('no case, and what it would take', () => {
  const answer = answerTo({ ...blank, costCents: 240_000, inquiries: 1, ceilingCents: 160_000 });
  expect(verdict(answer, true)).toBe(
    '$2,400, and no signed case yet. The true cost may still be as low as $1,042 a case, under the $1,600 a case may cost.',
  );
  expect(whatWouldChange(answer)).toBe(
    'To get down to $1,600: 2 signed cases at the same cost. 1 inquiry is fewer than that takes.',
  );
});

test.each<[Partial<Figures>, string]>([
  [
    { costCents: 420_000, signed: 6, ceilingCents: 160_000 },
    'Keep: even the high end is under $1,600.',
  ],
  [
    { costCents: 2_880_000, signed: 9, ceilingCents: 160_000 },
    'Look closer: even the low end is over $1,600.',
  ],
  [{ costCents: 240_000, signed: 1, ceilingCents: 160_000 }, 'Too early: 1 case tells little.'],
  [{ costCents: 240_000, ceilingCents: 160_000 }, 'Too early to tell.'],
  [{ costCents: 240_000, signed: 1 }, ''],
])('%j in short: %s', (figures, text) =>
  expect(trust(answerTo({ ...blank, ...figures }))).toBe(text),
);

test('counts that cannot both be right are doubted', () =>
  expect(countDoubt(answerTo({ ...blank, signed: 2, inquiries: 1 }))).toContain(
    'More cases than inquiries',
  ));

test.each([
  [104_545, '$1,045'],
  [9_999, '$99.99'],
  [0, '$0'],
  [20_000_000_000_00, '$20,000,000,000'],
])('%d cents are %s', (cents, text) => expect(dollars(cents)).toBe(text));
test.each([
  [1 / 11, '9.1%'],
  [0, '0%'],
  [0.0004, 'under 0.1%'],
])('a share of %d is %s', (share, text) => expect(percent(share)).toBe(text));

test('whatever the figures, no sentence has a number that is none, and over and under are right', () => {
  const figures = fc.record<Figures>({
    costCents: fc.oneof(fc.nat(1_000), fc.nat(2_000_000_000)),
    inquiries: fc.option(fc.nat(100_000), { nil: undefined }),
    signed: fc.oneof(fc.nat(3), fc.nat(100_000)),
    averageFeeCents: fc.option(fc.integer({ min: 100, max: 2_000_000_000 }), { nil: undefined }),
    ceilingCents: fc.option(fc.integer({ min: 1, max: 2_000_000_000 }), { nil: undefined }),
  });
  fc.assert(
    fc.property(figures, (each) => {
      const answer = answerTo(each);
      const text = [
        headline(answer),
        support(answer, 0),
        shortAnswer(answer),
        verdict(answer, false),
        nextStep(answer),
        whatWouldChange(answer),
      ].join(' ');
      expect(text).not.toMatch(/NaN|Infinity|undefined|null|-\d|\d\.\d{3}/);
      if (answer.gapCents === undefined) return;
      const gap = gapText(answer.gapCents);
      if (gap.endsWith('over')) expect(answer.change).toBeDefined();
      if (gap.endsWith('under')) expect(answer.change).toBeUndefined();
      expect(headline(answer).includes('too few')).toBe(answer.side === 'across');
      expect(headline(answer)).toContain(
        gap === 'at it' ? 'That is what a case may cost' : `That is ${gap} the $`,
      );
    }),
    { numRuns: 500 },
  );
});

describe('a word for each channel, and one advice at a time', () => {
  const rows = example.channels.flatMap(({ name, answer }) => (answer ? [{ name, answer }] : []));

  const row = (name: string, costCents: number, signed: number) => ({
    name,
    answer: answerTo({ ...blank, costCents, signed, ceilingCents: 160_000 }),
  });

  test('a range wholly over what a case may cost is looked at closer, first the one that loses most', () => {
    const [little, most] = [row('little', 2_880_000, 9), row('most', 6_000_000, 9)];
    expect(wordOf(most.answer)).toBe('Look closer');
    expect(mostUrgent([...rows, little, most])).toBe(most);
  });

  test('else the one with most room, else the largest that is too early; none without what a case may cost', () => {
    expect(mostUrgent([...rows, row('more room', 420_000, 12)])?.name).toBe('more room');
    expect(mostUrgent(rows)?.name).toBe('Local Services Ads');
    expect(mostUrgent(rows.filter(({ name }) => name !== 'Local Services Ads'))?.name).toBe(
      'Search ads',
    );
    expect(
      mostUrgent([{ answer: answerTo({ ...blank, costCents: 420_000, signed: 6 }) }]),
    ).toBeUndefined();
  });

  test('the next step follows the word, and names what can be read sooner', () => {
    expect(nextStep(channel('Search ads'))).toBe(
      'Keep counting. What can be read sooner: $225 an inquiry, 15% of them signed.',
    );
    expect(nextStep(row('ads', 240_000, 1).answer)).toBe(
      'Keep counting. Inquiries can be read sooner: enter them.',
    );
    expect(nextStep(row('over', 2_880_000, 9).answer)).toBe('Repair it or stop.');
    expect(nextStep(row('under', 420_000, 6).answer)).toMatch(/^Ask whether more can be bought/);
  });
});
