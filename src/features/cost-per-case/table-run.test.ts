// @vitest-environment happy-dom
import { beforeEach, expect, test } from 'vitest';
import { STORAGE_KEYS } from '../tools/storage-keys.ts';
import { writeAddress } from './address.ts';
import type { TypedTable } from './figures.ts';
import { tableRun } from './table-run.ts';

const channel = {
  id: 1,
  name: 'Search',
  spend: '100',
  fees: '',
  inquiries: '',
  signed: '2',
  averageFee: '',
};
const EXAMPLE: TypedTable = { averageFee: '8,000', share: '20', channels: [channel] };
const withFee = (averageFee: string): TypedTable => ({ ...EXAMPLE, averageFee });

const kept = () => JSON.parse(localStorage.getItem(STORAGE_KEYS.cost) ?? 'null')?.value;
const anotherTabKeeps = (table: TypedTable) =>
  localStorage.setItem(
    STORAGE_KEYS.cost,
    JSON.stringify({ version: 1, at: 7, value: writeAddress(table) }),
  );

/** A page of the tool, from its load until it is left. */
function load() {
  const run = tableRun(EXAMPLE);
  const stop = run.start(false);
  return {
    run,
    leave() {
      dispatchEvent(new Event('pagehide'));
      stop();
    },
  };
}

/** An earlier load of the page, on which somebody has typed. */
function typeAndLeave() {
  const { run, leave } = load();
  run.type(withFee('9,000'));
  leave();
}

beforeEach(() => {
  localStorage.clear();
  history.replaceState(null, '', '/tools/cost-per-signed-case');
});

test('figures typed here are kept, and stay kept when the page is loaded again', () => {
  typeAndLeave();
  const { run, leave } = load();
  expect(run.table().averageFee).toBe('9,000');
  expect(run.device.status()).toMatchObject({ kind: 'saved', restored: true });
  leave();
});

test('an older tab that is loaded again does not take the place of what another has kept since', () => {
  typeAndLeave();
  anotherTabKeeps(withFee('12,000'));

  const { run, leave } = load();
  expect(run.table().averageFee).toBe('9,000');
  expect(run.device.status()).toEqual({ kind: 'changedElsewhere' });
  expect(kept()).toBe(writeAddress(withFee('12,000')));
  leave();
  expect(kept()).toBe(writeAddress(withFee('12,000')));
});

test('nor does it bring back what another tab has cleared', () => {
  typeAndLeave();
  localStorage.clear();
  const { run, leave } = load();
  expect(run.device.status()).toEqual({ kind: 'changedElsewhere' });
  leave();
  expect(kept()).toBeUndefined();
});

test('what is typed in the older tab then is kept', () => {
  typeAndLeave();
  anotherTabKeeps(withFee('12,000'));
  const { run, leave } = load();
  run.type(withFee('9,500'));
  leave();
  expect(kept()).toBe(writeAddress(withFee('9,500')));
});
