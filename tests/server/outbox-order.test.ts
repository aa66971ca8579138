import { setTimeout as pause } from 'node:timers/promises';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { emailDelivery } from '../../server/outbox/smtp-delivery.ts';
import { startOutbox } from '../../server/outbox/worker.ts';
import { readSettings } from '../../server/settings.ts';
import { BUSINESS } from './support/business.ts';
import { eventually } from './support/eventually.ts';
import { claimAny, START, storeOne, undelivered } from './support/outbox.ts';
import { startSmtp } from './support/smtp.ts';
import { freshStorage, STORAGE_KINDS, silentLog } from './support/storage.ts';

/** A good mail waits for a slow mail server alone, in ms: this much more than the server itself takes. */
const BESIDES_SERVER_MS = 1_500;

describe.each(STORAGE_KINDS)('the order of deliveries on %s', (kind) => {
  let storage: Awaited<ReturnType<typeof freshStorage>>;
  beforeEach(async () => {
    storage = await freshStorage(kind);
  });
  afterEach(() => storage.close());
  const senders = ({ mails }: Awaited<ReturnType<typeof startSmtp>>) =>
    mails.map(({ replyTo }) => replyTo?.[0]?.address);

  test('better ranks go first, whoever waited longer; the same rank goes in the order of arrival', async () => {
    const minute = (count: number) => new Date(START + count * 60_000);
    await storeOne(storage, 'marked@x.example', minute(0), 'too-fast');
    await storeOne(storage, 'second@x.example', minute(2));
    await storeOne(storage, 'third@x.example', minute(3));
    await storeOne(storage, 'first@x.example', minute(1));
    await storeOne(storage, 'ahead@x.example', minute(4));
    // as an earlier version stored it in a flood
    await storage.database
      .updateTable('outbox')
      .set({ rank: -1 })
      .where('next_attempt_at', '=', minute(4).toISOString())
      .execute();
    const order: unknown[] = [];
    for (
      let row = await claimAny(storage, 'a', minute(9));
      row;
      row = await claimAny(storage, 'a', minute(9))
    )
      order.push(JSON.parse(row.payload).replyTo.address);
    expect(order).toEqual(['ahead', 'first', 'second', 'third', 'marked'].map((name) => `${name}@x.example`));
  });

  test.each([100, 2_000])('a good mail does not wait for 300 marked ones, at %i ms a mail', async (ms) => {
    const smtp = await startSmtp(0, {
      onMailFrom: (_, __, callback) => void setTimeout(callback, ms),
    });
    for (let index = 0; index < 300; index += 1) {
      await storeOne(storage, `marked-${index}@x.example`, new Date(), 'too-fast');
    }
    const settings = readSettings({ CONTENT_DIR: BUSINESS, SMTP_URL: smtp.url });
    const outbox = startOutbox({ storage, channels: { email: emailDelivery(settings) }, log: silentLog });
    await pause(300);
    const start = performance.now();
    await storeOne(storage, 'good@firm.example', new Date());
    outbox.wake();
    await vi.waitFor(() => expect(senders(smtp)).toContain('good@firm.example'), {
      timeout: ms + BESIDES_SERVER_MS,
      interval: 10,
    });
    expect(performance.now() - start).toBeLessThan(ms + BESIDES_SERVER_MS);
    await outbox.stop(0);
    await smtp.stop();
  });

  test('marked mails are made one at a time, the others all at once', async () => {
    const begun: string[] = [];
    const hold = Promise.withResolvers<void>();
    const delivery = {
      atOnce: 4,
      async deliver({ payload }: { payload: { replyTo: { address: string } } }) {
        begun.push(payload.replyTo.address);
        await hold.promise;
      },
      classify: () => ({ code: 'E', forGood: false }),
      withdraw: async () => undefined,
    };
    for (const index of [0, 1, 2])
      await storeOne(storage, `marked-${index}@x.example`, undefined, 'too-fast');
    const outbox = startOutbox({ storage, channels: { email: delivery }, log: silentLog });
    await eventually(() => expect(begun).toHaveLength(1));
    for (const index of [0, 1, 2, 3, 4]) await storeOne(storage, `good-${index}@x.example`);
    outbox.wake();
    await eventually(() => expect(begun).toHaveLength(4));
    expect(begun.filter((address) => address.startsWith('marked'))).toHaveLength(1);
    hold.resolve();
    await eventually(async () => expect(await undelivered(storage.database)).toEqual([]));
    await outbox.stop(1_000);
  });
});
