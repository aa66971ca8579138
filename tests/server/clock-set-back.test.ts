import { beforeEach, describe, expect, test, vi } from 'vitest';
import type { Deliver } from '../../server/outbox/channels.ts';
import type { Email } from '../../server/outbox/email.ts';
import { LEASE_MS } from '../../server/outbox/queue.ts';
import { startOutbox } from '../../server/outbox/worker.ts';
import { eventually } from './support/eventually.ts';
import { recordingLog, START, storeOne, undelivered } from './support/outbox.ts';
import { freshStorage, silentLog } from './support/storage.ts';

const DAY = 24 * 60 * 60_000;
const at = (ms: number) => new Date(START + ms).toISOString();

describe('a clock that was set back', () => {
  let storage: Awaited<ReturnType<typeof freshStorage>>;
  let time = START;
  const now = () => new Date(time);
  beforeEach(async () => {
    time = START;
    storage = await freshStorage('sqlite');
    await storeOne(storage);
  });

  const change = (values: {
    next_attempt_at?: string;
    claimed_until?: string;
    claimed_by?: string;
  }) => storage.database.updateTable('outbox').set(values).execute();
  const claim = () =>
    storage.database.selectFrom('outbox').select('claimed_by').executeTakeFirstOrThrow();
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

  test('a mail that would have waited until it is there again is sent at the start, with an alert', async () => {
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
});
