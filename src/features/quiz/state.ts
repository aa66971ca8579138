import { STORAGE_KEYS } from '../tools/storage-keys.ts';
import type { ToolDefinition } from '../tools/tool-store.ts';
import {
  type Answers,
  firstUnansweredIndex,
  type QuestionId,
  readAnswers,
  type ScoredQuestion,
} from './scoring.ts';

/** `index`: the question that shows, from 0; the number of questions at the result, which has every answer. */
export type QuizState = { index: number; answers: Answers };

export type QuizAction =
  | { type: 'choose'; question: QuestionId; value: string }
  | { type: 'next' }
  | { type: 'back' };

/** Name of the question's number in the address, from 1. */
const QUESTION = 'question';
/** A new form of saved answers needs a new version. */
const VERSION = 1;

const hasAnswers = ({ answers }: QuizState) => Object.keys(answers).length > 0;

/** The quiz for the tool engine: answers are in the address and saved, each question is a step. */
export function quizTool(
  questions: readonly ScoredQuestion[],
): ToolDefinition<QuizState, QuizAction, Answers> {
  const known = [...questions.map(({ id }) => id as string), QUESTION];

  /** The state that these answers lead to, at most at `wanted`. */
  const reachable = (answers: Answers, wanted = questions.length): QuizState => ({
    index: Math.min(wanted, firstUnansweredIndex(questions, answers)),
    answers,
  });

  return {
    storageKey: STORAGE_KEYS.quiz,
    version: VERSION,
    initial: { index: 0, answers: {} },
    reduce(state, action) {
      const { index, answers } = state;
      if (index === questions.length) return state;
      if (action.type === 'choose')
        return { index, answers: { ...answers, [action.question]: action.value } };
      const next = reachable(answers, action.type === 'next' ? index + 1 : Math.max(0, index - 1));
      return next.index === index ? state : next;
    },
    effectOf: ({ type }) => (type === 'choose' ? 'change' : 'step'),
    /** "#structured-data=full&…&question=2"; a result names no question; "" for the untouched start. */
    encode({ index, answers }) {
      const fields = questions.flatMap(({ id }) => {
        const value = answers[id];
        return value === undefined ? [] : [[id, value]];
      });
      const isNamed = index < questions.length && (fields.length > 0 || index > 0);
      if (isNamed) fields.push([QUESTION, String(index + 1)]);
      const text = new URLSearchParams(fields).toString();
      return text && `#${text}`;
    },
    /** Wrong values count as no answer. */
    decode({ hash }) {
      const fields = new URLSearchParams(hash.replace(/^#/, ''));
      if (!known.some((name) => fields.has(name))) return undefined;
      const answers = readAnswers(questions, Object.fromEntries(fields)) ?? {};
      const number = Number(fields.get(QUESTION));
      const exists = Number.isInteger(number) && number >= 1 && number <= questions.length;
      return reachable(answers, exists ? number - 1 : undefined);
    },
    toSaved: (state) => (hasAnswers(state) ? state.answers : undefined),
    readSaved: (value) => readAnswers(questions, value),
    fromSaved: (answers, linked) =>
      reachable(answers, linked && hasAnswers(linked) ? linked.index : undefined),
    // Back does not lose what was answered later.
    travel: (current, entry) => reachable({ ...entry.answers, ...current.answers }, entry.index),
  };
}
