import { type Place, reachablePlace } from './address.ts';
import type { Answers, ScoredQuestion } from './answers.ts';
import type { QuestionId } from './questions.ts';

/** At a question or at the result, with the answers so far. */
export type QuizState = Place;

export const START: QuizState = { view: 'question', index: 0, answers: {} };

export type QuizAction =
  | { type: 'choose'; question: QuestionId; value: string }
  | { type: 'next' }
  | { type: 'back' }
  | { type: 'retake' }
  /** By an address: with its answers, at the question it asks for (from 0) or as far as they reach. */
  | { type: 'arrive'; answers: Answers; wanted: number | undefined };

/** The next state, the same one where the action cannot be taken. */
export function reduce(
  state: QuizState,
  action: QuizAction,
  questions: readonly ScoredQuestion[],
): QuizState {
  switch (action.type) {
    case 'arrive':
      return reachablePlace(questions, action.answers, action.wanted);
    case 'retake':
      return START;
    case 'choose':
      return state.view === 'question'
        ? { ...state, answers: { ...state.answers, [action.question]: action.value } }
        : state;
    case 'next': {
      if (state.view === 'result') return state;
      const next = state.index + 1;
      if (next === questions.length) {
        const place = reachablePlace(questions, state.answers);
        return place.view === 'result' ? place : state;
      }
      const place = reachablePlace(questions, state.answers, next);
      return place.view === 'question' && place.index === next ? place : state;
    }
    case 'back':
      return state.view === 'question' && state.index > 0 ? { ...state, index: state.index - 1 } : state;
  }
}

/** The state for React to follow; `take` says whether an action has changed it. */
export function quizStore(questions: readonly ScoredQuestion[]) {
  const listeners = new Set<() => void>();
  let state = START;
  return {
    state: () => state,
    take(action: QuizAction) {
      const before = state;
      state = reduce(state, action, questions);
      if (state === before) return false;
      for (const listener of listeners) listener();
      return true;
    },
    subscribe(listener: () => void) {
      listeners.add(listener);
      return () => {
        listeners.delete(listener);
      };
    },
  };
}
