import { changedByHand, type HandChange, idAfterMove, partsOf, tooMuch } from './by-hand.ts';
import type { Script } from './script.ts';
import { furthestStep, type IntakeAnswers, isStepValid, LAST_STEP, NO_ANSWERS } from './steps.ts';

/** A line under the visitor's hands; without an id a new one, at the end of its part. */
export type LineDraft = { id?: string | undefined; place: string; text: string };

/** A script, and the earlier ones that Undo Last Change leads back to, the latest last. */
export type Made = { script: Script; history: readonly Script[]; draft?: LineDraft | undefined };

export type ResultState = Made & {
  view: 'result';
  answers: IntakeAnswers;
  /** Why what was written cannot be taken over. */
  problem?: string | undefined;
  /** Where a line was just taken away. */
  gap?: { place: string; at: number } | undefined;
  /** Number of the refinement under way. */
  refining?: number | undefined;
};

/**
 * The three views of the tool. A request carries a number, so that an answer to one that the visitor has left behind
 * changes nothing. `made`: the script that the browser's Back has left.
 */
export type BuilderState =
  | {
      view: 'wizard';
      answers: IntakeAnswers;
      step: number;
      error?: string | undefined;
      made?: Made | undefined;
    }
  | {
      view: 'generating';
      answers: IntakeAnswers;
      request: number;
      /** The script is there and about to be shown. */
      arrived?: boolean;
      made?: Made | undefined;
    }
  | ResultState;

export type BuilderAction =
  | { type: 'answer'; answers: Partial<IntakeAnswers> }
  | { type: 'next' }
  | { type: 'back' }
  /** To a place that the visitor has been at (placeOf), by the browser's Back and Forward. */
  | { type: 'go'; to: number }
  | { type: 'generate'; request: number }
  | { type: 'arrived'; request: number }
  | { type: 'generated'; request: number; script: Script }
  /** The script could not be written: back to the wizard with what to do about it. */
  | { type: 'failed'; request: number; error: string }
  | { type: 'refine'; request: number }
  | { type: 'refined'; request: number; script: Script }
  | { type: 'refine-failed'; request: number }
  | { type: 'edit'; id: string }
  | { type: 'add'; place: string }
  | { type: 'write'; text: string }
  /** Takes over what is written. */
  | { type: 'save' }
  | { type: 'cancel' }
  | { type: 'remove'; id: string }
  | { type: 'move'; id: string; by: 1 | -1 }
  | { type: 'undo' }
  /** Generate Another Script, or everything saved is cleared. */
  | { type: 'restart' }
  /** What the device has saved. */
  | { type: 'restore'; state: BuilderState };

/** The first step, nothing answered. */
export const START: BuilderState = { view: 'wizard', step: 0, answers: NO_ANSWERS };

export const RESULT_PLACE = LAST_STEP + 1;

/** Where a visitor is, from 0: a step, or after all of them the script. */
export function placeOf(state: BuilderState): number {
  if (state.view === 'wizard') return state.step;
  return state.view === 'result' ? RESULT_PLACE : LAST_STEP;
}

function atPlace(answers: IntakeAnswers, made: Made | undefined, to: number): BuilderState {
  if (to >= RESULT_PLACE && made) return { view: 'result', answers, ...made };
  return { view: 'wizard', answers, made, step: Math.max(0, Math.min(to, furthestStep(answers))) };
}

function wizard(state: BuilderState & { view: 'wizard' }, action: BuilderAction): BuilderState {
  const { answers, step, made } = state;
  switch (action.type) {
    case 'answer':
      return { ...state, answers: { ...answers, ...action.answers } };
    case 'next':
      return step < LAST_STEP && isStepValid(step, answers)
        ? { view: 'wizard', answers, made, step: step + 1 }
        : state;
    case 'back':
      return step > 0 ? { view: 'wizard', answers, made, step: step - 1 } : state;
    case 'restore':
      return action.state;
    case 'generate':
      return step === LAST_STEP && isStepValid(step, answers)
        ? { view: 'generating', answers, made, request: action.request }
        : state;
    default:
      return state;
  }
}

function generating(
  state: BuilderState & { view: 'generating' },
  action: BuilderAction,
): BuilderState {
  const { answers, request, made } = state;
  if (action.type === 'arrived' && action.request === request) return { ...state, arrived: true };
  if (action.type === 'generated' && action.request === request)
    return {
      view: 'result',
      answers,
      script: action.script,
      // Undo leads back to what it takes the place of, with all that was edited there.
      history: made ? [...made.history, made.script] : [],
    };
  if (action.type === 'failed' && action.request === request)
    return { view: 'wizard', answers, made, step: LAST_STEP, error: action.error };
  return state;
}

/** With a change by hand; what cannot be taken over stays under the visitor's hands, with the reason. */
function withHandChange(state: ResultState, change: HandChange): ResultState {
  const script = changedByHand(state.script, change);
  if (script === state.script) return { ...state, draft: undefined, problem: undefined };
  const problem = tooMuch(script);
  if (problem) return { ...state, problem };
  const history = [...state.history, state.script];
  return { ...state, script, history, draft: undefined, problem: undefined };
}

/** With what is being written taken over, as far as it can be. */
export function settled(state: ResultState): ResultState {
  const { draft } = state;
  if (!draft) return state;
  const { id, place, text } = draft;
  return withHandChange(
    state,
    id === undefined ? { kind: 'add', place, text } : { kind: 'write', id, text },
  );
}

/** The last change is the one that is being written. */
function isWriting(state: ResultState) {
  const after = settled(state);
  return after.script !== state.script || after.problem !== undefined;
}

/** Undo Last Change has something to take back. */
export const canUndo = (state: ResultState) => state.history.length > 0 || isWriting(state);

function undone(state: ResultState): ResultState {
  const alone = { ...state, draft: undefined, problem: undefined, gap: undefined };
  if (isWriting(state)) return alone;
  const script = state.history.at(-1);
  return script ? { ...alone, script, history: state.history.slice(0, -1) } : state;
}

function draftOf(
  { script }: ResultState,
  action: { id: string } | { place: string },
): LineDraft | undefined {
  if ('place' in action) return { place: action.place, text: '' };
  const part = partsOf(script).find(({ lines }) => lines.some(({ id }) => id === action.id));
  const line = part?.lines.find(({ id }) => id === action.id);
  return part && line && { id: action.id, place: part.place, text: line.text };
}

/** What a visitor does with own hands; one change at a time, so nothing while another is under way. */
function byHand(state: ResultState, action: BuilderAction): ResultState {
  switch (action.type) {
    case 'edit':
    case 'add': {
      const before = settled(state);
      return before.problem
        ? before
        : { ...before, gap: undefined, draft: draftOf(before, action) };
    }
    case 'write':
      return state.draft
        ? { ...state, problem: undefined, draft: { ...state.draft, text: action.text } }
        : state;
    case 'save': {
      const { id = '', text = '' } = state.draft ?? {};
      // A line that was emptied is taken away like any other, and can be put back.
      return id && !text.trim() ? byHand(state, { type: 'remove', id }) : settled(state);
    }
    case 'cancel':
      return { ...state, draft: undefined, problem: undefined };
    case 'remove': {
      const part = partsOf(state.script).find(({ lines }) =>
        lines.some(({ id }) => id === action.id),
      );
      const after = withHandChange(state, { kind: 'remove', id: action.id });
      if (!part || after.script === state.script) return after;
      const at = part.lines.findIndex(({ id }) => id === action.id);
      return { ...after, gap: { place: part.place, at } };
    }
    case 'move': {
      const after = withHandChange(state, { kind: 'move', id: action.id, by: action.by });
      if (after.script === state.script) return { ...state, problem: after.problem };
      const { draft } = state;
      const id = idAfterMove(action.id, action.by);
      const place = partsOf(after.script).find(({ lines }) =>
        lines.some((line) => line.id === id),
      )?.place;
      return {
        ...after,
        draft: draft?.id === action.id && place ? { ...draft, id, place } : draft,
      };
    }
    default:
      return state;
  }
}

function result(state: ResultState, action: BuilderAction): BuilderState {
  const { script, history, refining } = state;
  switch (action.type) {
    case 'refined':
      return action.request === refining
        ? { ...state, script: action.script, history: [...history, script], refining: undefined }
        : state;
    case 'refine-failed':
      return action.request === refining ? { ...state, refining: undefined } : state;
    default:
  }
  if (refining !== undefined) return state;
  switch (action.type) {
    case 'refine': {
      const before = settled(state);
      return before.problem ? before : { ...before, gap: undefined, refining: action.request };
    }
    case 'undo':
      return undone(state);
    default:
      return byHand(state, action);
  }
}

/** The next state. An action that does not belong to the view it comes in changes nothing. */
export function builderReducer(state: BuilderState, action: BuilderAction): BuilderState {
  if (action.type === 'restart') return START;
  if (action.type === 'go') {
    if (action.to === placeOf(state)) return state;
    const shown = state.view === 'result' ? settled(state) : undefined;
    // A line that cannot be taken over is still open when the visitor comes back.
    const made = shown
      ? { script: shown.script, history: shown.history, draft: shown.draft }
      : (state as { made?: Made }).made;
    return atPlace(state.answers, made, action.to);
  }
  if (state.view === 'wizard') return wizard(state, action);
  return state.view === 'generating' ? generating(state, action) : result(state, action);
}
