import { expect, test } from 'vitest';
import { inContent } from '../../../tests/support/content-in-use.ts';
import { readContentFile } from '../../content/read-content.ts';
import { casesBehind } from '../cost-per-case/answer.ts';
import { costPageSchema } from '../cost-per-case/page-schema.ts';
import { missingRows, monthlyFigures, withFigures } from './figures.ts';
import { monthlyTableSchema } from './schema.ts';

const words = readContentFile(inContent('exhibits/monthly-table.yaml'), monthlyTableSchema).data;
const { example } = readContentFile(inContent('tools/cost-per-signed-case.yaml'), costPageSchema)
  .data.tool;
const ANALYST = { name: 'Ada van Park', title: 'Head of Data' };
const figures = monthlyFigures(words, example, ANALYST);
const whole = (amount: number) => `$${Math.round(amount).toLocaleString('en-US')}`;
const MONTHS = 3;

test('every line has the cost, the cases, the cost of each and its range of the calculator’s example', () => {
  for (const [index, { name, spend, fees, signed, inquiries }] of example.channels.entries()) {
    const row = figures.rows[index];
    expect(words.rows[index]?.channel).toBe(name);
    const cost = spend + fees;
    expect(row?.cost, name).toBe(cost ? whole(cost) : '');
    expect(row?.signed, name).toBe(inquiries + signed ? String(signed) : '');
    expect(row?.perCase, name).toBe(cost && signed ? whole(cost / signed) : '');
    const { least, most } = casesBehind(signed);
    expect(row?.range, name).toBe(
      cost && signed ? `${whole(cost / most)} to ${whole(cost / least)}` : '',
    );
  }
});

test('the last line adds them up, and the ceiling is the share of the fee', () => {
  const cost = example.channels.reduce((sum, { spend, fees }) => sum + spend + fees, 0);
  const signed = example.channels.reduce((sum, channel) => sum + channel.signed, 0);
  const ceiling = whole((example.averageFee * example.sharePercent) / 100);
  expect(figures.total).toMatchObject({
    cost: whole(cost),
    signed: String(signed),
    perCase: whole(cost / signed),
    verdict: words.ceiling.replace('{ceiling}', ceiling),
  });
});

test('the first rows and the one for the rest add up to the last row', () => {
  expect(figures.short.length).toBeLessThan(figures.rows.length);
  const cases = figures.short.reduce((sum, { signedCases }) => sum + signedCases, 0);
  const cents = figures.short.reduce((sum, { costCents }) => sum + costCents, 0);
  expect([String(cases), whole(cents / 100)]).toEqual([figures.total.signed, figures.total.cost]);
});

test('a channel whose range lies on both sides of the ceiling is too early, whatever it costs', () => {
  const ceiling = (example.averageFee * example.sharePercent) / 100;
  for (const [index, { spend, fees, signed }] of example.channels.entries()) {
    const { verdict, look, range } = figures.rows[index] ?? {};
    if (!range) continue;
    const { least, most } = casesBehind(signed);
    const isEarly = (spend + fees) / most <= ceiling && (spend + fees) / least >= ceiling;
    expect(verdict === 'Too early').toBe(isEarly);
    expect(look === undefined).toBe(isEarly);
  }
});

test('two rows for one channel are a mistake: the rows would not add up', () => {
  const rows = [...words.rows, ...words.rows.slice(0, 1)];
  const read = monthlyTableSchema.safeParse({ ...words, rows });
  expect(read.error?.issues.map(({ path }) => path)).toEqual([
    ['rows', words.rows.length, 'channel'],
  ]);
});

test('every amount that a note or a reason names is in the table, a month’s third of it, or the fee', () => {
  const rows = [...figures.rows, figures.total];
  const inTable = rows.flatMap((row) =>
    Object.values(row).filter((value) => typeof value === 'string'),
  );
  const amounts = (text: string) => text.match(/\$[\d,]*\d/g) ?? [];
  const monthly = example.channels.map(({ spend, fees }) => (spend + fees) / MONTHS);
  const raised = monthly.flatMap((cost) => monthly.map((more) => cost + more));
  const known = new Set([
    ...inTable.flatMap(amounts),
    ...[...monthly, ...raised, example.averageFee].map(whole),
    figures.ceiling,
  ]);
  const { notes, lines, reasons } = {
    notes: words.rows.flatMap(({ note }) => note?.text ?? []),
    lines: words.lines.map(({ text }) => text),
    reasons: words.reasons.parts
      .flatMap(({ paragraphs }) => paragraphs)
      .map((text) => withFigures(text, figures)),
  };
  const named = [...notes, ...lines, ...reasons].flatMap(amounts);
  expect(named.length).toBeGreaterThan(10);
  expect(named.filter((amount) => !known.has(amount))).toEqual([]);
});

test('initials, name and title are those of the analyst in team/', () => {
  expect(figures.caption).toBe(`${words.caption} A.P. is Ada van Park, Head of Data.`);
  const notes = figures.rows.flatMap(({ note }) => note ?? []);
  expect(new Set(notes.map(({ by }) => by))).toEqual(new Set(['A.P.']));
});

test('a channel of the calculator’s example that has no row is a mistake', () => {
  const [first, ...others] = words.rows;
  expect(missingRows(words, example)).toEqual([]);
  expect(missingRows({ rows: others }, example)).toEqual([
    { at: ['rows'], text: expect.stringContaining(`found none for "${first?.channel}"`) },
  ]);
});
