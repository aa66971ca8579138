import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createRateLimiter, MAX_KEYS, type RateLimiter } from './rate-limiter.ts';
import { RATE_LIMITS, REQUEST_LIMITS } from './rate-limits.ts';

const {
  requests,
  'requests-day': day,
  'network-day': network,
  'same-words': sameText,
} = RATE_LIMITS;
const ONE = { address: 'contact 203.0.113.5' };
beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

const waitOf = async (limiter: RateLimiter, keys: { address: string; network?: string } = ONE) =>
  (await limiter.count(REQUEST_LIMITS, keys)).waitSeconds;

async function countAllowed(limiter: RateLimiter, tries: number, consume = () => waitOf(limiter)) {
  let allowed = 0;
  for (let index = 0; index < tries; index += 1) if ((await consume()) === 0) allowed += 1;
  return allowed;
}

test('one address: twenty requests pass, and the twenty-first waits for the rest of ten minutes', async () => {
  const limiter = createRateLimiter(1);
  expect(await countAllowed(limiter, requests.points)).toBe(requests.points);
  vi.advanceTimersByTime(60_000);
  expect(await waitOf(limiter)).toBe(requests.seconds - 60);
  expect(await waitOf(limiter, { address: 'contact 203.0.113.6' })).toBe(0);
  vi.advanceTimersByTime((requests.seconds - 60) * 1_000);
  expect(await waitOf(limiter)).toBe(0);
});

test('one address: a hundred requests a day pass, however slowly, and refused requests do not count', async () => {
  const limiter = createRateLimiter(1);
  let allowed = 0;
  for (let round = 0; round < 7; round += 1) {
    allowed += await countAllowed(limiter, 3 * requests.points);
    vi.advanceTimersByTime(requests.seconds * 1_000);
  }
  expect(allowed).toBe(day.points);
  expect(await waitOf(limiter)).toBe(day.seconds - 7 * requests.seconds);
});

test('changing addresses within a network gains the allowance of a company, not of 65,536 addresses', async () => {
  const limiter = createRateLimiter(1);
  let at = 0;
  const consume = () => {
    at += 1;
    return waitOf(limiter, {
      address: `contact 2001:db8:1:${at}::/64`,
      network: 'contact 2001:db8:1::/48',
    });
  };
  expect(await countAllowed(limiter, 2 * network.points, consume)).toBe(network.points);
});

test('a returned or refused request is not counted', async () => {
  const limiter = createRateLimiter(1);
  const lead = () => limiter.count(['same-words', 'leads-day'], { content: 'x', everyone: '' });
  for (let index = 0; index < 3 * sameText.points; index += 1) await (await lead()).undoCount();
  for (let index = 0; index < sameText.points; index += 1)
    expect((await lead()).waitSeconds).toBe(0);
  const refused = await lead();
  expect(refused).toMatchObject({ refusedBy: 'same-words', waitSeconds: sameText.seconds });
  await refused.undoCount();
  expect((await lead()).waitSeconds).toBe(sameText.seconds);
});

test('memory is bounded: among many keys, the least recently counted are removed', async () => {
  const limiter = createRateLimiter(1);
  await countAllowed(limiter, requests.points);
  for (let index = 0; index < MAX_KEYS - 1; index += 1)
    await waitOf(limiter, { address: `${index}` });
  expect(await waitOf(limiter)).toBeGreaterThan(0);
  await waitOf(limiter, { address: 'one more' });
  expect(await waitOf(limiter)).toBe(0);
});
