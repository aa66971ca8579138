import { expect, test, vi } from 'vitest';
import { emailDelivery, MAIL_PATIENCE, type MailPatience } from '../../server/outbox/smtp-delivery.ts';
import { startOutbox } from '../../server/outbox/worker.ts';
import { readSettings } from '../../server/settings.ts';
import { BUSINESS } from './support/business.ts';
import { recordingLog, storeOne, undelivered } from './support/outbox.ts';
import { hangUp, inPieces, late, never, STEPS, saying, scriptedSmtp } from './support/scripted-smtp.ts';
import { startSmtp } from './support/smtp.ts';
import { freshStorage } from './support/storage.ts';

const SHORT: MailPatience = { handingOver: 400, answer: 900 };
const settingsFor = (SMTP_URL: string, more = {}) =>
  readSettings({ CONTENT_DIR: BUSINESS, SMTP_URL, MAIL_FROM: 'Ashlar <site@mail.ashlar.example>', ...more });
const MAIL = {
  id: 'm',
  leadId: 'l',
  form: 'strategy-session',
  createdAt: new Date('2026-03-01T12:00:00Z'),
  payload: {
    messageId: '<m@x.example>',
    subject: 's',
    text: 't',
    html: 'h',
    replyTo: { name: 'Ada', address: 'ada@firm.example' },
  },
};

/** What became of one mail: undefined when it was taken, else how the channel tells it. */
async function send(url: string, patience = SHORT, stop = new AbortController().signal) {
  const channel = emailDelivery(settingsFor(url), patience);
  try {
    await channel.deliver(MAIL, stop);
    return undefined;
  } catch (error) {
    return channel.classify(error);
  }
}

test('a mail server has ten minutes after the mail, and five before', () => {
  expect(MAIL_PATIENCE).toEqual({ handingOver: 5 * 60_000, answer: 10 * 60_000 });
});

const inAll = <T>(manner: T) => Object.fromEntries(STEPS.map((step) => [step, manner]));

test.each([
  ['late', inAll(late(40))],
  ['in pieces', inAll(inPieces)],
  // longer than everything before the mail may take
  ['long after the final dot', { dot: late(650) }],
])('a mail server that answers %s has the mail once', async (_, script) => {
  const smtp = await scriptedSmtp(script);
  expect(await send(smtp.url)).toBeUndefined();
  expect(smtp.mails).toHaveLength(1);
});

test.each(STEPS)('a mail server that never answers: %s', async (step) => {
  const smtp = await scriptedSmtp({ [step]: never });
  const start = performance.now();
  const code = step === 'dot' ? 'ETIMEDOUT, handed over and not answered' : 'ETIMEDOUT';
  expect(await send(smtp.url)).toEqual({ code, forGood: false });
  expect(performance.now() - start).toBeLessThan(3_000);
  expect(smtp.mails).toHaveLength(step === 'dot' ? 1 : 0);
});

test.each(STEPS)('a mail server that hangs up: %s', async (step) => {
  const smtp = await scriptedSmtp({ [step]: hangUp });
  const code = step === 'dot' ? /^E\w+, handed over and not answered$/ : /^E\w+$/;
  expect(await send(smtp.url)).toEqual({ code: expect.stringMatching(code), forGood: false });
});

test('an answer that comes before the mail is none', async () => {
  const smtp = await scriptedSmtp({ DATA: saying('354 go ahead\r\n250 queued\r\n'), dot: never });
  expect(await send(smtp.url)).toEqual({ code: expect.any(String), forGood: false });
});

test('a mail that is not answered holds up no other', async () => {
  const storage = await freshStorage('sqlite');
  const smtp = await scriptedSmtp({ dot: never }, {});
  const settings = settingsFor(smtp.url, { SMTP_CONNECTIONS: '2' });
  const { log } = recordingLog();
  await storeOne(storage, 'first@firm.example');
  const outbox = startOutbox({
    storage,
    channels: { email: emailDelivery(settings, { ...SHORT, answer: 20_000 }) },
    log,
  });
  await vi.waitFor(() => expect(smtp.mails).toHaveLength(1), 10_000);
  for (const name of ['second', 'third']) await storeOne(storage, `${name}@firm.example`);
  outbox.wake();
  await vi.waitFor(async () => expect(await undelivered(storage.database)).toHaveLength(1), 10_000);
  expect(smtp.mails).toHaveLength(3);
  await outbox.stop(0);
  await storage.close();
});

test.each([
  ['has nothing of it', 'EHLO', { attempts: 0, last_error: null }],
  ['has all of it', 'dot', { attempts: 1, last_error: 'ESTOPPED, handed over and not answered' }],
] as const)('a stop while the mail server %s', async (_, step, left) => {
  const storage = await freshStorage('sqlite');
  const smtp = await scriptedSmtp({ [step]: never });
  await storeOne(storage);
  const { log, lines } = recordingLog();
  const channels = { email: emailDelivery(settingsFor(smtp.url), MAIL_PATIENCE) };
  const outbox = startOutbox({ storage, channels, log });
  const reached = () => (step === 'dot' ? smtp.mails : smtp.hellos);
  await vi.waitFor(() => expect(reached()).toHaveLength(1), 10_000);
  await outbox.stop(50);
  expect(await undelivered(storage.database)).toMatchObject([{ status: 'waiting', ...left }]);
  // what may arrive twice is told
  expect(lines.some(({ msg }) => /may arrive twice/.test(String(msg)))).toBe(step === 'dot');
  await storage.close();
});

test('a relay that refuses callers without a domain takes the mail', async () => {
  const smtp = await scriptedSmtp();
  expect(await send(smtp.url)).toBeUndefined();
  const channel = emailDelivery(settingsFor(`${smtp.url}?name=relay.ashlar.example`));
  await channel.deliver(MAIL, new AbortController().signal);
  expect(smtp.hellos).toEqual(['EHLO mail.ashlar.example', 'EHLO relay.ashlar.example']);
});

test('the certificate of this machine’s own mail server is not asked for, that of another is told', async () => {
  const smtp = await startSmtp(0, { disabledCommands: ['AUTH'] });
  expect(await send(smtp.url)).toBeUndefined();
  expect(smtp.mails).toHaveLength(1);
  // this machine by a name that is not known for it
  const elsewhere = smtp.url.replace('127.0.0.1', '[::ffff:127.0.0.1]');
  expect(await send(elsewhere)).toEqual({
    code: expect.stringMatching(/CERT\w* \(the certificate /),
    forGood: false,
    byHand: true,
  });
  // no TLS where it is expected from the first byte
  expect(await send(elsewhere.replace('smtp:', 'smtps:'))).toEqual({
    code: expect.stringMatching(/^\w+ \(no connection with TLS came about\)$/),
    forGood: false,
    byHand: true,
  });
  await smtp.stop();
});

test('what no waiting mends calls for a person the first time', async () => {
  const storage = await freshStorage('sqlite');
  const smtp = await startSmtp(0, {
    disabledCommands: ['STARTTLS'],
    onAuth: (_auth, _session, callback) => callback(new Error('wrong')),
  });
  await storeOne(storage);
  const { log, lines } = recordingLog();
  const settings = settingsFor(smtp.url.replace('//', '//user:wrong@'));
  const outbox = startOutbox({ storage, channels: { email: emailDelivery(settings) }, log });
  await vi.waitFor(
    () =>
      expect(lines).toContainEqual(
        expect.objectContaining({
          alert: 'mail-delayed',
          attempts: 1,
          code: 'EAUTH 535',
          msg: expect.stringContaining('waiting does not mend it'),
        }),
      ),
    10_000,
  );
  await outbox.stop(1_000);
  await smtp.stop();
  await storage.close();
});
