import { describe, expect, test } from 'vitest';
import { answerTo } from './answer.ts';
import { EXAMPLE } from './example.fixture.ts';
import { exampleTable, readTable } from './figures.ts';
import { mostUrgent, nextStep, wordOf } from './sentences.ts';

const example = readTable(exampleTable(EXAMPLE));
const given = { inquiries: undefined, averageFeeCents: undefined, ceilingCents: undefined };

describe('a word for each channel, and one advice at a time', () => {
  const rows = example.channels.flatMap(({ name, answer }) => (answer ? [{ name, answer }] : []));

  test('the example has one to keep; five are too early, or have nothing to judge', () => {
    expect(rows.map(({ answer }) => wordOf(answer))).toEqual([
      'Too early',
      'Keep',
      'Too early',
      'Too early',
      'Too early',
      undefined,
      undefined,
    ]);
  });

  const row = (name: string, costCents: number, signed: number) => ({
    name,
    answer: answerTo({ ...given, costCents, signed, ceilingCents: 160_000 }),
  });

  test('a range wholly over what a case may cost is looked at closer, first the one that loses most', () => {
    const [little, most] = [row('little', 2_880_000, 9), row('most', 6_000_000, 9)];
    expect(wordOf(most.answer)).toBe('Look closer');
    expect(mostUrgent([...rows, little, most])).toBe(most);
  });

  test('else the one with most room, else the largest that is too early; none without what a case may cost', () => {
    expect(mostUrgent([...rows, row('more room', 420_000, 12)])?.name).toBe('more room');
    expect(mostUrgent(rows)?.name).toBe('Local Services Ads');
    expect(mostUrgent(rows.filter(({ name }) => name !== 'Local Services Ads'))?.name).toBe('Search ads');
    expect(mostUrgent([{ answer: answerTo({ ...given, costCents: 420_000, signed: 6 }) }])).toBeUndefined();
  });

  test('the next step names what can be read sooner', () => {
    expect(nextStep(rows[0]?.answer ?? answerTo({ ...given, costCents: 0, signed: 0 }))).toBe(
      'Keep counting. What can be read sooner: $225 an inquiry, 15% of them signed.',
    );
    expect(nextStep(row('ads', 240_000, 1).answer)).toBe(
      'Keep counting. Inquiries can be read sooner: enter them.',
    );
  });
});
