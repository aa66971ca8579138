import { expect, test } from 'vitest';
import { FIRST_RETRY_MS, JITTER, LONGEST_RETRY_MS, retryDelay } from './attempt.ts';

test('the first retry comes within ten seconds, with any jitter', () => {
  expect(FIRST_RETRY_MS).toBeLessThanOrEqual(10_000);
  expect(retryDelay(1, 0)).toBe(FIRST_RETRY_MS);
  expect(retryDelay(1, 1)).toBe(FIRST_RETRY_MS * (1 - JITTER));
});

test('each wait is twice the wait before, up to five minutes', () => {
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
