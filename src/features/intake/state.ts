import type { OfferedScript } from './change-offers.ts';
import type { ConsiderationsPreview } from './considerations.ts';
import { type IntakeAnswers, isStepValid, LAST_STEP, NO_ANSWERS } from './steps.ts';

/** What of the considerations a script leaves out, and why; undefined as long as nobody has said it. */
type LeftOut = { leftOut?: ConsiderationsPreview['notUsed'] | undefined };

/**
 * The three views of the tool. A request carries a number, so that an answer to one that the visitor has left behind
 * changes nothing.
 */
export type BuilderState = { answers: IntakeAnswers } & (
  | { view: 'wizard'; step: number; error?: string | undefined }
  | (LeftOut & {
      view: 'generating';
      request: number;
      /** The script is there and about to be shown. */
      arrived?: boolean;
    })
  | (LeftOut & {
      view: 'result';
      script: OfferedScript;
      /** Earlier scripts, the latest last. */
      history: readonly OfferedScript[];
      /** Number of the refinement under way. */
      refining?: number | undefined;
    })
);

export type BuilderAction =
  | { type: 'answer'; answers: Partial<IntakeAnswers> }
  | { type: 'next' }
  | { type: 'back' }
  | { type: 'generate'; request: number }
  | { type: 'arrived'; request: number }
  | { type: 'generated'; request: number; script: OfferedScript }
  /** Comes while the script is written, or after it: of the very answers it is about. */
  | ({ type: 'left-out'; answers: IntakeAnswers } & LeftOut)
  /** The script could not be written: back to the wizard with what to do about it. */
  | { type: 'failed'; request: number; error: string }
  | { type: 'refine'; request: number; text: string }
  | { type: 'refined'; request: number; script: OfferedScript }
  | { type: 'refine-failed'; request: number }
  | { type: 'undo' }
  /** Generate Another Script. */
  | { type: 'restart' }
  /** What this tab has kept, after a reload. */
  | { type: 'restore'; state: BuilderState };

/** The first step, nothing answered. */
export const START: BuilderState = { view: 'wizard', step: 0, answers: NO_ANSWERS };

function wizard(state: BuilderState & { view: 'wizard' }, action: BuilderAction): BuilderState {
  const { answers, step } = state;
  switch (action.type) {
    case 'answer':
      return { ...state, answers: { ...answers, ...action.answers } };
    case 'next':
      return step < LAST_STEP && isStepValid(step, answers)
        ? { view: 'wizard', answers, step: step + 1 }
        : state;
    case 'back':
      return step > 0 ? { view: 'wizard', answers, step: step - 1 } : state;
    case 'restore':
      return action.state;
    case 'generate':
      return step === LAST_STEP && isStepValid(step, answers)
        ? { view: 'generating', answers, request: action.request }
        : state;
    default:
      return state;
  }
}

function generating(state: BuilderState & { view: 'generating' }, action: BuilderAction): BuilderState {
  const { answers, request } = state;
  if (action.type === 'arrived' && action.request === request) return { ...state, arrived: true };
  if (action.type === 'generated' && action.request === request)
    return { view: 'result', answers, script: action.script, history: [], leftOut: state.leftOut };
  if (action.type === 'failed' && action.request === request)
    return { view: 'wizard', answers, step: LAST_STEP, error: action.error };
  return state;
}

function result(state: BuilderState & { view: 'result' }, action: BuilderAction): BuilderState {
  const { script, history, refining } = state;
  switch (action.type) {
    case 'refine':
      return refining === undefined && action.text.trim() ? { ...state, refining: action.request } : state;
    case 'refined':
      return action.request === refining
        ? { ...state, script: action.script, history: [...history, script], refining: undefined }
        : state;
    case 'refine-failed':
      return action.request === refining ? { ...state, refining: undefined } : state;
    case 'undo': {
      const earlier = history.at(-1);
      return earlier && refining === undefined
        ? { ...state, script: earlier, history: history.slice(0, -1) }
        : state;
    }
    case 'restart':
      return START;
    default:
      return state;
  }
}

/** The next state. An action that does not belong to the view it comes in changes nothing. */
export function builderReducer(state: BuilderState, action: BuilderAction): BuilderState {
  if (state.view === 'wizard') return wizard(state, action);
  if (action.type === 'left-out')
    return action.answers === state.answers ? { ...state, leftOut: action.leftOut } : state;
  return state.view === 'generating' ? generating(state, action) : result(state, action);
}
