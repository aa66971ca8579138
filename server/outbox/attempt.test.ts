import { expect, test, vi } from 'vitest';
import { silentLog } from '../../tests/support/stored-leads.ts';
import type { Storage } from '../storage/open-storage.ts';
import {
  attemptDelivery,
  FIRST_RETRY_MS,
  JITTER,
  LONGEST_RETRY_MS,
  retryDelay,
} from './attempt.ts';
import { type Claimed, LEASE_MS } from './queue.ts';

test('the first repeat comes within ten seconds, whatever the jitter', () => {
  expect(FIRST_RETRY_MS).toBeLessThanOrEqual(10_000);
  expect(retryDelay(1, 0)).toBe(FIRST_RETRY_MS);
  expect(retryDelay(1, 1)).toBe(FIRST_RETRY_MS * (1 - JITTER));
});

test('waits double and never exceed five minutes', () => {
  const waits = Array.from({ length: 8 }, (_, index) => retryDelay(index + 1, 0));
  expect(waits).toEqual([
    8_000,
    16_000,
    32_000,
    64_000,
    128_000,
    256_000,
    LONGEST_RETRY_MS,
    LONGEST_RETRY_MS,
  ]);
  expect(LONGEST_RETRY_MS).toBe(300_000);
  expect(retryDelay(5_000, 0)).toBe(LONGEST_RETRY_MS);
});

test('a claim is not renewed again while the database has not yet answered', async () => {
  vi.useFakeTimers();
  let asked = 0;
  let answer = () => {};
  const query = {
    where: (): unknown => query,
    set: (): unknown => query,
    execute: () => {
      asked += 1;
      return new Promise<void>((resolve) => {
        answer = resolve;
      });
    },
    executeTakeFirst: async () => ({ numUpdatedRows: 1n }),
  };
  const storage = { kind: 'sqlite', database: { updateTable: () => query } } as unknown as Storage;
  const row = {
    id: 'm',
    lead_id: 'l',
    channel: 'email',
    payload: '{}',
    created_at: '2026-03-01',
    attempts: 0,
  };
  let delivered = () => {};
  const channel = {
    atOnce: 1,
    deliver: () =>
      new Promise<void>((resolve) => {
        delivered = resolve;
      }),
    classify: () => ({ code: 'E', forGood: false }),
    withdraw: async () => undefined,
  };
  const { signal: stop } = new AbortController();
  const parts = { storage, log: silentLog, now: () => new Date(), random: () => 0, stop };
  const done = attemptDelivery(parts, channel, row as unknown as Claimed);
  await vi.advanceTimersByTimeAsync(2 * LEASE_MS);
  expect(asked).toBe(1);
  answer();
  await vi.advanceTimersByTimeAsync(LEASE_MS / 3);
  expect(asked).toBe(2);
  delivered();
  await done;
  await vi.advanceTimersByTimeAsync(LEASE_MS);
  expect(asked).toBe(2);
});
