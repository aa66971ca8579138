import { expect, test } from 'vitest';
import { readMailbox } from './setting-values.ts';

test.each([
  'a@b.example',
  '<a@b.example>',
  'Smith & Jones, LLP <a@b.example>',
  '"Smith: Jones" <a@b.example>',
])('mails may come from %s', (text) => {
  expect(readMailbox(text)).toBe(text);
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
