import { expect, test } from 'vitest';
import { writeAddress } from './address.ts';
import { CHANNEL } from './example.fixture.ts';
import { computeTable, mostUrgent, type TableInput } from './figures.ts';
import { costTool } from './use-table.ts';

const EXAMPLE: TableInput = { averageFee: '8,000', share: '20', channels: [CHANNEL] };
const { encode, toSavedValue, parseSavedValue, effectOf } = costTool(EXAMPLE);

test('typed figures are saved and in the address, unlike the example; a new row is a history entry', () => {
  const own = { ...EXAMPLE, averageFee: '9,000' };
  const text = writeAddress(own);
  expect([encode(own), toSavedValue(own), parseSavedValue(text)]).toEqual([`#${text}`, text, text]);
  expect([encode(EXAMPLE), toSavedValue(EXAMPLE), parseSavedValue('v=2')]).toEqual([
    '',
    undefined,
    undefined,
  ]);
  const effects = (['typing', 'step'] as const).map((type) => effectOf({ type, table: own }));
  expect(effects).toEqual(['typing', 'step']);
});

test('advice begins with the channel that wastes most, or else with the channel that has most room', () => {
  const blank = { ...CHANNEL, fees: '', inquiries: '50', averageFee: '' };
  const channel = (id: number, spend: string, signed: string) => ({ ...blank, id, spend, signed });
  const mostUrgentId = (...channels: TableInput['channels'][number][]) =>
    mostUrgent(computeTable({ ...EXAMPLE, channels }).channels)?.id;
  const [cheap, costly] = [channel(1, '20,000', '5'), channel(2, '60,000', '5')];
  const [fewCases, manyCases] = [channel(3, '100', '5'), channel(4, '1,000', '20')];
  expect(mostUrgentId(fewCases, cheap, costly, manyCases)).toBe(2);
  expect(mostUrgentId(fewCases, manyCases)).toBe(4);
  expect(mostUrgentId(channel(5, '', ''))).toBeUndefined();
});
