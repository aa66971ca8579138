import { expect, test } from 'vitest';
import { ELEANOR } from './eleanor.fixture.ts';
import {
  firstName,
  inSentence,
  profileAsk,
  profileCounters,
  profilePath,
  profileTrail,
  yearsOfExperience,
} from './profile.ts';

const member = { ...ELEANOR, yearsExperience: 5, credentials: ['One', 'Two', 'Three', 'Four'] };

test.each([
  ['Renata Quiroz Bell', 'Renata'],
  [' Cher ', 'Cher'],
])('the first name of %s is %s', (name, first) => expect(firstName(name)).toBe(first));

test('one year is not years', () => {
  expect([yearsOfExperience(1), yearsOfExperience(8)]).toEqual([
    '1 year of experience',
    '8 years of experience',
  ]);
});

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

test('path and trail', () => {
  expect(profilePath('linh-trieu')).toBe('/team/linh-trieu');
  expect(profileTrail('Linh Trieu').map(({ label }) => label)).toEqual([
    'About',
    'Team',
    'Linh Trieu',
  ]);
});

test('the field that one asks about stands inside a sentence', () => {
  const { text } = profileAsk({
    name: 'Eleanor Marsh',
    expertise: ['Marketing budgets', 'Positioning'],
  });
  expect(text).toContain('A question on marketing budgets? Ask for Eleanor');
});

test.each([
  ['Marketing budgets', 'marketing budgets'],
  ['Attribution', 'attribution'],
  ['Technical SEO', 'technical SEO'],
  ['Front-end development', 'front-end development'],
  ['SEO', 'SEO'],
  ['PPC budgets', 'PPC budgets'],
  ['Google reviews', 'Google reviews'],
  ['Local Services Ads', 'Local Services Ads'],
])('%s inside a sentence is %s', (tag, said) => expect(inSentence(tag)).toBe(said));
