import { mkdtempSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import PostalMime from 'postal-mime';
import { beforeEach, expect, test } from 'vitest';
import { outgoingEmail } from '../../tests/support/new-lead.ts';
import { mailFile } from './mail-files.ts';
import { recipientsForAllForms } from './recipients.ts';
import { emailDelivery } from './smtp-delivery.ts';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'northbar-mails-'));
});

const MAIL = outgoingEmail({
  messageId: '<mail-1@northbar.example>',
  subject: 'Grüße, Ada',
  text: 'Text with ñ.\n',
  html: '<p>Text with ñ.</p>',
  replyTo: { name: 'Ada "A" Nuñez, Esq.', address: 'ada@firm.example' },
});
const openDelivery = () =>
  emailDelivery({
    SITE_URL: 'https://www.northbar.example',
    DATA_DIR: folder,
    SMTP_URL: undefined,
    SMTP_CONNECTIONS: 1,
    MAIL_FROM: 'Northbar <site@northbar.example>',
    LEADS_TO: recipientsForAllForms('leads@northbar.example'),
  });

test('a delivery without a mail server writes one complete mail that only its owner can read', async () => {
  await openDelivery().deliver(MAIL, AbortSignal.timeout(1000));
  await openDelivery().deliver(MAIL, AbortSignal.timeout(1000));
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
  // Without this header an out-of-office reply would go to the visitor.
  const header = { key: 'auto-submitted', value: 'auto-generated' };
  expect(mail.headers).toContainEqual(expect.objectContaining(header));
});

test('a delivery fails if the folder of the mails cannot be written', async () => {
  writeFileSync(join(folder, 'outbox'), 'a file in the way');
  const delivered = openDelivery().deliver(MAIL, AbortSignal.timeout(1000));
  await expect(delivered).rejects.toThrow(/EEXIST|ENOTDIR/);
});
