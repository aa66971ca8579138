import { setTimeout as pause } from 'node:timers/promises';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { eraseLeads } from '../../server/leads/erase-leads.ts';
import { FIRST_RETRY_MS, GIVE_UP_AFTER_ATTEMPTS, LONGEST_RETRY_MS } from '../../server/outbox/attempt.ts';
import type { Deliver, Outgoing } from '../../server/outbox/channels.ts';
import type { Email } from '../../server/outbox/email.ts';
import { classifyFailure } from '../../server/outbox/outgoing-mail.ts';
import { retryDeliveries } from '../../server/outbox/queue.ts';
import { emailDelivery } from '../../server/outbox/smtp-delivery.ts';
import { startOutbox } from '../../server/outbox/worker.ts';
import { readSettings } from '../../server/settings.ts';
import { BUSINESS } from './support/business.ts';
import { eventually } from './support/eventually.ts';
import { recordingLog, START, storeOne, undelivered } from './support/outbox.ts';
import { startSmtp } from './support/smtp.ts';
import { freshStorage, STORAGE_KINDS, silentLog } from './support/storage.ts';

type Fresh = Awaited<ReturnType<typeof freshStorage>>;
type Delivery = Deliver<Email>;

/** A delivery that fails as told and keeps what it took. */
function scriptedDelivery(failures: unknown[]) {
  const tried: Outgoing<Email>[] = [];
  const withdrawn: string[] = [];
  const delivery: Delivery = {
    atOnce: 1,
    async deliver(mail) {
      tried.push(mail);
      const failure = failures.shift();
      if (failure) throw failure;
    },
    classify: classifyFailure,
    withdraw: async (id) => void withdrawn.push(id),
  };
  return { delivery, tried, withdrawn };
}

describe('the time between attempts (clock of the test)', () => {
  let storage: Fresh;
  let time = START;
  const now = () => new Date(time);
  beforeEach(async () => {
    time = START;
    storage = await freshStorage('sqlite');
  });
  afterEach(() => storage.close());
  const down = () => Object.assign(new Error('connect'), { code: 'ESOCKET' });
  const untilTried = (tried: unknown[], count: number) =>
    vi.waitFor(() => expect(tried).toHaveLength(count), 5_000);

  test('grows from within ten seconds to five minutes; the mail stays the same; the log calls for help', async () => {
    await storeOne(storage);
    const { delivery, tried } = scriptedDelivery(Array.from({ length: 8 }, down));
    const { log, lines } = recordingLog();
    const outbox = startOutbox({ storage, channels: { email: delivery }, log, now, random: () => 0 });
    for (const wait of [
      FIRST_RETRY_MS,
      16_000,
      32_000,
      64_000,
      128_000,
      256_000,
      LONGEST_RETRY_MS,
      LONGEST_RETRY_MS,
    ]) {
      const before = tried.length + 1;
      await untilTried(tried, before);
      await eventually(async () => {
        const [row] = await undelivered(storage.database);
        expect(Date.parse(row?.next_attempt_at ?? '') - time).toBe(wait);
      });
      time += wait - 1;
      outbox.wake();
      await pause(30);
      expect(tried).toHaveLength(before);
      time += 1;
      outbox.wake();
    }
    await untilTried(tried, 9);
    await eventually(async () => expect(await undelivered(storage.database)).toEqual([]));
    await outbox.stop(1_000);
    expect(new Set(tried.map(({ payload }) => payload.messageId)).size).toBe(1);
    expect(lines.filter(({ alert }) => alert === 'mail-delayed')).toHaveLength(4);
    expect(JSON.stringify(lines)).not.toMatch(/ada@firm|Nuñez/);
  });

  test('ends with a dead letter at the stated limit, and with an alert', async () => {
    await storeOne(storage);
    await storage.database
      .updateTable('outbox')
      .set({ attempts: GIVE_UP_AFTER_ATTEMPTS - 1 })
      .execute();
    const { delivery, tried } = scriptedDelivery([down()]);
    const { log, lines } = recordingLog();
    const outbox = startOutbox({ storage, channels: { email: delivery }, log, now });
    await eventually(async () =>
      expect(await undelivered(storage.database)).toMatchObject([{ status: 'dead' }]),
    );
    await eventually(() => expect(lines.map(({ alert }) => alert)).toContain('dead-letter'));
    await retryDeliveries(storage.database, now());
    outbox.wake();
    await untilTried(tried, 2);
    await eventually(async () => expect(await undelivered(storage.database)).toEqual([]));
    await outbox.stop(1_000);
  });

  test('a mail that is erased while it is being delivered is taken back', async () => {
    await storeOne(storage);
    const { delivery, withdrawn } = scriptedDelivery([]);
    const deliver: Delivery['deliver'] = async () =>
      void (await eraseLeads(storage, storage.place.DATA_DIR, { idOrEmail: 'ada@firm.example' }));
    const outbox = startOutbox({
      storage,
      channels: { email: { ...delivery, deliver } },
      log: silentLog,
      now,
    });
    await eventually(() => expect(withdrawn).toHaveLength(1));
    await outbox.stop(1_000);
  });

  test('stopping finishes the mail in hand, or after its deadline gives it back untried', async () => {
    await storeOne(storage);
    const { delivery } = scriptedDelivery([]);
    let entered = 0;
    const slow = (ms: number): Delivery => ({
      ...delivery,
      async deliver(_, signal) {
        entered += 1;
        await pause(ms, undefined, { signal });
      },
    });
    const stuck = startOutbox({ storage, channels: { email: slow(60_000) }, log: silentLog, now });
    await eventually(() => expect(entered).toBe(1));
    await stuck.stop(50);
    expect(await undelivered(storage.database)).toMatchObject([{ status: 'waiting', attempts: 0 }]);
    const quick = startOutbox({ storage, channels: { email: slow(100) }, log: silentLog, now });
    await eventually(() => expect(entered).toBe(2));
    await quick.stop(5_000);
    expect(await undelivered(storage.database)).toEqual([]);
  });
});

const deliveryTo = (url: string) =>
  emailDelivery(
    readSettings({
      CONTENT_DIR: BUSINESS,
      SMTP_URL: url,
      MAIL_FROM: 'Northbar <site@northbar.example>',
      LEADS_TO: 'a@b.co,c@d.co',
    }),
  );

describe.each(STORAGE_KINDS)('a real mail server and %s', (kind) => {
  let storage: Fresh;
  beforeEach(async () => {
    storage = await freshStorage(kind);
  });
  afterEach(() => storage.close());

  test('several processes on one database send each mail once', async () => {
    const smtp = await startSmtp();
    await Promise.all(
      Array.from({ length: 20 }, (_, index) => storeOne(storage, `lead-${index}@firm.example`)),
    );
    const workers = Array.from({ length: 3 }, () =>
      startOutbox({ storage, channels: { email: deliveryTo(smtp.url) }, log: silentLog }),
    );
    await vi.waitFor(async () => expect(await undelivered(storage.database)).toEqual([]), 20_000);
    await Promise.all(workers.map((worker) => worker.stop(1_000)));
    expect(smtp.mails.map(({ replyTo }) => replyTo?.[0]?.address).sort()).toEqual(
      Array.from({ length: 20 }, (_, index) => `lead-${index}@firm.example`).sort(),
    );
    expect(smtp.mails[0]).toMatchObject({
      envelopeTo: ['a@b.co', 'c@d.co'],
      subject: 'Request: Ada Nuñez',
      from: { address: 'site@northbar.example' },
    });
    await smtp.stop();
  });
});

// both wait for the same ten seconds, so they wait together
test.concurrent.each(STORAGE_KINDS)(
  'a real mail server and %s down, then up: the mail arrives as soon as the server is back',
  async (kind) => {
    const storage = await freshStorage(kind);
    const gone = await startSmtp();
    await gone.stop();
    await storeOne(storage);
    const outbox = startOutbox({ storage, channels: { email: deliveryTo(gone.url) }, log: silentLog });
    await vi.waitFor(
      async () =>
        expect(await undelivered(storage.database)).toMatchObject([
          { attempts: 1, last_error: 'ECONNREFUSED' },
        ]),
      10_000,
    );
    const back = await startSmtp(gone.port);
    await vi.waitFor(() => expect(back.mails).toHaveLength(1), {
      timeout: FIRST_RETRY_MS + 6_000,
      interval: 100,
    });
    await outbox.stop(1_000);
    await back.stop();
    await storage.close();
  },
);
