import { describe, expect, test } from 'vitest';
import { SAMPLE_FACTS } from './profile-facts.ts';
import { initialState, type ScorecardAction, type ScorecardState, scorecardReducer } from './state.ts';

const start = initialState('Whitfield & Cole');
const { report } = start;
const FACTS = { ...SAMPLE_FACTS, hasPosts: true };
const FORM = start;
const REFUSED: ScorecardState = { view: 'form', errors: { email: 'Invalid email address' }, report };
const ANALYZING: ScorecardState = { view: 'analyzing', report };
const RESULTS: ScorecardState = {
  view: 'results',
  report: {
    businessName: 'Nunez',
    result: { ...FACTS, hasPhotos: true, hasReviews: true, overallScore: 85 },
  },
};
const ACTIONS = {
  refused: { type: 'refused', errors: { email: 'Invalid email address' } },
  started: { type: 'started' },
  analyzed: { type: 'analyzed', businessName: 'Nunez', facts: FACTS },
  failed: { type: 'failed' },
  reset: { type: 'reset', sampleName: 'Whitfield & Cole' },
} as const satisfies Record<string, ScorecardAction>;

test('before any submission: the form, with a sample of 71 as its report', () => {
  expect(start).toMatchObject({ view: 'form', errors: {} });
  expect([report.businessName, report.result.overallScore]).toEqual(['Whitfield & Cole', 71]);
});

describe.each<[string, ScorecardState, Record<keyof typeof ACTIONS, ScorecardState>]>([
  ['form', FORM, { refused: REFUSED, started: ANALYZING, analyzed: FORM, failed: FORM, reset: FORM }],
  [
    'form with a mistake',
    REFUSED,
    { refused: REFUSED, started: ANALYZING, analyzed: REFUSED, failed: REFUSED, reset: REFUSED },
  ],
  [
    'analyzing',
    ANALYZING,
    { refused: ANALYZING, started: ANALYZING, analyzed: RESULTS, failed: FORM, reset: ANALYZING },
  ],
  [
    'results',
    RESULTS,
    { refused: RESULTS, started: RESULTS, analyzed: RESULTS, failed: RESULTS, reset: FORM },
  ],
])('%s', (_, state, next) => {
  test.each(Object.keys(ACTIONS) as (keyof typeof ACTIONS)[])('%s', (name) => {
    expect(scorecardReducer(state, ACTIONS[name])).toEqual(next[name]);
  });
});
