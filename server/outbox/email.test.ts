import { expect, test } from 'vitest';
import { type Agency, visitorMail } from './email.ts';

const AGENCY = { brand: 'Northbar', phone: '1', email: 'a@b.example', domain: 'b.example' };

test('a mail to a visitor repeats no name, because anybody may type another person’s address', () => {
  const visitor = { name: 'Mrs Jones', email: 'v@b.example' };
  const { text, to } = visitorMail('1', AGENCY as Agency, visitor, {
    subject: '',
    lines: ['We have your request.'],
    why: '',
  });
  expect(to).toBe(visitor.email);
  expect(text).toMatch(/^Hello,\n\nWe have your request\.\n/);
});
