import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { boundedCounts } from './bounded-counts.ts';
import { senderAt } from './client-address.ts';
import type { RateLimit } from './rate-limit.ts';
import { createRateLimiter, type SharedCounts } from './rate-limiter.ts';
import { LEAD_LIMITS, RATE_LIMITS, type RateLimitName, TOOL_LIMITS } from './rate-limits.ts';

const NAMES = ['contact-burst', 'contact-day', 'contact-content'] as const;
const { 'contact-burst': burst, 'contact-day': day, 'contact-content': content } = RATE_LIMITS;
const ONE = senderAt('203.0.113.5');
beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});
type Limiter = ReturnType<typeof createRateLimiter>;

const waitOf = async (limiter: Limiter, sender = ONE, names: readonly RateLimitName[] = NAMES) =>
  (await limiter.count(names, 'requests', sender)).wait;

async function countAllowed(limiter: Limiter, tries: number, ask = () => waitOf(limiter)) {
  let allowed = 0;
  for (let index = 0; index < tries; index += 1) if ((await ask()) === 0) allowed += 1;
  return allowed;
}

test('the limits are the agreed ones', () => {
  expect([burst.points, burst.seconds]).toEqual([20, 600]);
  expect([day.points, day.seconds]).toEqual([60, 86_400]);
});

test('one address: twenty pass, the twenty-first waits for what is left of ten minutes', async () => {
  const limiter = createRateLimiter(1);
  expect(await countAllowed(limiter, burst.points)).toBe(burst.points);
  vi.advanceTimersByTime(60_000);
  expect(await waitOf(limiter)).toBe(burst.seconds - 60);
  expect(await waitOf(limiter, senderAt('203.0.113.6'))).toBe(0);
  vi.advanceTimersByTime((burst.seconds - 60) * 1000);
  expect(await waitOf(limiter)).toBe(0);
});

test('one address: sixty a day, however slowly, and what is refused does not count', async () => {
  const limiter = createRateLimiter(1);
  let allowed = 0;
  for (let round = 0; round < 5; round += 1) {
    allowed += await countAllowed(limiter, 3 * burst.points);
    vi.advanceTimersByTime(burst.seconds * 1000);
  }
  expect(allowed).toBe(day.points);
  expect(await waitOf(limiter)).toBe(day.seconds - 5 * burst.seconds);
});

test('one content: from however many addresses', async () => {
  const limiter = createRateLimiter(1);
  const ask = async () => (await limiter.count(NAMES, 'leads', { content: 'x' })).wait;
  expect(await countAllowed(limiter, content.points + 5, ask)).toBe(content.points);
});

test('the scale multiplies every limit, and 0 switches them off', async () => {
  expect(await countAllowed(createRateLimiter(0.5), 100)).toBe(burst.points / 2);
  expect(await countAllowed(createRateLimiter(0.001), 100)).toBe(1);
  expect(await countAllowed(createRateLimiter(0), 500)).toBe(500);
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

test('a limit of a network is never what stops one address', () => {
  const all = Object.entries<RateLimit>(RATE_LIMITS);
  for (const [name, { seconds, points }] of all.filter(([, { per }]) => per === 'address')) {
    const group = name.startsWith('leads-')
      ? []
      : /intake-(gen|read|ref)|profile/.test(name)
        ? TOOL_LIMITS
        : LEAD_LIMITS;
    for (const network of group.map((each): RateLimit => RATE_LIMITS[each]))
      if (network.per !== 'everyone' && !network.counts && network.seconds === seconds)
        expect(network.points, name).toBeGreaterThan(points);
  }
});

const LIMITS = [...NAMES, ...LEAD_LIMITS] as const;
const hex = (value: number) => value.toString(16);

test('changing the address within a network gains three offices, not 65,536', async () => {
  const limiter = createRateLimiter(1);
  const passed = { '/56': 0, '/48': 0 };
  for (let index = 0; index < 2_000; index += 1) {
    const inOne56 = senderAt(`2001:db8:1:${hex(index % 256)}::1`);
    const inOne48 = senderAt(`2001:db8:2:${hex(index)}::1`);
    if (!(await waitOf(limiter, inOne56, LIMITS))) passed['/56'] += 1;
    if (!(await waitOf(limiter, inOne48, LIMITS))) passed['/48'] += 1;
  }
  expect(passed).toEqual({
    '/56': RATE_LIMITS['lead-forms-56-burst'].points,
    '/48': RATE_LIMITS['lead-forms-48-burst'].points,
  });
});

test('senders out of two /48 leave next to nothing in memory, and others no more than the bound', async () => {
  const here = boundedCounts(1_000);
  const limiter = createRateLimiter(1, undefined, here);
  for (let index = 0; index < 6_000; index += 1)
    await waitOf(limiter, senderAt(`2001:db8:${index % 2}:${hex(index >> 1)}::1`), LIMITS);
  expect(here.size()).toBeLessThan(1_000);
  for (let index = 0; index < 5_000; index += 1)
    await waitOf(limiter, senderAt(`2001:${hex(index)}::1`), LIMITS);
  expect(here.size()).toBeLessThanOrEqual(2_000);
});

/** A lead as it is counted: what is asked of all, then of those with its mark. */
const counted = (limiter: Limiter, address: string, form = 'contact') => {
  const sender = senderAt(address);
  const keys = { ...sender, 'address and form': `${form} ${sender.address}`, everyone: '' };
  return limiter.count(LIMITS, 'leads', keys);
};
async function inFlood() {
  const limiter = createRateLimiter(1);
  for (let index = 0; index < RATE_LIMITS['leads-everyone'].points; index += 1)
    expect((await counted(limiter, '198.51.100.1')).marked).toBe(false);
  return limiter;
}

test('a flood: whoever sends a form for the first time stays good, whoever sends it again is marked', async () => {
  const limiter = await inFlood();
  expect(await counted(limiter, '198.51.100.1')).toMatchObject({ wait: 0, marked: true });
  expect(await counted(limiter, '203.0.113.5')).toMatchObject({ wait: 0, marked: false });
  expect(await counted(limiter, '203.0.113.5')).toMatchObject({ wait: 0, marked: true });
  expect(await counted(limiter, '203.0.113.5', 'scorecard')).toMatchObject({ wait: 0, marked: false });
  vi.advanceTimersByTime(RATE_LIMITS['leads-everyone'].seconds * 1000);
  expect(await counted(limiter, '203.0.113.5')).toMatchObject({ wait: 0, marked: false });
});

test('a flood out of one /48 has twenty good leads, however many addresses it has', async () => {
  const limiter = await inFlood();
  let good = 0;
  for (let index = 0; index < 200; index += 1)
    if (!(await counted(limiter, `2001:db8:1:${hex(index)}::1`)).marked) good += 1;
  expect(good).toBe(RATE_LIMITS['leads-first-48'].points);
});

test('in a flood the first of each provider go ahead, and the rest is neither marked nor refused for that', async () => {
  const limiter = await inFlood();
  const { points } = RATE_LIMITS['leads-provider'];
  for (let index = 1; index <= 2 * points; index += 1) {
    const verdict = { wait: 0, marked: false, ahead: index <= points };
    expect(await counted(limiter, `203.0.${index}.1`)).toMatchObject(verdict);
    expect(await counted(limiter, `2001:db8:${index}::1`)).toMatchObject(verdict);
  }
  vi.advanceTimersByTime(RATE_LIMITS['leads-everyone'].seconds * 1000);
  expect(await counted(limiter, '192.0.2.1')).toMatchObject({ marked: false, ahead: false });
});

test.each([
  ['program leads', 'leads-marked'],
  ['flood leads', 'leads-flood'],
  ['good leads', 'leads-day'],
] as const)('when there are too many %s, the others go on', async (such, name) => {
  const limiter = createRateLimiter(0.01);
  const lead = (what: typeof such) => limiter.count(LIMITS, what, { everyone: '' });
  for (let index = 0; index < RATE_LIMITS[name].points / 100; index += 1)
    expect((await lead(such)).wait).toBe(0);
  expect((await lead(such)).refusedBy).toBe(name);
  for (const other of ['program leads', 'flood leads', 'good leads'] as const)
    expect((await lead(other)).wait > 0).toBe(other === such);
});

test('what is given back was never counted, here and where all count', async () => {
  const there = boundedCounts();
  const shared: SharedCounts = async (countables, by) => countables.map((each) => there.add(each, by));
  for (const limiter of [createRateLimiter(1), createRateLimiter(1, shared)]) {
    for (let index = 0; index < 2 * RATE_LIMITS['leads-everyone'].points; index += 1)
      await (await counted(limiter, '203.0.113.5')).giveBack();
    expect(await counted(limiter, '203.0.113.5')).toMatchObject({ wait: 0, marked: false });
  }
  // of all, of the sender in one form, and of the provider
  expect(there.size()).toBe(3);
});

test('what was counted too late to wait for is given back as well', async () => {
  const there = boundedCounts();
  const shared: SharedCounts = async (countables, by) => {
    await new Promise((resolve) => setTimeout(resolve, by === 1 ? 700 : 0));
    return countables.map((each) => there.add(each, by));
  };
  const asked = counted(createRateLimiter(1, shared), '203.0.113.5');
  await vi.advanceTimersByTimeAsync(500);
  const given = (await asked).giveBack();
  await vi.advanceTimersByTimeAsync(300);
  await given;
  expect(there.size()).toBe(0);
});

test('a refused lead counts nowhere', async () => {
  const there = boundedCounts();
  const shared: SharedCounts = async (countables, by) => countables.map((each) => there.add(each, by));
  const [one, other] = [createRateLimiter(1, shared), createRateLimiter(1, shared)];
  const lead = async (limiter: Limiter) =>
    (await limiter.count([...NAMES, 'leads-everyone'], 'leads', { content: 'x', everyone: '' })).refusedBy;
  for (let index = 0; index < content.points; index += 1) expect(await lead(one)).toBeUndefined();
  // one process knows by itself, the other has to ask
  for (const limiter of [one, other, one, other]) expect(await lead(limiter)).toBe('contact-content');
  const everyone = { key: 'leads-everyone ', points: RATE_LIMITS['leads-everyone'].points, seconds: 600 };
  expect(there.add(everyone).count).toBe(content.points + 1);
});

test('shared counts are asked, and what is used up is refused without asking', async () => {
  let asked = 0;
  const shared: SharedCounts = async (countables) => {
    asked += 1;
    return countables.map(({ points, seconds }) => ({ count: points, until: Date.now() + seconds * 1000 }));
  };
  const limiter = createRateLimiter(1, shared);
  expect(await waitOf(limiter)).toBe(0);
  expect(await waitOf(limiter)).toBe(day.seconds);
  expect(asked).toBe(1);
});

test('while shared counts are away or silent, the process counts by itself, and asks again later', async () => {
  let answers: 'fails' | 'never' | 'counts' = 'fails';
  let asked = 0;
  const shared: SharedCounts = (countables) => {
    asked += 1;
    if (answers === 'fails') return Promise.reject(new Error('away'));
    if (answers === 'never') return new Promise(() => undefined);
    return Promise.resolve(countables.map(() => ({ count: 1, until: Date.now() + 1000 })));
  };
  const limiter = createRateLimiter(1, shared);
  expect(await countAllowed(limiter, burst.points + 5)).toBe(burst.points);
  expect(asked).toBe(1);
  vi.advanceTimersByTime(5_000);
  answers = 'never';
  const slow = waitOf(limiter, senderAt('203.0.113.9'));
  await vi.advanceTimersByTimeAsync(500);
  expect(await slow).toBe(0);
  expect(asked).toBe(2);
  await vi.advanceTimersByTimeAsync(5_000);
  answers = 'counts';
  await waitOf(limiter, senderAt('203.0.113.9'));
  expect(asked).toBe(3);
});
