import { expect, test } from 'vitest';
import { outgoingEmail } from '../../tests/support/new-lead.ts';
import { recipientsForAllForms } from './recipients.ts';
import {
  emailDelivery,
  helloName,
  messageDomain,
  mustEncrypt,
  sendsToItself,
} from './smtp-delivery.ts';

test.each([
  ['smtp://ada:secret@mail.example.com:587', true],
  ['smtps://ada:secret@mail.example.com', true],
  ['smtp://mail.example.com:25', false],
  ['smtp://ada:secret@127.0.0.1:2525', false],
  ['smtp://ada:secret@localhost', false],
  ['smtp://ada:secret@LOCALHOST', false],
  ['smtp://ada:secret@[::1]:25', false],
  ['smtp://ada:secret@localhost.firm.example', true],
])('mail to %s must be encrypted: %s', (url, expected) => expect(mustEncrypt(url)).toBe(expected));

test.each([
  ['https://www.ashlar-law.com', 'www.ashlar-law.com'],
  ['https://ashlar-law.com:8443', 'ashlar-law.com'],
  // Other servers cannot resolve these names.
  ['http://localhost:4321', 'mail.ashlar-law.com'],
  ['http://[::1]:4321', 'mail.ashlar-law.com'],
  ['http://web', 'mail.ashlar-law.com'],
  ['https://8.8.8.8', 'mail.ashlar-law.com'],
  ['https://[2606:4700::1111]', 'mail.ashlar-law.com'],
])('a server of %s uses the name %s in HELO', (SITE_URL, name) => {
  expect(helloName({ SITE_URL, MAIL_FROM: 'Ashlar <site@mail.ashlar-law.com>' })).toBe(name);
});

test.each(['"Ashlar @ Law" <site@ashlar.example>', 'site@ashlar.example'])(
  'a Message-ID has the domain of the sender: %s',
  (MAIL_FROM) => expect(messageDomain({ MAIL_FROM })).toBe('ashlar.example'),
);

test.each([
  ['Firm <Leads@ashlar.example>', true],
  ['site@ashlar.example', false],
])('a sender %s is also a recipient of leads: %s', (MAIL_FROM, expected) => {
  const LEADS_TO = recipientsForAllForms('boss@ashlar.example', 'leads@ashlar.example');
  expect(sendsToItself({ MAIL_FROM, LEADS_TO })).toBe(expected);
});

const deliveryTo = (to: string[]) =>
  emailDelivery({
    SITE_URL: 'https://ashlar.example',
    MAIL_FROM: 'a@b.co',
    LEADS_TO: recipientsForAllForms(...to),
    SMTP_URL: 'smtp://127.0.0.1:1',
    SMTP_CONNECTIONS: 1,
    DATA_DIR: '',
  });
test('a mail that all recipients received is not sent to the mail server', async () => {
  const { signal } = new AbortController();
  const accepted = (address: string) => outgoingEmail({ accepted: [address] });
  await deliveryTo(['leads@ashlar.example']).deliver(accepted('Leads@Ashlar.example'), signal);
  await deliveryTo(['leads@xn--mller-kva.example']).deliver(
    accepted('leads@müller.example'),
    signal,
  );
});

test('a mail without recipients is tried again and not recorded as sent', async () => {
  const channel = deliveryTo([]);
  const thrown = await channel
    .deliver(outgoingEmail(), AbortSignal.timeout(1000))
    .catch((error: unknown) => error);
  expect(channel.classify(thrown)).toEqual({
    code: 'ENORECIPIENTS',
    isPermanent: false,
    needsOperator: true,
  });
});
