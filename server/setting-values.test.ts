import { expect, test } from 'vitest';
import { list, readEmail, readMailbox } from './setting-values.ts';

test.each([
  'a@b.example',
  '<a@b.example>',
  'Smith & Jones, LLP <a@b.example>',
  '"Smith: Jones" <a@b.example>',
])('mails may come from %s', (text) => {
  expect(readMailbox(text)).toBe(text);
});

test('who stands in a list twice is in it once', () => {
  expect(list('addresses', readEmail).parse('a@b.example, c@b.example,a@b.example')).toEqual([
    'a@b.example',
    'c@b.example',
  ]);
});

// the mail library reads the first as a group without a sender, the second as another sender
test.each([
  'Smith: Jones <a@b.example>',
  'Sm"ith <a@b.example>',
  'Smith; Jones <a@b.example>',
  'Smith (web) <a@b.example>',
  '"Smith\nBcc: x@y.example" <a@b.example>',
  'Smith <a@b.example> <c@d.example>',
])('mails may not come from %j', (text) => {
  expect(readMailbox(text)).toBeUndefined();
});
