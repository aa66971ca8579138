import { setTimeout as pause } from 'node:timers/promises';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { eraseLeads } from '../../server/leads/erase-leads.ts';
import { MAX_ATTEMPTS, retryDelay } from '../../server/outbox/attempt.ts';
import type { ChannelDelivery, OutgoingDelivery } from '../../server/outbox/channels.ts';
import type { Email } from '../../server/outbox/email.ts';
import { classifyFailure } from '../../server/outbox/outgoing-mail.ts';
import { LEASE_MS, retryDeliveries } from '../../server/outbox/queue.ts';
import { eventually } from './support/eventually.ts';
import {
  recordingLog,
  START,
  startMailing,
  storeOneLead,
  undeliveredMails,
  untilOnlyLeft,
  updateMails,
} from './support/outbox.ts';
import { startSmtp, startSmtpAnswering } from './support/smtp.ts';
import { type FreshStorage, freshStorage } from './support/storage.ts';

type Delivery = ChannelDelivery<Email>;
const NOT_RECORDED = 'the result of a delivery could not be stored yet';

/** Fails with each of `failures` in turn. */
function scriptedDelivery(...failures: unknown[]) {
  const tried: OutgoingDelivery<Email>[] = [];
  const withdrawn: string[] = [];
  const delivery: Delivery = {
    concurrency: 1,
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

let storage: FreshStorage;
let time = START;
const now = () => new Date(time);
beforeEach(async () => {
  time = START;
  storage = await freshStorage('sqlite');
});
const connectionError = () => Object.assign(new Error('connect'), { code: 'ESOCKET' });

function startEmailOutbox(email: Delivery) {
  const { log, lines } = recordingLog();
  const outbox = startMailing(storage, {}, { channels: { email }, log, now, random: () => 0 });
  return { ...outbox, lines };
}

test('a mail that failed for the third time is sent unchanged after its wait, and not earlier', async () => {
  await storeOneLead(storage);
  await updateMails(storage, { attempts: 2 });
  const { delivery, tried } = scriptedDelivery(connectionError());
  const outbox = startEmailOutbox(delivery);
  const wait = retryDelay(3, 0);
  const next_attempt_at = new Date(time + wait).toISOString();
  await untilOnlyLeft(storage, { attempts: 3, next_attempt_at });
  time += wait - 1;
  outbox.wake();
  await pause(30);
  expect(tried).toHaveLength(1);
  time += 1;
  outbox.wake();
  await untilOnlyLeft(storage);
  expect(new Set(tried.map(({ payload }) => payload.messageId)).size).toBe(1);
  expect(JSON.stringify(outbox.lines)).not.toMatch(/ada@firm|Nuñez/);
});

test('a delivery is given up at the stated limit, with an alert, and can be retried by hand', async () => {
  await storeOneLead(storage);
  await updateMails(storage, { attempts: MAX_ATTEMPTS - 1 });
  const { delivery, tried } = scriptedDelivery(connectionError());
  const outbox = startEmailOutbox(delivery);
  await untilOnlyLeft(storage, { status: 'dead' });
  await eventually(() => expect(outbox.lines.map(({ alert }) => alert)).toContain('dead-letter'));
  await retryDeliveries(storage.database, now());
  outbox.wake();
  await untilOnlyLeft(storage);
  expect(tried).toHaveLength(2);
});

test.each([
  ['this server has an alert', '554 5.7.1 Denied', true],
  ['its address has no alert', '550 No such user', false],
])('a mail to a visitor that is given up after a refusal of %s', async (_, response, isAlert) => {
  await storeOneLead(storage, 'ada@firm.example', now(), undefined, true);
  await updateMails(storage, { attempts: MAX_ATTEMPTS - 1 });
  const { log, lines } = recordingLog();
  const responseCode = Number(response.slice(0, 3));
  const { delivery } = scriptedDelivery({ code: 'EENVELOPE', responseCode, response });
  startMailing(storage, {}, { channels: { 'visitor-email': delivery }, log, now });
  await eventually(() =>
    expect(lines).toContainEqual(
      expect.objectContaining({ msg: expect.stringContaining('undeliverable') }),
    ),
  );
  expect(lines.some(({ alert }) => alert === 'dead-letter')).toBe(isAlert);
});

test('a mail that was tried five times raises an alert', async () => {
  await storeOneLead(storage);
  await updateMails(storage, { attempts: 4 });
  const outbox = startEmailOutbox(scriptedDelivery(connectionError()).delivery);
  await untilOnlyLeft(storage, { attempts: 5 });
  await eventually(() => expect(outbox.lines).toMatchObject([{ alert: 'mail-delayed' }]));
});

test('a mail erased during its delivery is withdrawn', async () => {
  await storeOneLead(storage);
  const { delivery, withdrawn } = scriptedDelivery();
  const deliver: Delivery['deliver'] = async () =>
    void (await eraseLeads(storage, storage.settings.DATA_DIR, { idOrEmail: 'ada@firm.example' }));
  startEmailOutbox({ ...delivery, deliver });
  await eventually(() => expect(withdrawn).toHaveLength(1));
});

test('stopping finishes the current mail, or releases it without an attempt after its deadline', async () => {
  await storeOneLead(storage);
  let startedCount = 0;
  const slow = (ms: number): Delivery => ({
    ...scriptedDelivery().delivery,
    async deliver(_, signal) {
      startedCount += 1;
      await pause(ms, undefined, { signal });
    },
  });
  const stuck = startEmailOutbox(slow(60_000));
  await eventually(() => expect(startedCount).toBe(1));
  await stuck.stop(50);
  expect(await undeliveredMails(storage.database)).toMatchObject([
    { status: 'waiting', attempts: 0 },
  ]);
  const quick = startEmailOutbox(slow(100));
  await eventually(() => expect(startedCount).toBe(2));
  await quick.stop(5_000);
  expect(await undeliveredMails(storage.database)).toEqual([]);
});

test('a process that was frozen for longer than its claim does not send its mail again', async () => {
  await storeOneLead(storage);
  let accept = () => {};
  const deliver = vi.fn(() => new Promise<void>((resolve) => (accept = resolve)));
  const outbox = startEmailOutbox({ ...scriptedDelivery().delivery, concurrency: 2, deliver });
  const claim = async () =>
    (await storage.database.selectFrom('outbox').select('claimed_by').executeTakeFirstOrThrow())
      .claimed_by;
  await eventually(() => expect(deliver).toHaveBeenCalledOnce());
  const claimBefore = await claim();
  time += 2 * LEASE_MS;
  outbox.wake();
  await eventually(async () => expect(await claim()).not.toBe(claimBefore));
  accept();
  await untilOnlyLeft(storage);
  expect(deliver).toHaveBeenCalledOnce();
});

test('a mail is tried again when its wait is over, although no request wakes the outbox', async () => {
  const smtp = await startSmtp();
  await storeOneLead(storage);
  const next_attempt_at = new Date(Date.now() + 500).toISOString();
  await updateMails(storage, { next_attempt_at });
  startMailing(storage, { SMTP_URL: smtp.url });
  await vi.waitFor(() => expect(smtp.mails).toHaveLength(1), 3_000);
});

test('a broken payload becomes a dead letter with an alert, and delays no other mail', async () => {
  await storeOneLead(storage, 'broken@firm.example');
  await updateMails(storage, { payload: '{"of":' });
  await storeOneLead(storage);
  const { delivery, tried } = scriptedDelivery();
  const { lines } = startEmailOutbox(delivery);
  await untilOnlyLeft(storage, { status: 'dead', attempts: 1, last_error: 'EPAYLOAD' });
  expect(tried).toHaveLength(1);
  expect(lines).toContainEqual(
    expect.objectContaining({ alert: 'dead-letter', channel: 'email', code: 'EPAYLOAD' }),
  );
});

test('a mail whose delivery cannot be recorded at once is recorded later, and not sent again', async () => {
  await storeOneLead(storage);
  const { schema } = storage.database;
  const { delivery, tried } = scriptedDelivery();
  const outbox = startEmailOutbox({
    ...delivery,
    async deliver(mail, signal) {
      await delivery.deliver(mail, signal);
      await schema.alterTable('outbox').renameTo('away').execute();
    },
  });
  const warned = () => expect(outbox.lines.map(({ msg }) => msg)).toContainEqual(NOT_RECORDED);
  await eventually(warned);
  await schema.alterTable('away').renameTo('outbox').execute();
  await untilOnlyLeft(storage);
  expect(tried).toHaveLength(1);
});

describe('mails to visitors', () => {
  const addresseesOf = (mails: { envelopeTo: string[] }[]) =>
    mails.flatMap((mail) => mail.envelopeTo);
  const visitors = Array.from({ length: 12 }, (_, index) => `visitor-${index}@firm.example`);

  test('go out when no lead mail is due', async () => {
    const smtp = await startSmtp();
    for (const email of visitors) await storeOneLead(storage, email, new Date(), undefined, true);
    const settings = { SMTP_URL: smtp.url, LEADS_TO: 'boss@agency.example', SMTP_CONNECTIONS: '2' };
    startMailing(storage, settings);
    await untilOnlyLeft(storage);
    const recipients = addresseesOf(smtp.mails);
    expect(recipients).toHaveLength(2 * visitors.length);
    // The last lead mails are being sent when no other is due.
    const first = recipients.findIndex((address) => address !== 'boss@agency.example');
    expect(first).toBeGreaterThanOrEqual(visitors.length - 2);
  });

  test('do not wait for lead mails that are not due, nor for mails with a spam reason', async () => {
    const smtp = await startSmtpAnswering((to) => (to === 'boss@agency.example' ? 450 : 250));
    await storeOneLead(storage, 'real@firm.example', new Date(), undefined, true);
    for (const email of visitors) await storeOneLead(storage, email, new Date(), 'too-fast');
    startMailing(storage, { SMTP_URL: smtp.url, LEADS_TO: 'boss@agency.example' });
    await eventually(() => expect(addresseesOf(smtp.mails)).toEqual(['real@firm.example']));
  });
});

describe('mails with a spam reason', () => {
  test('are sent one at a time, and other mails all at once', async () => {
    const startedAddresses: string[] = [];
    const delayedAnswer = Promise.withResolvers<void>();
    const delivery: Delivery = {
      ...scriptedDelivery().delivery,
      concurrency: 4,
      async deliver({ payload }) {
        startedAddresses.push(payload.replyTo.address);
        await delayedAnswer.promise;
      },
    };
    for (const index of [0, 1, 2])
      await storeOneLead(storage, `marked-${index}@x.example`, now(), 'too-fast');
    const outbox = startEmailOutbox(delivery);
    await eventually(() => expect(startedAddresses).toHaveLength(1));
    for (const index of [0, 1, 2, 3, 4]) await storeOneLead(storage, `good-${index}@x.example`);
    outbox.wake();
    await eventually(() => expect(startedAddresses).toHaveLength(4));
    expect(startedAddresses.filter((address) => address.startsWith('marked'))).toHaveLength(1);
    delayedAnswer.resolve();
    await untilOnlyLeft(storage);
  });
});
