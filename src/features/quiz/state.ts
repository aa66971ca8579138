import { RESULT_STAGE } from '../tools/stage.tsx';
import { STORAGE_KEYS } from '../tools/storage-keys.ts';
import type { ToolDefinition } from '../tools/tool-store.ts';
import {
  type Answers,
  firstUnanswered,
  type QuestionId,
  readAnswers,
  type ScoredQuestion,
} from './scoring.ts';

/** Where a visitor is in the quiz: at a question (index from 0), or at the result, which has every answer. */
export type QuizState =
  | { view: 'question'; index: number; answers: Answers }
  | { view: 'result'; answers: Answers };

export type QuizAction =
  | { type: 'choose'; question: QuestionId; value: string }
  | { type: 'next' }
  | { type: 'back' };

/** Name of the question's number in the address, from 1. */
const QUESTION = 'question';
/** Raised when the form of saved answers changes. */
const VERSION = 1;

const START: QuizState = { view: 'question', index: 0, answers: {} };

/** The state a visitor can be in with these answers. `wanted` is a question from 0; by default the result. */
function reachable(
  questions: readonly ScoredQuestion[],
  answers: Answers,
  wanted = questions.length,
): QuizState {
  const index = Math.min(wanted, firstUnanswered(questions, answers));
  return index === questions.length
    ? { view: 'result', answers }
    : { view: 'question', index, answers };
}

function reduce(
  questions: readonly ScoredQuestion[],
  state: QuizState,
  action: QuizAction,
): QuizState {
  if (state.view === 'result') return state;
  if (action.type === 'next') {
    const place = reachable(questions, state.answers, state.index + 1);
    return place.view === 'result' || place.index > state.index ? place : state;
  }
  if (action.type === 'choose')
    return { ...state, answers: { ...state.answers, [action.question]: action.value } };
  return state.index > 0 ? { ...state, index: state.index - 1 } : state;
}

/** "#structured-data=full&…&question=2"; a result names no question; "" for the untouched start. */
function encode(questions: readonly ScoredQuestion[], state: QuizState): string {
  const fields = questions.flatMap(({ id }) => {
    const value = state.answers[id];
    return value === undefined ? [] : [[id, value]];
  });
  if (state.view === 'question' && (fields.length > 0 || state.index > 0))
    fields.push([QUESTION, String(state.index + 1)]);
  const text = new URLSearchParams(fields).toString();
  return text && `#${text}`;
}

/** Wrong values count as no answer. Undefined for a hash that is not the quiz's, such as a footnote's. */
function decode(questions: readonly ScoredQuestion[], hash: string): QuizState | undefined {
  const fields = new URLSearchParams(hash.replace(/^#/, ''));
  const known = [...questions.map(({ id }) => id as string), QUESTION];
  if (!known.some((name) => fields.has(name))) return undefined;
  const answers = readAnswers(questions, Object.fromEntries(fields)) ?? {};
  const number = Number(fields.get(QUESTION));
  const exists = Number.isInteger(number) && number >= 1 && number <= questions.length;
  return reachable(questions, answers, exists ? number - 1 : undefined);
}

const hasAnswers = ({ answers }: QuizState) => Object.keys(answers).length > 0;

/** The quiz for the tool engine: answers are in the address and saved, each question is a step. */
export const quizTool = (
  questions: readonly ScoredQuestion[],
): ToolDefinition<QuizState, QuizAction, Answers> => ({
  storageKey: STORAGE_KEYS.quiz,
  version: VERSION,
  initial: START,
  reduce: (state, action) => reduce(questions, state, action),
  effectOf: ({ type }) =>
    type === 'choose'
      ? { history: 'replace', saves: true, when: 'afterPaint' }
      : { history: 'step', saves: false, when: 'afterPaint' },
  encode: (state) => encode(questions, state),
  decode: ({ hash }) => decode(questions, hash),
  toSaved: (state) => (hasAnswers(state) ? state.answers : undefined),
  readSaved: (value) => readAnswers(questions, value),
  fromSaved: (answers) => reachable(questions, answers),
  viewOf: (state) => (state.view === 'result' ? RESULT_STAGE : questions[state.index]?.id),
  // Back does not lose what was answered later.
  travel: (current, entry) =>
    reachable(
      questions,
      { ...entry.answers, ...current.answers },
      entry.view === 'question' ? entry.index : undefined,
    ),
});
