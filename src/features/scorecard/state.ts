import type { Messages } from '../forms/check-values.ts';
import { type ProfileFacts, SAMPLE_FACTS } from './profile-facts.ts';
import { type ScorecardResult, scorecardResult } from './score.ts';

/** Whose profile, and what came out. */
export type Report = { businessName: string; result: ScorecardResult };

/** The three views of the tool. There is always a report: before any submission it is the sample. */
export type ScorecardState = { report: Report } & (
  | { view: 'form'; errors: Messages }
  | { view: 'analyzing' }
  | { view: 'results' }
);

export type ScorecardAction =
  /** The form breaks a rule. */
  | { type: 'refused'; errors: Messages }
  | { type: 'started' }
  /** The analysis is done. */
  | { type: 'analyzed'; businessName: string; facts: ProfileFacts }
  /** What the device has kept, when the page begins. */
  | { type: 'restored'; businessName: string; facts: ProfileFacts }
  /** The analysis cannot be done. */
  | { type: 'failed' }
  /** Check Another Profile. */
  | { type: 'reset'; sampleName: string };

const sampleReport = (businessName: string): Report => ({
  businessName,
  result: scorecardResult(SAMPLE_FACTS),
});

export function initialState(sampleName: string): ScorecardState {
  return { view: 'form', errors: {}, report: sampleReport(sampleName) };
}

/** The next state. An action that does not belong to the view it comes in changes nothing. */
export function scorecardReducer(state: ScorecardState, action: ScorecardAction): ScorecardState {
  const { report } = state;
  switch (action.type) {
    case 'refused':
      return state.view === 'form' ? { view: 'form', errors: action.errors, report } : state;
    case 'started':
      return state.view === 'form' ? { view: 'analyzing', report } : state;
    case 'analyzed':
    case 'restored': {
      if (state.view !== (action.type === 'analyzed' ? 'analyzing' : 'form')) return state;
      const { businessName, facts } = action;
      return { view: 'results', report: { businessName, result: scorecardResult(facts) } };
    }
    case 'failed':
      return state.view === 'analyzing' ? { view: 'form', errors: {}, report } : state;
    case 'reset':
      return state.view === 'results' ? initialState(action.sampleName) : state;
  }
}
