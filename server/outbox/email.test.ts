import { expect, test } from 'vitest';
import { type Agency, visitorMail } from './email.ts';

const AGENCY = { brand: 'Northbar', phone: '1', email: 'a@b.example', domain: 'b.example' };

test.each([
  ['Ada Nuñez', 'Hello Ada,'],
  ['José de la Cruz', 'Hello José,'],
  ['Jean-Luc O’Neil', 'Hello Jean-Luc,'],
  ['王小明', 'Hello 王小明,'],
  ['de Souza', 'Hello,'],
  ['De Souza', 'Hello,'],
  ['de la Cruz, Maria', 'Hello,'],
  ['Cruz Ortega, Maria', 'Hello,'],
  ['Dr. Ada Nuñez', 'Hello,'],
  ['Mr Nuñez', 'Hello,'],
  ['A Nuñez', 'Hello,'],
  ['ada', 'Hello,'],
  ['spam.example', 'Hello,'],
  ['', 'Hello,'],
])('a mail to "%s" begins with "%s"', (name, greeting) => {
  const copy = { subject: '', lines: [], why: '' };
  const { text } = visitorMail('1', AGENCY as Agency, { name, email: 'v@b.example' }, copy);
  expect(text.split('\n')[0]).toBe(greeting);
});
