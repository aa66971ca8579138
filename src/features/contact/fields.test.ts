import { expect, test } from 'vitest';
import { checkValues } from '../forms/check-values.ts';
import { contactRequestSchema } from './fields.ts';

const VALID = {
  name: 'Dana Whitfield',
  email: 'dana@whitfield-law.example',
  phone: '(813) 555-0199',
  firmName: 'Whitfield & Rowe LLP',
  message: 'Call me.',
};
const DOMAIN = '@whitfield-law.example';
const emailOf = (length: number) => `${'a'.repeat(length - DOMAIN.length)}${DOMAIN}`;
const long = (length: number) => 'x'.repeat(length);

const messagesFor = (field: string, value: unknown) =>
  checkValues(contactRequestSchema, { ...VALID, [field]: value }).messages;

test.each([
  ['name', '', 'Name is required'],
  ['name', '   ', 'Name is required'],
  ['name', undefined, 'Name is required'],
  ['name', 7, 'Name is required'],
  ['name', 'x', undefined],
  ['name', long(100), undefined],
  ['name', '😀'.repeat(100), undefined],
  ['name', '😀'.repeat(101), 'Name must be less than 100 characters'],
  ['name', long(101), 'Name must be less than 100 characters'],
  ['email', '', 'Invalid email address'],
  ['email', undefined, 'Invalid email address'],
  ['email', 'dana@firm', 'Invalid email address'],
  ['email', emailOf(255), undefined],
  ['email', emailOf(256), 'Email must be less than 255 characters'],
  ['phone', '', 'Phone number must be at least 10 digits'],
  ['phone', long(9), 'Phone number must be at least 10 digits'],
  ['phone', ` ${long(9)} `, 'Phone number must be at least 10 digits'],
  ['phone', long(10), undefined],
  ['phone', long(19), undefined],
  ['phone', long(20), 'Phone number must be less than 20 characters'],
  ['firmName', '', 'Firm name is required'],
  ['firmName', 'x', undefined],
  ['firmName', long(100), undefined],
  ['firmName', long(101), 'Firm name must be less than 100 characters'],
  ['message', long(1000), undefined],
  ['message', `${long(499)}\r\n${long(500)}`, undefined],
  ['message', long(1001), 'Message must be less than 1000 characters'],
])('the field %s with %j gets the message %s', (field, value, message) =>
  expect(messagesFor(field, value)).toEqual(message ? { [field]: message } : {}),
);

test.each([
  ['(813) 555-0199 ext. 204', '(813) 555-0199 x204'],
  ['+1 (813) 555-0199, Extension: 2041', '+18135550199 x2041'],
  ['+44 (0)20 7946 0958 ext 12', '+442079460958 x12'],
  ['813-555-0199 ext 20', '813-555-0199 ext 20'],
])('the number %s is stored as %s', (phone, stored) => {
  expect(contactRequestSchema.parse({ ...VALID, phone }).phone).toBe(stored);
});

// The server reads such a text while all other visitors wait.
test.each(Object.keys(VALID))('a %s of 30,000 spaces is checked at once', (field) => {
  const start = performance.now();
  contactRequestSchema.safeParse({ ...VALID, [field]: `1${' '.repeat(30_000)}z` });
  expect(performance.now() - start).toBeLessThan(200);
});

test('two numbers are not joined', () => {
  expect(messagesFor('phone', '813-555-0198 or 813-555-0199').phone).toBe(
    'Phone number must be less than 20 characters',
  );
});

test('pasted values are cleaned', () => {
  const pasted = {
    name: 'Dana\u00a0Whitfie\u00adld\u200b',
    email: 'mailto:info@Müller.example',
    phone: '\u202a(813)\u00a0555-0199\u202c',
    firmName: 'Nun\u0303ez & Co',
    message: 'One\u2028two',
  };
  expect(contactRequestSchema.parse(pasted)).toEqual({
    name: 'Dana Whitfield',
    email: 'info@xn--mller-kva.example',
    phone: '(813) 555-0199',
    firmName: 'Nuñez & Co',
    message: 'One\ntwo',
  });
});
