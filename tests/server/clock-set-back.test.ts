import { beforeEach, describe, expect, onTestFinished, test, vi } from 'vitest';
import { SHARED_MS, watchHealth } from '../../server/health.ts';
import { createRateLimiter } from '../../server/http/rate-limiter.ts';
import { RATE_LIMITS } from '../../server/http/rate-limits.ts';
import { LONGEST_RETRY_MS } from '../../server/outbox/attempt.ts';
import type { Deliver } from '../../server/outbox/channels.ts';
import type { Email } from '../../server/outbox/email.ts';
import { bringBack, CLOCKS_APART_MS, LEASE_MS } from '../../server/outbox/queue.ts';
import { startOutbox } from '../../server/outbox/worker.ts';
import { eventually } from './support/eventually.ts';
import { recordingLog, START, storeOne, undelivered } from './support/outbox.ts';
import { freshStorage, STORAGE_KINDS, silentLog } from './support/storage.ts';

const DAY = 24 * 60 * 60_000;
const MINUTE = 60_000;
const at = (ms: number) => new Date(START + ms).toISOString();

describe.each(STORAGE_KINDS)('a clock that was set back, on %s', (kind) => {
  let storage: Awaited<ReturnType<typeof freshStorage>>;
  let time = START;
  const now = () => new Date(time);
  beforeEach(async () => {
    time = START;
    storage = await freshStorage(kind);
    await storeOne(storage);
  });

  const change = (values: {
    next_attempt_at?: string;
    claimed_until?: string;
    claimed_by?: string;
  }) => storage.database.updateTable('outbox').set(values).execute();
  const claim = () =>
    storage.database.selectFrom('outbox').select('claimed_by').executeTakeFirstOrThrow();
  const times = () =>
    storage.database
      .selectFrom('outbox')
      .select(['next_attempt_at', 'claimed_until'])
      .executeTakeFirst();
  function start() {
    const sent: string[] = [];
    const email: Deliver<Email> = {
      atOnce: 1,
      deliver: async ({ id }) => void sent.push(id),
      classify: () => ({ code: 'E', forGood: false }),
      withdraw: async () => undefined,
    };
    const { log, lines } = recordingLog();
    const outbox = startOutbox({ storage, channels: { email }, log, now });
    return { outbox, sent, lines };
  }

  test('a mail that would have waited until it is there again is sent at the start, and a person told', async () => {
    await change({ next_attempt_at: at(DAY) });
    const { outbox, sent, lines } = start();
    await eventually(() => expect(sent).toHaveLength(1));
    await outbox.stop(1_000);
    expect(lines).toContainEqual(
      expect.objectContaining({
        level: 40,
        deliveries: 1,
        msg: expect.stringContaining('set back'),
      }),
    );
  });

  test('a process that runs notices within a minute', async () => {
    const { outbox, sent } = start();
    await eventually(async () => expect(await undelivered(storage.database)).toEqual([]));
    await storeOne(storage, 'later@firm.example', new Date(START + DAY));
    const real = performance.now.bind(performance);
    const clock = vi.spyOn(performance, 'now').mockImplementation(() => real() + MINUTE);
    onTestFinished(() => clock.mockRestore());
    outbox.wake();
    await eventually(() => expect(sent).toHaveLength(2));
    await outbox.stop(1_000);
  });

  test('a hold that would have lasted ends with a lease, in which its holder can renew it', async () => {
    await change({ claimed_until: at(DAY), claimed_by: 'a process that has ended' });
    const { outbox, sent } = start();
    await eventually(async () => expect((await times())?.claimed_until).toBe(at(LEASE_MS)));
    expect(sent).toEqual([]);
    time += LEASE_MS;
    outbox.wake();
    await eventually(() => expect(sent).toHaveLength(1));
    await outbox.stop(1_000);
  });

  test('a clock that is set forward, or a process that was frozen, sends nothing a second time', async () => {
    let arrive = () => {};
    const deliver = vi.fn(() => new Promise<void>((resolve) => (arrive = resolve)));
    const email: Deliver<Email> = {
      atOnce: 2,
      deliver,
      classify: () => ({ code: 'E', forGood: false }),
      withdraw: async () => undefined,
    };
    const outbox = startOutbox({ storage, channels: { email }, log: silentLog, now });
    await eventually(() => expect(deliver).toHaveBeenCalledOnce());
    const { claimed_by: before } = await claim();
    time += 2 * LEASE_MS;
    outbox.wake();
    // its own hold is over, and it takes the mail that it has in hand
    await eventually(async () => expect((await claim()).claimed_by).not.toBe(before));
    arrive();
    await eventually(async () => expect(await undelivered(storage.database)).toEqual([]));
    expect(deliver).toHaveBeenCalledOnce();
    await outbox.stop(1_000);
  });

  test('what another machine wrote, whose clock is a little ahead, stays as it is', async () => {
    const values = {
      next_attempt_at: at(LONGEST_RETRY_MS + CLOCKS_APART_MS),
      claimed_until: at(LEASE_MS + CLOCKS_APART_MS),
    };
    await change(values);
    expect(await bringBack(storage, LONGEST_RETRY_MS, now())).toBe(0);
    expect(await times()).toEqual(values);
  });
});

test('a report is not kept until the clock is there again, and a person is told as before', async () => {
  let time = START;
  const { log, lines } = recordingLog();
  const { database, close } = await freshStorage('sqlite');
  const check = vi.fn(() => Promise.reject(new Error('away')));
  const health = watchHealth({ storage: { database, check }, log, now: () => new Date(time) });
  health.notStored('k', new Error('away'));
  expect((await health.report()).leads).toBe('failing');
  time -= DAY;
  expect((await health.report()).leads).toBe('ok');
  expect(check).toHaveBeenCalledTimes(2);
  time += SHARED_MS;
  await health.report();
  expect(check).toHaveBeenCalledTimes(3);
  expect(lines.filter(({ alert }) => alert === 'storage-down')).toHaveLength(2);
  await close();
});

test('what processes count together begins anew when its end lies further ahead than it can', async () => {
  const storage = await freshStorage('postgres');
  const points = async () =>
    (await storage.database.selectFrom('rate_limits').select('points').execute()).map(
      (row) => row.points,
    );
  const count = () => createRateLimiter(1, storage).count(['page-host'], { host: 'firm.example' });
  await count();
  await count();
  expect(await points()).toEqual([2]);
  await storage.database
    .updateTable('rate_limits')
    .set({ points: RATE_LIMITS['page-host'].points, expire: Date.now() + DAY })
    .execute();
  expect((await count()).wait).toBe(0);
  expect(await points()).toEqual([1]);
});
