import { expect, test } from 'vitest';
import { type CasePage, caseMistake } from './client-case.ts';

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

test('a case is on pages of the services that its firm bought, and of its own practice area', () => {
  const mistakeOn = (page: CasePage) => caseMistake('estate', [study], page);
  const expectation = (firm: string) => `expected the case of a firm ${firm}, found "estate"`;
  expect(mistakeOn({ service: 'legal-seo' })).toBeUndefined();
  expect(mistakeOn({ area: 'estate-planning' })).toBeUndefined();
  expect(mistakeOn({ service: 'reputation' })).toBe(expectation('that bought reputation'));
  expect(mistakeOn({ area: 'criminal-defense' })).toBe(expectation('in criminal-defense'));
});
