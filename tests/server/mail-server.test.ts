import { describe, expect, test, vi } from 'vitest';
import { retryDeliveries } from '../../server/outbox/queue.ts';
import {
  emailDelivery,
  MAIL_TIMEOUTS,
  type MailTimeouts,
} from '../../server/outbox/smtp-delivery.ts';
import { readSettings } from '../../server/settings.ts';
import { outgoingEmail } from '../support/new-lead.ts';
import { BUSINESS } from './support/business.ts';
import { eventually } from './support/eventually.ts';
import {
  recordingLog,
  startMailing,
  storeOneLead,
  undeliveredMails,
  untilOnlyLeft,
} from './support/outbox.ts';
import {
  noAnswer,
  replyAfter,
  replyInPieces,
  replyWith,
  STEPS,
  scriptedSmtp,
} from './support/scripted-smtp.ts';
import { startSmtp, startSmtpAnswering } from './support/smtp.ts';
import { freshStorage } from './support/storage.ts';

const SHORT_TIMEOUTS: MailTimeouts = { sendMs: 400, answerMs: 900 };
const settingsFor = (SMTP_URL: string, extraSettings = {}) =>
  readSettings({
    CONTENT_DIR: BUSINESS,
    SMTP_URL,
    MAIL_FROM: 'Ashlar <site@mail.ashlar.example>',
    ...extraSettings,
  });
/** The server does not recognize this spelling of 127.0.0.1. */
const asOtherMachine = (url: string) => url.replace('127.0.0.1', '[::ffff:127.0.0.1]');

/** Returns undefined when the mail was accepted, else the failure that the channel reports. */
async function sendMail(url: string, timeouts = MAIL_TIMEOUTS) {
  const channel = emailDelivery(settingsFor(url), timeouts);
  try {
    await channel.deliver(outgoingEmail(), new AbortController().signal);
    return undefined;
  } catch (error) {
    return channel.classify(error);
  }
}

describe('a mail server that is slow', () => {
  const atEveryStep = <T>(reply: T) => Object.fromEntries(STEPS.map((step) => [step, reply]));
  test.each([
    ['late', atEveryStep(replyAfter(40)), MAIL_TIMEOUTS],
    ['in pieces', atEveryStep(replyInPieces), MAIL_TIMEOUTS],
    // The delay is longer than everything before the final dot may take.
    ['long after the final dot', { dot: replyAfter(650) }, SHORT_TIMEOUTS],
  ])('and answers %s receives the mail once', async (_, script, timeouts) => {
    const smtp = await scriptedSmtp(script);
    expect(await sendMail(smtp.url, timeouts)).toBeUndefined();
    expect(smtp.mails).toHaveLength(1);
  });

  test.each(STEPS)('and does not answer at the step %s is a temporary failure', async (step) => {
    const smtp = await scriptedSmtp({ [step]: noAnswer });
    const start = performance.now();
    const code = step === 'dot' ? 'ETIMEDOUT, handed over and not answered' : 'ETIMEDOUT';
    expect(await sendMail(smtp.url, SHORT_TIMEOUTS)).toEqual({ code, isPermanent: false });
    expect(performance.now() - start).toBeLessThan(3_000);
    expect(smtp.mails).toHaveLength(step === 'dot' ? 1 : 0);
  });

  test('delays no other mail', async () => {
    const storage = await freshStorage('sqlite');
    const smtp = await scriptedSmtp({ dot: noAnswer }, {});
    await storeOneLead(storage, 'first@firm.example');
    const settings = settingsFor(smtp.url, { SMTP_CONNECTIONS: '2' });
    const channels = { email: emailDelivery(settings, { ...SHORT_TIMEOUTS, answerMs: 20_000 }) };
    const outbox = startMailing(storage, {}, { channels });
    await eventually(() => expect(smtp.mails).toHaveLength(1));
    for (const name of ['second', 'third']) await storeOneLead(storage, `${name}@firm.example`);
    outbox.wake();
    await eventually(async () => expect(await undeliveredMails(storage.database)).toHaveLength(1));
    expect(smtp.mails).toHaveLength(3);
  });
});

describe('a mail server that refuses a mail', () => {
  test("raises an alert, even for a visitor's mail, and receives each mail once after the repair", async () => {
    const storage = await freshStorage('sqlite');
    const refuses = { RCPT: replyWith('554 5.7.1 Client host rejected: Access denied\r\n') };
    const smtp = await scriptedSmtp(refuses, refuses, {});
    await storeOneLead(storage, 'ada@firm.example', new Date(), undefined, true);
    const { log, lines } = recordingLog();
    const outbox = startMailing(storage, { SMTP_URL: smtp.url }, { log });
    const left = { attempts: 1, status: 'waiting', last_error: 'EENVELOPE 554' };
    await untilOnlyLeft(
      storage,
      { ...left, channel: 'email' },
      { ...left, channel: 'visitor-email' },
    );
    const alerts = lines.filter(({ alert }) => alert === 'mail-delayed');
    expect(alerts.map(({ channel }) => channel).toSorted()).toEqual(['email', 'visitor-email']);
    await retryDeliveries(storage.database, new Date());
    outbox.wake();
    await untilOnlyLeft(storage);
    expect(smtp.mails).toHaveLength(2);
  });

  test.each([
    ['550', 'dead', 'dead-letter'],
    ['451', 'waiting', undefined],
  ])(
    'for one of two recipients with %s gets it again for that recipient only',
    async (code, status, alert) => {
      const storage = await freshStorage('sqlite');
      const smtp = await startSmtpAnswering((to) => (to === 'c@d.co' ? Number(code) : 250));
      await storeOneLead(storage);
      const { log, lines } = recordingLog();
      const start = (LEADS_TO: string) =>
        startMailing(storage, { SMTP_URL: smtp.url, LEADS_TO }, { log });
      const outbox = start('a@b.co,c@d.co');
      const last_error = `EENVELOPE ${code}, some recipients have it`;
      await untilOnlyLeft(storage, { attempts: 1, status, last_error });
      await outbox.stop(1_000);
      expect(lines.map((line) => line.alert)).toContain(alert);
      expect(smtp.mails.map(({ envelopeTo }) => envelopeTo)).toEqual([['a@b.co']]);
      await retryDeliveries(storage.database, new Date());
      start('A@b.co,right@d.co');
      await untilOnlyLeft(storage);
      expect(smtp.mails.map(({ envelopeTo }) => envelopeTo)).toEqual([['a@b.co'], ['right@d.co']]);
      expect(new Set(smtp.mails.map(({ messageId }) => messageId)).size).toBe(1);
    },
  );
});

test('the certificate of a mail server is verified unless the server is on this machine', async () => {
  const smtp = await startSmtp({ disabledCommands: ['AUTH'] });
  expect(await sendMail(smtp.url)).toBeUndefined();
  expect(smtp.mails).toHaveLength(1);
  expect(await sendMail(asOtherMachine(smtp.url))).toEqual({
    code: expect.stringMatching(/CERT\w* \(the certificate /),
    isPermanent: false,
    needsOperator: true,
  });
  // The server does not answer with TLS from the first byte.
  expect(await sendMail(asOtherMachine(smtp.url).replace('smtp:', 'smtps:'))).toEqual({
    code: expect.stringMatching(/^\w+ \(the TLS connection failed\)$/),
    isPermanent: false,
    needsOperator: true,
  });
});

test('a password is not sent in the clear to another machine', async () => {
  const onAuth = vi.fn((_auth, _session, callback) => callback(null, { user: 'u' }));
  const smtp = await startSmtp({ disabledCommands: ['STARTTLS'], allowInsecureAuth: true, onAuth });
  const url = smtp.url.replace('//', '//u:secret@');
  expect(await sendMail(asOtherMachine(url))).toMatchObject({
    code: expect.stringContaining('ETLS'),
    isPermanent: false,
  });
  expect(onAuth).not.toHaveBeenCalled();
  expect(await sendMail(url)).toBeUndefined();
  expect(onAuth).toHaveBeenCalledOnce();
  expect(smtp.mails).toHaveLength(1);
});

test('an error that time cannot resolve raises an alert at the first attempt', async () => {
  const storage = await freshStorage('sqlite');
  const onAuth = (_: unknown, __: unknown, callback: (error: Error) => void) =>
    callback(new Error('wrong'));
  const smtp = await startSmtp({ disabledCommands: ['STARTTLS'], onAuth });
  await storeOneLead(storage);
  const { log, lines } = recordingLog();
  startMailing(storage, { SMTP_URL: smtp.url.replace('//', '//user:wrong@') }, { log });
  const msg = expect.stringContaining('waiting will not help');
  const alertLine = { alert: 'mail-delayed', attempts: 1, code: 'EAUTH 535', msg };
  await eventually(() => expect(lines).toContainEqual(expect.objectContaining(alertLine)));
});
