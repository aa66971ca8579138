import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import PostalMime from 'postal-mime';
import { expect, test } from 'vitest';
import { folderWith } from '../../tests/support/folder-with.ts';
import { outgoingEmail } from '../../tests/support/new-lead.ts';
import { mailFile } from './mail-files.ts';
import { recipientsForAllForms } from './recipients.ts';
import { emailDelivery } from './smtp-delivery.ts';

const MAIL = outgoingEmail({
  messageId: '<mail-1@northbar.example>',
  subject: 'Grüße, Ada',
  text: 'Text with ñ.\n',
  html: '<p>Text with ñ.</p>',
  replyTo: { name: 'Ada "A" Nuñez, Esq.', address: 'ada@firm.example' },
});
test('a delivery without a mail server writes one complete mail that only its owner can read', async () => {
  const folder = folderWith();
  const delivery = emailDelivery({
    SITE_URL: 'https://www.northbar.example',
    DATA_DIR: folder,
    SMTP_URL: undefined,
    SMTP_CONNECTIONS: 1,
    MAIL_FROM: 'Northbar <site@northbar.example>',
    LEADS_TO: recipientsForAllForms('leads@northbar.example'),
  });
  for (const _ of [1, 2]) await delivery.deliver(MAIL, AbortSignal.timeout(1000));
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
