import { expect, test } from 'vitest';
import { type CasePage, caseMistake, numberClaims } from './notes.ts';
import type { Claim } from './schema.ts';

const study = {
  id: 'estate',
  specialty: 'Estate planning',
  market: 'Two lawyers, one county; Starter, no ads',
  area: 'estate-planning',
  bought: ['legal-seo'],
  checked: '2025-10-13',
  timeframe: '8 months',
  results: [{ metric: 'Consultations', change: '+180%', value: '10 to 28 a month' }],
  source: 'Source: booking calendar',
};

test('a case may be only on pages of services that its firm bought and of its practice area', () => {
  const mistakeOn = (page: CasePage) => caseMistake('estate', [study], page);
  const expectation = (firm: string) => `expected the case of a firm ${firm}, found "estate"`;
  expect(mistakeOn({ service: 'legal-seo' })).toBeUndefined();
  expect(mistakeOn({ area: 'estate-planning' })).toBeUndefined();
  expect(mistakeOn({ service: 'reputation' })).toBe(expectation('that bought reputation'));
  expect(mistakeOn({ area: 'criminal-defense' })).toBe(expectation('in criminal-defense'));
});

const claim = (id: string): Claim => ({
  id,
  figure: '98%',
  claim: 'retention',
  shown: ['/'],
  basis: 'Counted once a year.',
  checked: '2025-10-13',
  status: 'sample',
});
const register = ['retention', 'revenue', 'firms'].map(claim);

test('claims are numbered from 1 in reading order, each once', () => {
  const numbered = numberClaims(['firms', 'retention', 'firms'], register);
  expect(numbered.map(({ id, number }) => [id, number])).toEqual([
    ['firms', 1],
    ['retention', 2],
  ]);
  expect(numbered[0]?.basis).toBe('Counted once a year.');
});
