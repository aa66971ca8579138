import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createRateLimiter, MAX_KEYS, type RateLimiter } from './rate-limiter.ts';
import { RATE_LIMITS, REQUEST_LIMITS } from './rate-limits.ts';

const {
  requests,
  'requests-day': day,
  'network-day': network,
  'same-words': sameText,
} = RATE_LIMITS;
const ONE_ADDRESS = { address: 'contact 203.0.113.5' };
beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

const waitOf = async (
  limiter: RateLimiter,
  keys: { address: string; network?: string } = ONE_ADDRESS,
) => (await limiter.count(REQUEST_LIMITS, keys)).waitSeconds;

async function countAllowed(limiter: RateLimiter, tries: number, consume = () => waitOf(limiter)) {
  let allowed = 0;
  for (let index = 0; index < tries; index += 1) if ((await consume()) === 0) allowed += 1;
  return allowed;
}

test('after twenty requests of one address the next one waits for the rest of ten minutes', async () => {
  const limiter = createRateLimiter(1);
  expect(await countAllowed(limiter, requests.points)).toBe(requests.points);
  vi.advanceTimersByTime(60_000);
  expect(await waitOf(limiter)).toBe(requests.seconds - 60);
  expect(await waitOf(limiter, { address: 'contact 203.0.113.6' })).toBe(0);
  vi.advanceTimersByTime((requests.seconds - 60) * 1_000);
  expect(await waitOf(limiter)).toBe(0);
});

test('one address may send a hundred requests a day; refused requests do not count', async () => {
  const limiter = createRateLimiter(1);
  let allowed = 0;
  for (let round = 0; round < 7; round += 1) {
    allowed += await countAllowed(limiter, 3 * requests.points);
    vi.advanceTimersByTime(requests.seconds * 1_000);
  }
  expect(allowed).toBe(day.points);
  expect(await waitOf(limiter)).toBe(day.seconds - 7 * requests.seconds);
});

test('all addresses of a network share the limit of a company', async () => {
  const limiter = createRateLimiter(1);
  let number = 0;
  const consume = () => {
    number += 1;
    return waitOf(limiter, {
      address: `contact 2001:db8:1:${number}::/64`,
      network: 'contact 2001:db8:1::/48',
    });
  };
  expect(await countAllowed(limiter, 2 * network.points, consume)).toBe(network.points);
});

test('a request whose count is undone, and a refused request, do not count', async () => {
  const limiter = createRateLimiter(1);
  const countLead = () =>
    limiter.count(['same-words', 'leads-day'], { content: 'x', everyone: '' });
  for (let index = 0; index < 3 * sameText.points; index += 1)
    await (await countLead()).undoCount();
  for (let index = 0; index < sameText.points; index += 1)
    expect((await countLead()).waitSeconds).toBe(0);
  const refused = await countLead();
  expect(refused).toMatchObject({ refusedBy: 'same-words', waitSeconds: sameText.seconds });
  await refused.undoCount();
  expect((await countLead()).waitSeconds).toBe(sameText.seconds);
});

test('memory is bounded, because the least recently counted keys are removed', async () => {
  const limiter = createRateLimiter(1);
  await countAllowed(limiter, requests.points);
  for (let index = 0; index < MAX_KEYS - 1; index += 1)
    await waitOf(limiter, { address: `${index}` });
  expect(await waitOf(limiter)).toBeGreaterThan(0);
  await waitOf(limiter, { address: 'one more' });
  expect(await waitOf(limiter)).toBe(0);
});
