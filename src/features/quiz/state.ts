import {
  type Answers,
  firstUnanswered,
  type QuestionId,
  readAnswers,
  type ScoredQuestion,
} from './scoring.ts';

/** Where a visitor is in the quiz: at a question (place from 0), or at the result, which has every answer. */
export type QuizState =
  | { view: 'question'; index: number; answers: Answers }
  | { view: 'result'; answers: Answers };

export const START: QuizState = { view: 'question', index: 0, answers: {} };

/** Name of the question's number in the address, from 1. */
const QUESTION = 'question';

/** The place a visitor can be at with these answers. A wanted question is from 0; without one the furthest place. */
export function reachablePlace(
  questions: readonly ScoredQuestion[],
  answers: Answers,
  wanted?: number,
): QuizState {
  const furthest = firstUnanswered(questions, answers);
  if (wanted === undefined && furthest === questions.length) return { view: 'result', answers };
  return {
    view: 'question',
    index: Math.min(wanted ?? furthest, furthest, questions.length - 1),
    answers,
  };
}

/** Address hash of a place: "#structured-data=full&…&question=2"; a result names no question; "" for the untouched start. */
export function writeAddress(questions: readonly ScoredQuestion[], place: QuizState): string {
  const answered = questions.flatMap(({ id }) => {
    const value = place.answers[id];
    return value === undefined ? [] : [[id, value]];
  });
  if (place.view === 'question' && (answered.length > 0 || place.index > 0))
    answered.push([QUESTION, String(place.index + 1)]);
  const text = new URLSearchParams(answered).toString();
  return text && `#${text}`;
}

/**
 * What an address hash (with its "#") says of the quiz: answers that exist, and the question asked for, from 0 and only if
 * there is one; undefined for a hash that is not the quiz's, such as a footnote's. Wrong values count as no answer.
 */
export function readAddress(
  questions: readonly ScoredQuestion[],
  hash: string,
): { answers: Answers; wanted: number | undefined } | undefined {
  const fields = new URLSearchParams(hash.replace(/^#/, ''));
  const known = [...questions.map(({ id }) => id as string), QUESTION];
  if (hash.length > 1 && !known.some((name) => fields.has(name))) return undefined;
  const answers = readAnswers(questions, Object.fromEntries(fields)) ?? {};
  const number = Number(fields.get(QUESTION));
  const exists = Number.isInteger(number) && number >= 1 && number <= questions.length;
  return { answers, wanted: exists ? number - 1 : undefined };
}

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
      return state.view === 'question' && state.index > 0
        ? { ...state, index: state.index - 1 }
        : state;
  }
}
