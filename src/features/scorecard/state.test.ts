import { describe, expect, test } from 'vitest';
import { SAMPLE_FACTS } from './profile-facts.ts';
import {
  initialState,
  type ScorecardAction,
  type ScorecardState,
  scorecardReducer,
} from './state.ts';

const FORM = initialState('Whitfield & Cole');
const { report } = FORM;
const FOUND = { ...SAMPLE_FACTS, hasPosts: true };
const LINKED = { businessName: '', found: {}, own: FOUND };
const ANALYZING: ScorecardState = { view: 'analyzing', report, round: 0 };
const RESULTS: ScorecardState = {
  view: 'results',
  report: { businessName: 'Nunez', found: FOUND, own: {} },
  round: 1,
};
const BROUGHT: ScorecardState = { view: 'results', report: LINKED, round: 1 };
const ACTIONS = {
  started: { type: 'started' },
  analyzed: { type: 'analyzed', report: { businessName: 'Nunez', found: FOUND, own: {} } },
  brought: { type: 'brought', report: LINKED },
  figure: { type: 'figure', part: 'photos', figure: 3 },
  failed: { type: 'failed' },
  reset: { type: 'reset', sampleName: 'Whitfield & Cole' },
} as const satisfies Record<string, ScorecardAction>;

test('before any submission: the form, with the sample as its report', () => {
  expect(FORM).toEqual({
    view: 'form',
    report: { businessName: 'Whitfield & Cole', found: SAMPLE_FACTS, own: {} },
    round: 0,
  });
});

describe.each<[string, ScorecardState, Record<keyof typeof ACTIONS, ScorecardState>]>([
  [
    'form',
    FORM,
    {
      started: ANALYZING,
      analyzed: FORM,
      brought: BROUGHT,
      figure: FORM,
      failed: FORM,
      reset: FORM,
    },
  ],
  [
    'analyzing',
    ANALYZING,
    {
      started: ANALYZING,
      analyzed: RESULTS,
      brought: ANALYZING,
      figure: ANALYZING,
      failed: FORM,
      reset: ANALYZING,
    },
  ],
  [
    'results',
    RESULTS,
    {
      started: RESULTS,
      analyzed: RESULTS,
      brought: { ...BROUGHT, round: 2 },
      figure: { ...RESULTS, report: { ...RESULTS.report, own: { photoCount: 3 } } },
      failed: RESULTS,
      reset: { ...FORM, round: 1 },
    },
  ],
])('%s', (_, state, next) => {
  test.each(Object.keys(ACTIONS) as (keyof typeof ACTIONS)[])('%s', (name) => {
    expect(scorecardReducer(state, ACTIONS[name])).toEqual(next[name]);
  });
});
