import { FACT_OF, type ScorecardPart } from './profile-facts.ts';
import { emptyReport, type Report, sampleReport } from './report.ts';

/** The three views of the tool. There is always a report: before any submission it is the sample. */
export type ScorecardState = {
  report: Report;
  view: 'form' | 'analyzing' | 'results';
  /** How many results have been shown: the fields for figures begin anew with each. */
  round: number;
};

export type ScorecardAction =
  | { type: 'started' }
  /** The analysis is done. */
  | { type: 'analyzed'; report: Report }
  /** Figures are put in without an analysis. */
  | { type: 'skipped'; businessName: string }
  /** The device or a link has brought a result. */
  | { type: 'brought'; report: Report }
  /** A figure is put in; undefined takes it out again. */
  | { type: 'figure'; part: ScorecardPart; figure: number | boolean | undefined }
  /** The analysis cannot be done. */
  | { type: 'failed' }
  /** Check Another Profile. */
  | { type: 'reset'; sampleName: string };

export function initialState(sampleName: string): ScorecardState {
  return { view: 'form', report: sampleReport(sampleName), round: 0 };
}

/** The next state. An action that does not belong to the view it comes in changes nothing. */
export function scorecardReducer(state: ScorecardState, action: ScorecardAction): ScorecardState {
  const { view, report, round } = state;
  switch (action.type) {
    case 'started':
      return view === 'form' ? { ...state, view: 'analyzing' } : state;
    case 'analyzed':
    case 'brought':
      if ((view === 'analyzing') !== (action.type === 'analyzed')) return state;
      return { view: 'results', report: action.report, round: round + 1 };
    case 'skipped':
      if (view !== 'form') return state;
      return { view: 'results', report: emptyReport(action.businessName), round: round + 1 };
    case 'figure': {
      const own = { ...report.own, [FACT_OF[action.part]]: action.figure };
      return view === 'results' ? { ...state, report: { ...report, own } } : state;
    }
    case 'failed':
      return view === 'analyzing' ? { ...state, view: 'form' } : state;
    case 'reset':
      return view === 'results' ? { ...initialState(action.sampleName), round } : state;
  }
}
