import { expect, test } from 'vitest';
import { initials } from './initials.ts';

test.each([
  ['The Northbar Editorial Team', 'NT'],
  ['Jane van der Doe', 'JD'],
  ['theodore Lane', 'TL'],
  ['Cher', 'C'],
  ['  ', ''],
])('the initials of "%s" are %s', (name, letters) => expect(initials(name)).toBe(letters));
