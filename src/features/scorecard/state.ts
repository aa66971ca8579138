import type { ProfileFacts } from './profile-facts.ts';
import { SAMPLE_FACTS } from './sample.ts';
import type { ScorecardField } from './schema.ts';
import { type ScorecardResult, scorecardResult } from './score.ts';

/** Message under each field that is wrong. */
export type FieldMessages = Partial<Record<ScorecardField, string>>;

/** Whose profile, and what came out. */
export type Report = { businessName: string; result: ScorecardResult };

/** The three views of the tool. There is always a report: before any submission it is the sample. */
export type ScorecardState = { report: Report } & (
  | { view: 'form'; errors: FieldMessages }
  | { view: 'analyzing' }
  | { view: 'results' }
);

export type ScorecardAction =
  /** The form breaks a rule. */
  | { type: 'refused'; errors: FieldMessages }
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

/** In: name of the sample firm. Out: the form, with the sample as its report. */
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
