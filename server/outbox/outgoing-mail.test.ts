import { expect, test } from 'vitest';
import { PartialDelivery, UnansweredDelivery } from './channels.ts';
import { classifyFailure } from './outgoing-mail.ts';

const nodeError = (originalCode: string) => ({ code: 'ESOCKET', originalCode });

const smtpFailure = (code: string, response = '') => ({
  code,
  ...(response && { responseCode: Number(response.slice(0, 3)), response }),
});

test.each([
  ['EENVELOPE', '550', 'never'],
  ['EENVELOPE', '550 5.1.1 <x@a.example>: User unknown', 'never'],
  ['EENVELOPE', '550 No such user here', 'never'],
  ['EENVELOPE', '553 Mailbox name not allowed', 'never'],
  ['EENVELOPE', '550 5.2.1 The mailbox is disabled', 'never'],
  ['EENVELOPE', '552 5.3.4 Message too big', 'never'],
  ['EENVELOPE', '552 5.2.2 Over quota', 'by waiting'],
  ['EENVELOPE', '452 5.2.2 Over quota', 'by waiting'],
  ['EENVELOPE', '450 Greylisted', 'by waiting'],
  ['EENVELOPE', '530 Login missing, noticed at the sender', 'by hand'],
  ['EENVELOPE', '554 5.7.1 <host[192.0.2.1]>: Client host rejected: Access denied', 'by hand'],
  ['EENVELOPE', '554 5.7.1 <x@a.example>: Relay access denied', 'by hand'],
  ['EENVELOPE', '550 5.7.1 Client does not have permissions to send', 'by hand'],
  ['EENVELOPE', '504 5.5.2 <web>: Helo command rejected', 'by hand'],
  ['EENVELOPE', '504 Helo command rejected', 'by hand'],
  ['EENVELOPE', '555 5.5.4 Unsupported option', 'by hand'],
  ['EENVELOPE', '554 No SMTP service here', 'by hand'],
  ['EMESSAGE', '', 'never'],
  ['EMESSAGE', '554', 'never'],
  ['EMESSAGE', '554 5.7.1 Spam', 'never'],
  ['EMESSAGE', '451', 'by waiting'],
  ['EAUTH', '', 'by hand'],
  ['EAUTH', '535', 'by hand'],
  ['EAUTH', '454', 'by waiting'],
  ['ETLS', '554', 'by hand'],
  ['EPROTOCOL', '554', 'by hand'],
  ['ECONNECTION', '421', 'by waiting'],
])('a failure with %s %s is resolved %s', (code, response, resolvedBy) => {
  expect(classifyFailure(smtpFailure(code, response))).toEqual({
    code: `${code} ${response.slice(0, 3)}`.trim(),
    isPermanent: resolvedBy === 'never',
    ...(resolvedBy === 'by hand' && { needsOperator: true }),
  });
});

test.each([
  ['no connection', nodeError('ECONNREFUSED'), false, /^ECONNREFUSED$/],
  ['no such host', { code: 'EDNS', originalCode: 'ENOTFOUND' }, true, /^ENOTFOUND \(.*host/],
  ['a silent name server', { code: 'EDNS', originalCode: 'EAI_AGAIN' }, false, /^EAI_AGAIN$/],
  ['a certificate of its own', nodeError('DEPTH_ZERO_SELF_SIGNED_CERT'), true, /nobody known/],
  ['an unknown issuer', nodeError('UNABLE_TO_VERIFY_LEAF_SIGNATURE'), true, /nobody known/],
  ['an old certificate', nodeError('CERT_HAS_EXPIRED'), true, /certificate has expired/],
  ['a certificate of another', nodeError('ERR_TLS_CERT_ALTNAME_INVALID'), true, /another name/],
  ['no TLS', nodeError('ERR_SSL_WRONG_VERSION_NUMBER'), true, /^ERR_SSL_WRONG_\w+ \(.*TLS/],
  ['a full disk', { code: 'ENOSPC' }, false, /^ENOSPC$/],
  ['a folder of somebody else', { code: 'EACCES' }, true, /folder/],
  ['anything else', new Error('ada@firm.example refused'), false, /^EUNKNOWN$/],
  ['nothing', undefined, false, /^EUNKNOWN$/],
])('a failure with %s is not final', (_, error, needsOperator, code) => {
  expect(classifyFailure(error)).toEqual({
    code: expect.stringMatching(code),
    isPermanent: false,
    ...(needsOperator && { needsOperator }),
  });
});

const recipientRefusal = (responseCode: number) => ({ code: 'EENVELOPE', responseCode });
const allRefused = { rejectedErrors: [recipientRefusal(550)] };
test.each([
  // One temporary refusal is enough for another attempt.
  [{ rejectedErrors: [recipientRefusal(550), recipientRefusal(451)] }, 'EENVELOPE 451', false],
  [new PartialDelivery({}, allRefused), 'EENVELOPE 550, some recipients have it', true],
  [
    new UnansweredDelivery(nodeError('ECONNRESET')),
    'ECONNRESET, handed over and not answered',
    false,
  ],
])('a failure of some recipients or without an answer: %j', (error, code, isPermanent) => {
  expect(classifyFailure(error)).toEqual({ code, isPermanent });
});
