import { expect, test } from 'vitest';
import { EMAIL_ADDRESS, emailAddress, mailbox, normalizeInput } from './typed-text.ts';

test.each([
  ['surrounding spaces', ' \t\u00a0Dana \u200d\n', 'Dana'],
  ['a separate accent', 'Nun\u0303ez', 'Nuñez'],
  ['spaces of a word processor', 'Smith\u00a0&\u202fCo\u3000LLP', 'Smith & Co LLP'],
  ['a number out of a contact list', '\u202a(813)\u00a0555-0117\u202c', '(813) 555-0117'],
  ['signs without width', '\ufeffDa\u200bna\u2060 Whit\u00adfield', 'Dana Whitfield'],
  ['breaks of other systems', 'one\r\ntwo\rthree\u2028four', 'one\ntwo\nthree\nfour'],
  ['only invisible characters', '\u200b\u00a0\u200d', ''],
])('typed text is cleaned: %s', (_, typed, expected) => {
  expect(normalizeInput(typed)).toBe(expected);
  expect(normalizeInput(expected)).toBe(expected);
});

test.each([
  ['dana!@firm.example', 'dana!@firm.example'],
  ['a%b@relay.firm.example', 'a%b@relay.firm.example'],
  ["d.o'hara+law@firm.co.example", "d.o'hara+law@firm.co.example"],
  ['.dana.@firm.example', '.dana.@firm.example'],
  ['dana@firm.xn--vermgensberatung-pwb', 'dana@firm.xn--vermgensberatung-pwb'],
  [' dana@firm\u200b.example\u00a0', 'dana@firm.example'],
  ['ｄａｎａ＠ｆｉｒｍ．ｅｘａｍｐｌｅ', 'dana@firm.example'],
  ['MailTo:dana@firm.example?subject=Hello&cc=x@y.example', 'dana@firm.example'],
  ['Dana@Firm.EXAMPLE', 'Dana@firm.example'],
  ['info@mu\u0308ller.example', 'info@xn--mller-kva.example'],
  ['info@MÜLLER.example', 'info@xn--mller-kva.example'],
  ['info@XN--Mller-KVA.example', 'info@xn--mller-kva.example'],
  ['info@пример.рф', 'info@xn--e1afmkfd.xn--p1ai'],
  ['info@例え。テスト', 'info@xn--r8jz45g.xn--zckzah'],
  ['"Whitfield, Dana" < dana@firm.example >;', 'dana@firm.example'],
  ['<dana@firm.example>', 'dana@firm.example'],
  ['dana@firm.example <mailto:dana@firm.example>', 'dana@firm.example'],
  [' dana@firm.example. ', 'dana@firm.example'],
  ['dana@firm.example,', 'dana@firm.example'],
])('%j is the address %s', (typed, address) => {
  expect(emailAddress(typed)).toBe(address);
  expect(emailAddress(address)).toBe(address);
  expect(address).toMatch(EMAIL_ADDRESS);
});

test.each([
  '',
  'dana',
  '@firm.example',
  'dana@firm',
  'dana @firm.example',
  'dana@@firm.example',
  'dana@firm..example',
  'dana@-firm.example',
  'dana@firm.example\nBcc: x@y.example',
  'dana@firm.example,x@y.example',
  'Dana <dana@firm>',
  'Dana <dana@firm.example',
  'Dana <dana@firm.example>, Max <max@firm.example>',
  'dana@firm.example\n<max@firm.example>',
  '"dana"@firm.example',
  'josé@firm.example',
  'dana@mü/ller.example',
  'dana@mü_.\u0000example',
])('%j is not an address', (typed) => {
  expect(emailAddress(typed)).not.toMatch(EMAIL_ADDRESS);
});

test('addresses are compared after normalization', () => {
  expect(mailbox(' mailto:INFO@MU\u0308LLER.EXAMPLE ')).toBe('info@xn--mller-kva.example');
});
