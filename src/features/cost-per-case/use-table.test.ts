// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { STORAGE_KEYS } from '../tools/storage-keys.ts';
import { ToolStore } from '../tools/tool-store.ts';
import { writeAddress } from './address.ts';
import { CHANNEL } from './example.fixture.ts';
import { mostUrgent, readTable, type TypedTable } from './figures.ts';
import { costTool } from './use-table.ts';

vi.mock('../../ui/after-paint.ts', () => ({ afterPaint: (work: () => void) => work() }));

const EXAMPLE: TypedTable = { averageFee: '8,000', share: '20', channels: [CHANNEL] };
const withFee = (averageFee: string): TypedTable => ({ ...EXAMPLE, averageFee });
const PATH = '/tools/cost-per-signed-case';
const saved = () => JSON.parse(localStorage.getItem(STORAGE_KEYS.cost) ?? 'null')?.value;

let stop = () => {};
function startAt(address: string) {
  history.replaceState(null, '', `${PATH}${address}`);
  const store = new ToolStore(costTool(EXAMPLE));
  store.begin(true);
  stop = store.listen();
  return store;
}

beforeEach(() => localStorage.clear());
afterEach(() => stop());

test('typing is saved after a pause; adding or removing a row is one step; an undo to the example has no address, and saves nothing', () => {
  const store = startAt('');
  const { length } = history;
  store.dispatch({ type: 'type', table: withFee('9,000') });
  expect([location.hash, saved()]).toEqual(['', undefined]);
  store.flush();
  expect(saved()).toBe(writeAddress(withFee('9,000')));
  expect([location.hash, history.length]).toEqual([`#${saved()}`, length]);
  store.dispatch({ type: 'step', table: { ...EXAMPLE, channels: [CHANNEL, CHANNEL] } });
  expect([saved(), history.length]).toEqual([location.hash.slice(1), length + 1]);
  store.dispatch({ type: 'step', table: EXAMPLE });
  expect([location.hash, saved()]).toEqual(['', undefined]);
});

test('advice begins with the channel that wastes most, then the channel with the most room', () => {
  const channel = (id: number, spend: string, signed: string) => ({
    ...CHANNEL,
    ...{ id, spend, fees: '', inquiries: '50', signed, averageFee: '' },
  });
  const mostUrgentId = (...channels: TypedTable['channels'][number][]) =>
    mostUrgent(readTable({ ...EXAMPLE, channels }).channels)?.id;
  const [cheap, costly] = [channel(1, '20,000', '5'), channel(2, '60,000', '5')];
  const [fewCases, manyCases] = [channel(3, '100', '5'), channel(4, '1,000', '20')];
  expect(mostUrgentId(fewCases, cheap, costly, manyCases)).toBe(2);
  expect(mostUrgentId(fewCases, manyCases)).toBe(4);
  expect(mostUrgentId(channel(5, '', ''))).toBeUndefined();
});
