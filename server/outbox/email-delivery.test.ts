import { mkdtempSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import PostalMime from 'postal-mime';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { classifyFailure, emailDelivery, mailFile, mustEncrypt } from './email-delivery.ts';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'northbar-mails-'));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

const MAIL = {
  id: 'mail-1',
  leadId: 'lead-1',
  createdAt: new Date('2026-03-01T12:00:00Z'),
  payload: {
    messageId: '<mail-1@northbar.example>',
    subject: 'Grüße, Ada',
    text: 'Text with ñ.\n',
    html: '<p>Text with ñ.</p>',
    replyTo: { name: 'Ada "A" Nuñez, Esq.', address: 'ada@firm.example' },
  },
};
const delivery = (changes: { SMTP_URL?: string; LEADS_TO?: string[] } = {}) =>
  emailDelivery({
    DATA_DIR: folder,
    SMTP_URL: undefined,
    SMTP_CONNECTIONS: 1,
    MAIL_FROM: 'Northbar <site@northbar.example>',
    LEADS_TO: ['leads@northbar.example'],
    ...changes,
  });

test('writes one whole mail, for its owner only', async () => {
  await delivery().deliver(MAIL, AbortSignal.timeout(1000));
  await delivery().deliver(MAIL, AbortSignal.timeout(1000));
  expect(readdirSync(join(folder, 'outbox'))).toEqual(['mail-1.eml']);
  expect(statSync(mailFile(folder, 'mail-1')).mode & 0o077).toBe(0);
  const mail = await PostalMime.parse(readFileSync(mailFile(folder, 'mail-1')));
  expect(mail).toMatchObject({
    messageId: '<mail-1@northbar.example>',
    subject: 'Grüße, Ada',
    from: { address: 'site@northbar.example' },
    to: [{ address: 'leads@northbar.example' }],
    replyTo: [{ name: 'Ada "A" Nuñez, Esq.', address: 'ada@firm.example' }],
    date: '2026-03-01T12:00:00.000Z',
  });
  expect(mail.text?.trim()).toBe('Text with ñ.');
  expect(mail.html?.trim()).toBe('<p>Text with ñ.</p>');
});

test('a mail is withdrawn with what an interrupted write left', async () => {
  await delivery().deliver(MAIL, AbortSignal.timeout(1000));
  writeFileSync(join(folder, 'outbox', '.mail-1.tmp'), 'half');
  await delivery().withdraw('mail-1');
  await delivery().withdraw('mail-1');
  expect(readdirSync(join(folder, 'outbox'))).toEqual([]);
});

test('says so when the folder cannot be written', async () => {
  writeFileSync(join(folder, 'outbox'), 'a file in the way');
  await expect(delivery().deliver(MAIL, AbortSignal.timeout(1000))).rejects.toThrow(/EEXIST|ENOTDIR/);
});

test.each([
  ['files', undefined],
  ['a mail server', 'smtp://127.0.0.1:1'],
])('a mail to nobody is tried again, not noted as sent: %s', async (_, url) => {
  const channel = delivery({ LEADS_TO: [], ...(url && { SMTP_URL: url }) });
  const error = await channel.deliver(MAIL, AbortSignal.timeout(1000)).catch((thrown: unknown) => thrown);
  expect(channel.classify(error)).toEqual({ code: 'ENORECIPIENTS', forGood: false });
});

test('a mail that everybody has already needs no mail server', async () => {
  const payload = { ...MAIL.payload, accepted: ['Leads@northbar.example'] };
  await delivery({ SMTP_URL: 'smtp://127.0.0.1:1' }).deliver({ ...MAIL, payload }, AbortSignal.timeout(1000));
});

test.each([
  ['recipient refused', { code: 'EENVELOPE', responseCode: 550 }, true, 'EENVELOPE 550'],
  ['content refused', { code: 'EMESSAGE', responseCode: 554 }, true, 'EMESSAGE 554'],
  ['mailbox full for now', { code: 'EENVELOPE', responseCode: 452 }, false, 'EENVELOPE 452'],
  ['greylisted', { code: 'EENVELOPE', responseCode: 450 }, false, 'EENVELOPE 450'],
  ['content deferred', { code: 'EMESSAGE', responseCode: 451 }, false, 'EMESSAGE 451'],
  ['wrong password', { code: 'EAUTH', responseCode: 535 }, false, 'EAUTH 535'],
  ['login missing, noticed at the sender', { code: 'EENVELOPE', responseCode: 530 }, false, 'EENVELOPE 530'],
  ['out of step', { code: 'EENVELOPE', responseCode: 503 }, false, 'EENVELOPE 503'],
  ['TLS refused', { code: 'ETLS', responseCode: 554 }, false, 'ETLS 554'],
  ['greeting refused', { code: 'EPROTOCOL', responseCode: 554 }, false, 'EPROTOCOL 554'],
  ['no connection', { code: 'ESOCKET' }, false, 'ESOCKET'],
  ['full disk', { code: 'ENOSPC' }, false, 'ENOSPC'],
  ['deadline passed', new DOMException('too late', 'TimeoutError'), false, 'TimeoutError'],
  ['anything else', new Error('ada@firm.example refused'), false, 'EUNKNOWN'],
  ['nothing', undefined, false, 'EUNKNOWN'],
])('failure: %s', (_, error, forGood, code) => {
  expect(classifyFailure(error)).toEqual({ code, forGood });
});

test.each([
  ['smtp://ada:secret@mail.example.com:587', true],
  ['smtps://ada:secret@mail.example.com', true],
  ['smtp://mail.example.com:25', false],
  ['smtp://ada:secret@127.0.0.1:2525', false],
  ['smtp://ada:secret@localhost', false],
  ['smtp://ada:secret@[::1]:25', false],
])('%s must be encrypted: %s', (url, expected) => expect(mustEncrypt(url)).toBe(expected));
