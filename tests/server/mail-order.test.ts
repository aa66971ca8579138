import { setTimeout as pause } from 'node:timers/promises';
import { describe, expect, onTestFinished, test } from 'vitest';
import { storeReminders } from '../../server/booking/reminders.ts';
import { FIRST_RETRY_MS } from '../../server/outbox/attempt.ts';
import { classifyFailure } from '../../server/outbox/outgoing-mail.ts';
import { retryDeliveries } from '../../server/outbox/queue.ts';
import { VISITOR } from './support/app.ts';
import { times } from './support/booking.ts';
import { bookingSite, PHOENIX } from './support/booking-site.ts';
import { eventually } from './support/eventually.ts';
import {
  START,
  startMailing,
  storeOneLead,
  undeliveredMails,
  untilOnlyLeft,
  updateMails,
} from './support/outbox.ts';
import { startSmtpAnswering } from './support/smtp.ts';
import { freshStorage } from './support/storage.ts';

const HOST = 'host@agency.example';
const MAILS = { MAIL_FROM: 'website@firm-mail.example', LEADS_TO: HOST };
const ALL_ADDRESSES = [HOST, VISITOR.email];
/** Within this time, in ms, the outbox starts all deliveries that may start. */
const A_WHILE_MS = 300;
const SUBJECT_KINDS = /request|booked|moved|canceled|session:/i;

describe('mails about a session', () => {
  type Answer = (address: string) => number | Promise<number>;

  async function startMails() {
    let answer: Answer = () => 250;
    const smtp = await startSmtpAnswering((address) => answer(address));
    const site = await bookingSite(MAILS);
    const { clock, press } = site;
    const { storage } = site.site;
    const outbox = startMailing(storage, { SMTP_URL: smtp.url, ...MAILS });
    async function makeMailsDue() {
      const at = new Date().toISOString();
      await updateMails(storage, { next_attempt_at: at });
      outbox.wake();
    }
    const advanceClock = (ms = 1_000) => {
      clock.now = new Date(clock.now.getTime() + ms);
    };
    const kindsTo = (address: string) =>
      smtp.mails
        .filter(({ envelopeTo }) => envelopeTo.includes(address))
        .map(({ subject = '' }) => SUBJECT_KINDS.exec(subject)?.[0].toLowerCase());
    async function book() {
      const address = await site.request();
      advanceClock();
      const [start = ''] = times(clock.now);
      const { booking } = await site.book(address, start);
      advanceClock();
      outbox.wake();
      return booking;
    }
    async function cancel(booking: string) {
      await press('cancel-session', { booking });
      advanceClock();
      outbox.wake();
    }
    const setAnswer = (next: Answer) => {
      answer = next;
    };
    const undeliveredNow = () => undeliveredMails(storage.database);
    const mails = { outbox, makeMailsDue, kindsTo, setAnswer, undeliveredNow };
    return { ...site, ...mails, storage, book, cancel, advanceClock };
  }

  test('arrive in the order of events after an outage, with only the last state of the session', async () => {
    const mailSite = await startMails();
    const { storage, book, cancel, setAnswer, kindsTo, undeliveredNow } = mailSite;
    setAnswer(() => 451);
    const booking = await book();
    // The request and its receipt were tried; the mails about the session wait for them.
    const triedMails = async () => (await undeliveredNow()).filter(({ attempts }) => attempts);
    await eventually(async () => expect(await triedMails()).toHaveLength(2));
    expect(await undeliveredNow()).toHaveLength(4);
    const moved = times(mailSite.clock.now).at(-1) ?? '';
    await mailSite.press('move-session', { booking, start: moved, zone: PHOENIX });
    mailSite.advanceClock();
    await cancel(booking);
    setAnswer(() => 250);
    await pause(A_WHILE_MS);
    for (const address of ALL_ADDRESSES) expect(kindsTo(address)).toEqual([]);
    await mailSite.makeMailsDue();
    await untilOnlyLeft(storage);
    for (const address of ALL_ADDRESSES) expect(kindsTo(address)).toEqual(['request', 'canceled']);
  });

  test.each([
    ['accepted', 250, ['request', 'session:', 'canceled']],
    ['put off', 451, ['request', 'canceled']],
    ['refused', 550, ['request', 'canceled']],
  ])(
    'that cancel a session wait for a mail in delivery, which is then %s',
    async (_, code, all) => {
      const mailSite = await startMails();
      const { storage, outbox, book, cancel, setAnswer, kindsTo, undeliveredNow } = mailSite;
      const delayedAnswer = Promise.withResolvers<number>();
      onTestFinished(() => delayedAnswer.resolve(250));
      // The first mail of each address is about the request.
      const mailedAddresses = new Set<string>();
      const delivering = new Set<string>();
      setAnswer((address) => {
        const answer = mailedAddresses.has(address) ? delayedAnswer.promise : 250;
        if (mailedAddresses.has(address)) delivering.add(address);
        mailedAddresses.add(address);
        return answer;
      });
      const booking = await book();
      await eventually(() => expect(delivering.size).toBe(2));
      await cancel(booking);
      await pause(A_WHILE_MS);
      for (const address of ALL_ADDRESSES) expect(kindsTo(address)).toEqual(['request']);
      delayedAnswer.resolve(code);
      if (code !== 250) {
        const last_error = `EENVELOPE ${code}`;
        const recordedFailures = async () =>
          (await undeliveredNow()).filter((mail) => mail.last_error === last_error);
        await eventually(async () => expect(await recordedFailures()).toHaveLength(2));
        setAnswer(() => 250);
        if (code === 550) await retryDeliveries(storage.database, new Date());
        else await storeReminders(storage.database, mailSite.service, mailSite.clock.now);
        mailSite.advanceClock();
      }
      outbox.wake();
      await untilOnlyLeft(storage);
      const ofAgency = all.map((kind) => (kind === 'session:' ? 'booked' : kind));
      expect([kindsTo(VISITOR.email), kindsTo(HOST)]).toEqual([all, ofAgency]);
    },
  );

  test('replace dead letters about an earlier state and to the visitor; a retry sends the other dead letters', async () => {
    const mailSite = await startMails();
    const { storage, outbox, book, cancel, setAnswer, kindsTo, undeliveredNow } = mailSite;
    setAnswer(() => 550);
    const booking = await book();
    await eventually(async () =>
      expect((await undeliveredNow()).map(({ status }) => status)).toEqual(Array(4).fill('dead')),
    );
    setAnswer(() => 250);
    await cancel(booking);
    await untilOnlyLeft(storage, { status: 'dead', channel: 'email' });
    await retryDeliveries(storage.database, new Date());
    outbox.wake();
    await untilOnlyLeft(storage);
    expect(kindsTo(VISITOR.email)).toEqual(['canceled']);
    // The request itself is never lost.
    expect(kindsTo(HOST)).toEqual(['canceled', 'request']);
  });
});

describe('when delivery works again', () => {
  test('waiting mails are due at once, oldest first; a mail that is refused again waits', async () => {
    const storage = await freshStorage('sqlite');
    let time = START;
    const now = () => new Date(time);
    const tried: string[] = [];
    const refused = new Set(['bad', 'one', 'two', 'three']);
    const email = {
      concurrency: 1,
      async deliver({ payload }: { payload: { replyTo: { address: string } } }) {
        const [name = ''] = payload.replyTo.address.split('@');
        tried.push(name);
        if (refused.has(name)) throw Object.assign(new Error('later'), { code: 'ESOCKET' });
      },
      classify: classifyFailure,
    };
    const outbox = startMailing(storage, {}, { channels: { email }, now });
    const store = async (name: string) => {
      time += 1;
      await storeOneLead(storage, `${name}@firm.example`, now());
      outbox.wake();
    };
    const untilTried = (...names: string[]) =>
      eventually(async () => {
        expect(tried).toEqual(names);
        const notTried = (await undeliveredMails(storage.database)).filter(
          ({ attempts }) => !attempts,
        );
        expect(notTried).toEqual([]);
      }).then(() => tried.splice(0));
    for (const name of ['bad', 'one', 'two', 'three']) {
      await store(name);
      await untilTried(name);
    }
    const waits = { attempts: 9, next_attempt_at: new Date(time + 240_000).toISOString() };
    await updateMails(storage, waits);
    for (const name of ['one', 'two', 'three']) refused.delete(name);
    await store('new');
    await untilTried('new', 'bad', 'one', 'two', 'three');
    for (const name of ['more', 'and', 'others']) {
      await store(name);
      await untilTried(name);
    }
    await pause(A_WHILE_MS);
    expect(tried).toEqual([]);
    expect(await undeliveredMails(storage.database)).toMatchObject([{ attempts: 10 }]);
    time += 2 ** 9 * FIRST_RETRY_MS;
    outbox.wake();
    await untilTried('bad');
  });
});
