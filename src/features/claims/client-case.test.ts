import { expect, test } from 'vitest';
import { clientCase } from './client-case.ts';

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
const shown = { case: 'estate', why: 'No ads ran in these eight months.' };
const on = (place: Parameters<typeof clientCase>[3]) => () =>
  clientCase(shown, [study], 'content/services/a.yaml', place);

test('a case is on pages of what its firm bought, and of its own practice area', () => {
  expect(on({ service: 'legal-seo' })().study).toBe(study);
  expect(on({ area: 'estate-planning' })().study).toBe(study);
  expect(on({})().study).toBe(study);
});

test('on a page of another service or practice area it stops the build', () => {
  expect(on({ service: 'reputation' })).toThrow(
    'content/services/a.yaml: case: expected the case of a firm that bought reputation, found "estate"',
  );
  expect(on({ area: 'criminal-defense' })).toThrow(
    'content/services/a.yaml: case: expected the case of a firm in criminal-defense, found "estate"',
  );
});
