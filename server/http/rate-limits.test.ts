import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createRateLimiter, RATE_LIMITS, type RateLimitName } from './rate-limits.ts';

const NAMES = ['contact-burst', 'contact-day', 'contact-content'] as const;
const { 'contact-burst': burst, 'contact-day': day, 'contact-content': content } = RATE_LIMITS;
beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

async function countAllowed(
  limiter: ReturnType<typeof createRateLimiter>,
  per: 'address' | 'content',
  tries: number,
) {
  let allowed = 0;
  for (let index = 0; index < tries; index += 1) {
    if ((await limiter.secondsToWait(NAMES, per, 'key')) === 0) allowed += 1;
  }
  return allowed;
}

test('the limits are the agreed ones', () => {
  expect([burst.points, burst.seconds]).toEqual([20, 600]);
  expect([day.points, day.seconds]).toEqual([60, 86_400]);
});

test('one address: twenty pass, the twenty-first waits for what is left of ten minutes', async () => {
  const limiter = createRateLimiter(1);
  expect(await countAllowed(limiter, 'address', burst.points)).toBe(burst.points);
  vi.advanceTimersByTime(60_000);
  expect(await limiter.secondsToWait(NAMES, 'address', 'key')).toBe(burst.seconds - 60);
  expect(await limiter.secondsToWait(NAMES, 'address', 'other')).toBe(0);
  vi.advanceTimersByTime((burst.seconds - 60) * 1000);
  expect(await limiter.secondsToWait(NAMES, 'address', 'key')).toBe(0);
});

test('one address: sixty a day, however slowly', async () => {
  const limiter = createRateLimiter(1);
  let allowed = 0;
  for (let round = 0; round < 5; round += 1) {
    allowed += await countAllowed(limiter, 'address', burst.points);
    vi.advanceTimersByTime(burst.seconds * 1000);
  }
  expect(allowed).toBe(day.points);
  expect(await limiter.secondsToWait(NAMES, 'address', 'key')).toBe(day.seconds - 5 * burst.seconds);
});

test('one content: from however many addresses', async () => {
  expect(await countAllowed(createRateLimiter(1), 'content', content.points + 5)).toBe(content.points);
});

test('the scale multiplies every limit, and 0 switches them off', async () => {
  expect(await countAllowed(createRateLimiter(0.5), 'address', 100)).toBe(burst.points / 2);
  expect(await countAllowed(createRateLimiter(0.001), 'address', 100)).toBe(1);
  expect(await countAllowed(createRateLimiter(0), 'address', 500)).toBe(500);
});

test('every limit says why it is there', () => {
  for (const { reason } of Object.values(RATE_LIMITS)) expect(reason.length).toBeGreaterThan(20);
});

/** Changes for each script that an address may have written. */
const CHANGES_EACH = 4;
test('scripts are limited more strictly than the contact form, changes by the scripts, and leads are not', () => {
  for (const time of ['burst', 'day'] as const) {
    const points = (name: RateLimitName) => RATE_LIMITS[name].points;
    expect(points(`intake-generate-${time}`)).toBeLessThan(points(`contact-${time}`));
    expect(points(`intake-refine-${time}`)).toBeLessThanOrEqual(
      CHANGES_EACH * points(`intake-generate-${time}`),
    );
    expect(points(`intake-submit-${time}`)).toBeGreaterThan(points(`intake-generate-${time}`));
  }
});
