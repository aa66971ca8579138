import { describe, expect, test, vi } from 'vitest';
import { eraseLeads } from '../../server/leads/erase-leads.ts';
import { retryDeliveries } from '../../server/outbox/queue.ts';
import { emailDelivery } from '../../server/outbox/smtp-delivery.ts';
import { startOutbox } from '../../server/outbox/worker.ts';
import { readSettings } from '../../server/settings.ts';
import { BUSINESS } from './support/business.ts';
import { recordingLog, storeOne, undelivered } from './support/outbox.ts';
import { startSmtp } from './support/smtp.ts';
import { freshStorage, silentLog } from './support/storage.ts';

test('a password is not sent in the clear to another machine', async () => {
  const storage = await freshStorage('sqlite');
  const onAuth = vi.fn((_auth, _session, callback) => callback(null, { user: 'u' }));
  const smtp = await startSmtp(0, { disabledCommands: ['STARTTLS'], allowInsecureAuth: true, onAuth });
  await storeOne(storage);
  const send = async (host: string) => {
    const url = smtp.url.replace('127.0.0.1', `u:secret@${host}`);
    const channels = { email: emailDelivery(readSettings({ CONTENT_DIR: BUSINESS, SMTP_URL: url })) };
    const outbox = startOutbox({ storage, channels, log: silentLog });
    await vi.waitFor(async () => {
      const [left] = await undelivered(storage.database);
      expect(left?.attempts).not.toBe(0);
    }, 10_000);
    await outbox.stop(1_000);
  };
  // this machine by a name that is not known for it
  await send('[::ffff:127.0.0.1]');
  expect(await undelivered(storage.database)).toMatchObject([
    { status: 'waiting', last_error: expect.stringContaining('ETLS') },
  ]);
  expect(onAuth).not.toHaveBeenCalled();
  await retryDeliveries(storage.database, new Date());
  await send('127.0.0.1');
  expect(onAuth).toHaveBeenCalledOnce();
  expect(smtp.mails).toHaveLength(1);
  await smtp.stop();
  await storage.close();
});

describe('answers of a mail server', () => {
  const refuse = (responseCode: number) => Object.assign(new Error('refused'), { responseCode });
  test.each([
    ['recipient 550', 'onRcptTo', 550, 'dead'],
    ['recipient 451', 'onRcptTo', 451, 'waiting'],
    ['sender 553', 'onMailFrom', 553, 'dead'],
    ['connection 554', 'onConnect', 554, 'waiting'],
    ['full mailbox 552', 'onRcptTo', 552, 'waiting'],
  ] as const)('%s: %s', async (_, stage, code, status) => {
    const storage = await freshStorage('sqlite');
    const smtp = await startSmtp(0, {
      [stage]: (...args: ((error: Error) => void)[]) => args.at(-1)?.(refuse(code)),
    });
    await storeOne(storage);
    const settings = readSettings({ CONTENT_DIR: BUSINESS, SMTP_URL: smtp.url });
    const outbox = startOutbox({ storage, channels: { email: emailDelivery(settings) }, log: silentLog });
    await vi.waitFor(
      async () => expect(await undelivered(storage.database)).toMatchObject([{ attempts: 1, status }]),
      10_000,
    );
    await outbox.stop(1_000);
    await smtp.stop();
    await storage.close();
  });

  test.each([
    ['550', 'dead', 'dead-letter'],
    ['451', 'waiting', undefined],
    ['552', 'waiting', undefined],
  ])(
    'one of two recipients refused with %s: it is known, and only that one is tried again',
    async (code, status, alert) => {
      const storage = await freshStorage('sqlite');
      const refused = new Set(['c@d.co']);
      const smtp = await startSmtp(0, {
        onRcptTo({ address }, _, callback) {
          callback(refused.has(address) ? refuse(Number(code)) : undefined);
        },
      });
      await storeOne(storage);
      const { log, lines } = recordingLog();
      const start = (LEADS_TO: string) =>
        startOutbox({
          storage,
          channels: {
            email: emailDelivery(readSettings({ CONTENT_DIR: BUSINESS, SMTP_URL: smtp.url, LEADS_TO })),
          },
          log,
        });
      const outbox = start('a@b.co,c@d.co');
      const told = { attempts: 1, status, last_error: `EENVELOPE ${code}, some recipients have it` };
      await vi.waitFor(async () => expect(await undelivered(storage.database)).toMatchObject([told]), 10_000);
      await outbox.stop(1_000);
      expect(lines.map((line) => line.alert)).toContain(alert);
      expect(smtp.mails.map(({ envelopeTo }) => envelopeTo)).toEqual([['a@b.co']]);
      // The address is set right, and the mail sent again by hand.
      await retryDeliveries(storage.database, new Date());
      const again = start('A@b.co,right@d.co');
      await vi.waitFor(async () => expect(await undelivered(storage.database)).toEqual([]), 10_000);
      await again.stop(1_000);
      expect(smtp.mails.map(({ envelopeTo }) => envelopeTo)).toEqual([['a@b.co'], ['right@d.co']]);
      expect(new Set(smtp.mails.map(({ messageId }) => messageId)).size).toBe(1);
      await smtp.stop();
      await storage.close();
    },
  );

  test('a refused recipient whose domain has other letters does not count as one who has the mail', async () => {
    const smtp = await startSmtp(0, {
      onRcptTo: ({ address }, _, callback) => callback(address === 'a@b.co' ? undefined : refuse(451)),
    });
    const settings = readSettings({
      CONTENT_DIR: BUSINESS,
      SMTP_URL: smtp.url,
      LEADS_TO: 'a@b.co,c@bücher.example',
    });
    const channel = emailDelivery(settings);
    const replyTo = { name: 'Ada', address: 'ada@firm.example' };
    const payload = { messageId: '<m@x.example>', subject: 's', text: 't', html: 'h', replyTo };
    const outgoing = { id: 'm', leadId: 'l', form: 'k', createdAt: new Date(), payload };
    const error = await channel.deliver(outgoing, AbortSignal.timeout(10_000)).catch((thrown) => thrown);
    expect(error).toMatchObject({ payload: { accepted: ['a@b.co'] } });
    await smtp.stop();
  });

  test('an address that is refused and then taken out leaves nothing to do', async () => {
    const storage = await freshStorage('sqlite');
    const smtp = await startSmtp(0, {
      onRcptTo: ({ address }, _, callback) => callback(address === 'c@d.co' ? refuse(550) : undefined),
    });
    for (const LEADS_TO of ['a@b.co,c@d.co', 'a@b.co']) {
      if (LEADS_TO === 'a@b.co') await retryDeliveries(storage.database, new Date());
      else await storeOne(storage);
      const settings = readSettings({ CONTENT_DIR: BUSINESS, SMTP_URL: smtp.url, LEADS_TO });
      const outbox = startOutbox({ storage, channels: { email: emailDelivery(settings) }, log: silentLog });
      const left = LEADS_TO === 'a@b.co' ? [] : [{ status: 'dead' }];
      await vi.waitFor(async () => expect(await undelivered(storage.database)).toMatchObject(left), 10_000);
      await outbox.stop(1_000);
    }
    expect(smtp.mails).toHaveLength(1);
    await smtp.stop();
    await storage.close();
  });

  test('a server that never answers does not hold up the stop', async () => {
    const storage = await freshStorage('sqlite');
    let reached = false;
    const smtp = await startSmtp(0, {
      onData(stream) {
        stream.resume();
        reached = true;
      },
    });
    await storeOne(storage);
    const outbox = startOutbox({
      storage,
      channels: { email: emailDelivery(readSettings({ CONTENT_DIR: BUSINESS, SMTP_URL: smtp.url })) },
      log: silentLog,
    });
    await vi.waitFor(() => expect(reached).toBe(true), 10_000);
    const start = Date.now();
    await outbox.stop(100);
    expect(Date.now() - start).toBeLessThan(3_000);
    // Handed over and not answered: it is sent again, and the attempt counts.
    expect(await undelivered(storage.database)).toMatchObject([{ status: 'waiting', attempts: 1 }]);
    await storage.close();
    await smtp.stop();
  });

  test('content 554 is for good, a wrong password is not', async () => {
    const storage = await freshStorage('sqlite');
    const onData = (stream: NodeJS.ReadableStream, _: unknown, callback: (error: Error) => void) => {
      stream.resume();
      stream.on('end', () => callback(refuse(554)));
    };
    const onAuth = (_: unknown, __: unknown, callback: (error: Error) => void) => callback(refuse(535));
    const smtp = await startSmtp(0, { onData, onAuth, disabledCommands: ['STARTTLS'] });
    const attempt = async (url: string, status: string) => {
      await storeOne(storage);
      const outbox = startOutbox({
        storage,
        channels: { email: emailDelivery(readSettings({ CONTENT_DIR: BUSINESS, SMTP_URL: url })) },
        log: silentLog,
      });
      await vi.waitFor(
        async () => expect(await undelivered(storage.database)).toMatchObject([{ attempts: 1, status }]),
        10_000,
      );
      await outbox.stop(1_000);
      await eraseLeads(storage, storage.place.DATA_DIR, { idOrEmail: 'ada@firm.example' });
    };
    await attempt(smtp.url, 'dead');
    await attempt(smtp.url.replace('//', '//user:wrong@'), 'waiting');
    await smtp.stop();
    await storage.close();
  });
});
