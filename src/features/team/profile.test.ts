import { expect, test } from 'vitest';
import { ELEANOR } from './eleanor.fixture.ts';
import { firstName, profileCounters } from './profile.ts';

const member = { ...ELEANOR, yearsExperience: 5, credentials: ['One', 'Two', 'Three', 'Four'] };

test.each([
  ['Renata Quiroz Bell', 'Renata'],
  [' Cher ', 'Cher'],
])('the first name of %s is %s', (name, first) => expect(firstName(name)).toBe(first));

test('counters: years, and certifications without degrees', () => {
  expect(profileCounters(member)).toEqual([
    { figure: 5, label: 'Years of experience' },
    { figure: 4, label: 'Certifications' },
  ]);
  expect(profileCounters({ ...member, yearsExperience: 1, credentials: ['One'] })).toEqual([
    { figure: 1, label: 'Year of experience' },
    { figure: 1, label: 'Certification' },
  ]);
});
