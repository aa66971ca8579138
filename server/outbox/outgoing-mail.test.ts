import { expect, test } from 'vitest';
import { PartlyDelivered, Unanswered } from './channels.ts';
import { classifyFailure } from './outgoing-mail.ts';

const node = (originalCode: string) => ({ code: 'ESOCKET', originalCode });

test.each([
  ['recipient refused', { code: 'EENVELOPE', responseCode: 550 }, 'never', 'EENVELOPE 550'],
  ['content refused', { code: 'EMESSAGE', responseCode: 554 }, 'never', 'EMESSAGE 554'],
  ['larger than the mail server takes', { code: 'EMESSAGE' }, 'never', 'EMESSAGE'],
  [
    'larger than the mailbox takes',
    { code: 'EENVELOPE', responseCode: 552, response: '552 5.3.4 Message too big' },
    'never',
    'EENVELOPE 552',
  ],
  [
    'full mailbox',
    { code: 'EENVELOPE', responseCode: 552, response: '552 5.2.2 Over quota' },
    'by waiting',
    'EENVELOPE 552',
  ],
  ['mailbox full for now', { code: 'EENVELOPE', responseCode: 452 }, 'by waiting', 'EENVELOPE 452'],
  ['greylisted', { code: 'EENVELOPE', responseCode: 450 }, 'by waiting', 'EENVELOPE 450'],
  ['content deferred', { code: 'EMESSAGE', responseCode: 451 }, 'by waiting', 'EMESSAGE 451'],
  ['wrong password', { code: 'EAUTH', responseCode: 535 }, 'by hand', 'EAUTH 535'],
  ['no password', { code: 'EAUTH' }, 'by hand', 'EAUTH'],
  ['login down for now', { code: 'EAUTH', responseCode: 454 }, 'by waiting', 'EAUTH 454'],
  [
    'login missing, noticed at the sender',
    { code: 'EENVELOPE', responseCode: 530 },
    'by hand',
    'EENVELOPE 530',
  ],
  ...(
    [
      [550, '5.1.1 <x@a.example>: User unknown', 'never'],
      [550, 'No such user here', 'never'],
      [553, 'Mailbox name not allowed', 'never'],
      [550, '5.2.1 The mailbox is disabled', 'never'],
      [554, '5.7.1 <host[192.0.2.1]>: Client host rejected: Access denied', 'by hand'],
      [554, '5.7.1 <x@a.example>: Relay access denied', 'by hand'],
      [550, '5.7.1 Client does not have permissions to send', 'by hand'],
      [504, '5.5.2 <web>: Helo command rejected', 'by hand'],
      [504, 'Helo command rejected', 'by hand'],
      [555, '5.5.4 Unsupported option', 'by hand'],
      [554, 'No SMTP service here', 'by hand'],
    ] as const
  ).map(
    ([code, text, mends]) =>
      [
        `at the recipient: ${code} ${text}`,
        { code: 'EENVELOPE', responseCode: code, response: `${code} ${text}` },
        mends,
        `EENVELOPE ${code}`,
      ] as const,
  ),
  [
    'content refused by policy',
    { code: 'EMESSAGE', responseCode: 554, response: '554 5.7.1 Spam' },
    'never',
    'EMESSAGE 554',
  ],
  ['TLS refused', { code: 'ETLS', responseCode: 554 }, 'by hand', 'ETLS 554'],
  ['greeting refused', { code: 'EPROTOCOL', responseCode: 554 }, 'by hand', 'EPROTOCOL 554'],
  [
    'hung up at the hello',
    { code: 'ECONNECTION', responseCode: 421 },
    'by waiting',
    'ECONNECTION 421',
  ],
  ['no connection', node('ECONNREFUSED'), 'by waiting', 'ECONNREFUSED'],
  ['no such host', { code: 'EDNS', originalCode: 'ENOTFOUND' }, 'by hand', /^ENOTFOUND \(.*host/],
  [
    'no answer of the name server',
    { code: 'EDNS', originalCode: 'EAI_AGAIN' },
    'by waiting',
    'EAI_AGAIN',
  ],
  [
    'certificate of its own',
    node('DEPTH_ZERO_SELF_SIGNED_CERT'),
    'by hand',
    /certificate.*nobody known/,
  ],
  [
    'unknown issuer',
    node('UNABLE_TO_VERIFY_LEAF_SIGNATURE'),
    'by hand',
    /certificate.*nobody known/,
  ],
  ['certificate over', node('CERT_HAS_EXPIRED'), 'by hand', /certificate has expired/],
  [
    'certificate of another',
    node('ERR_TLS_CERT_ALTNAME_INVALID'),
    'by hand',
    /certificate.*another name/,
  ],
  [
    'no TLS there',
    node('ERR_SSL_WRONG_VERSION_NUMBER'),
    'by hand',
    /^ERR_SSL_WRONG_VERSION_NUMBER \(.*TLS/,
  ],
  ['full disk', { code: 'ENOSPC' }, 'by waiting', 'ENOSPC'],
  ['folder of somebody else', { code: 'EACCES' }, 'by hand', /folder/],
  ['anything else', new Error('ada@firm.example refused'), 'by waiting', 'EUNKNOWN'],
  ['nothing', undefined, 'by waiting', 'EUNKNOWN'],
] as const)('failure: %s', (_, error, mends, code) => {
  expect(classifyFailure(error)).toEqual({
    code: expect.stringMatching(typeof code === 'string' ? `^${code}$` : code),
    forGood: mends === 'never',
    ...(mends === 'by hand' && { byHand: true }),
  });
});

test('among several refusals, one temporary refusal makes the mail be tried again', () => {
  const refused = (responseCode: number) => ({ code: 'EENVELOPE', responseCode });
  expect(classifyFailure({ rejectedErrors: [refused(550), refused(451)] })).toEqual({
    code: 'EENVELOPE 451',
    forGood: false,
  });
  expect(classifyFailure(new PartlyDelivered({}, { rejectedErrors: [refused(550)] }))).toEqual({
    code: 'EENVELOPE 550, some recipients have it',
    forGood: true,
  });
});

test('a mail that was transferred but not confirmed has its own error code', () => {
  expect(classifyFailure(new Unanswered(node('ECONNRESET')))).toEqual({
    code: 'ECONNRESET, handed over and not answered',
    forGood: false,
  });
});
