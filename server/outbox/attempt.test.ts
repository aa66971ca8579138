import { expect, test } from 'vitest';
import { FIRST_RETRY_MS, JITTER, retryDelay } from './attempt.ts';

test('the first retry comes within ten seconds, with any jitter', () => {
  expect(FIRST_RETRY_MS).toBeLessThanOrEqual(10_000);
  expect(retryDelay(1, 0)).toBe(FIRST_RETRY_MS);
  expect(retryDelay(1, 1)).toBe(FIRST_RETRY_MS * (1 - JITTER));
});

test('each wait is twice the wait before, up to five minutes', () => {
  const seconds = Array.from({ length: 8 }, (_, index) => retryDelay(index + 1, 0) / 1_000);
  expect(seconds).toEqual([8, 16, 32, 64, 128, 256, 300, 300]);
  expect(retryDelay(5_000, 0)).toBe(300_000);
});
