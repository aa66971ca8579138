import { STORAGE_KEYS } from '../tools/storage-keys.ts';
import type { ToolDefinition } from '../tools/tool-store.ts';
import { type Answers, chosenOption, QUESTION_IDS, type Question } from './scoring.ts';

/**
 * `index` counts from 0. At the result it is the number of questions, and all questions are
 * answered.
 */
export type QuizState = { index: number; answers: Answers };

export type QuizAction =
  | { type: 'choose'; question: string; value: string }
  | { type: 'next' }
  | { type: 'back' };

const QUESTION_PARAMETER = 'question';
/** Increase this when the format of saved answers changes. */
const SAVED_VERSION = 1;

export function quizTool(
  questions: readonly Question[],
): ToolDefinition<QuizState, QuizAction, Answers> {
  /** Returns the step `target`, or the first unanswered question if it comes earlier. */
  const toReachableStep = (answers: Answers, target = questions.length): QuizState => {
    const firstUnanswered = questions.findIndex(({ id }) => answers[id] === undefined);
    return {
      index: Math.min(target, firstUnanswered === -1 ? questions.length : firstUnanswered),
      answers,
    };
  };
  const readAnswers = (value: unknown): Answers | undefined => {
    const input = Object(value) as Answers;
    const answerEntries = questions.flatMap((question) => {
      const option = chosenOption(question, input);
      return option ? [[question.id, option.value]] : [];
    });
    return answerEntries.length > 0 ? Object.fromEntries(answerEntries) : undefined;
  };

  return {
    storageKey: STORAGE_KEYS.quiz,
    version: SAVED_VERSION,
    initial: { index: 0, answers: {} },
    reduce(state, action) {
      const { index, answers } = state;
      if (index === questions.length) return state;
      if (action.type === 'choose')
        return { index, answers: { ...answers, [action.question]: action.value } };
      const nextState = toReachableStep(
        answers,
        action.type === 'next' ? index + 1 : Math.max(0, index - 1),
      );
      return nextState.index === index ? state : nextState;
    },
    effectOf: ({ type }) => (type === 'choose' ? 'change' : 'step'),
    /** Returns "#structured-data=full&…&question=2"; a result has no question in its address. */
    encode({ index, answers }) {
      const validAnswers = readAnswers(answers);
      if (!validAnswers && index === 0) return '';
      const fields = new URLSearchParams(validAnswers);
      if (index < questions.length) fields.set(QUESTION_PARAMETER, String(index + 1));
      return `#${fields}`;
    },
    decode({ hash }) {
      const fields = Object.fromEntries(new URLSearchParams(hash.slice(1)));
      if (![...QUESTION_IDS, QUESTION_PARAMETER].some((name) => name in fields)) return undefined;
      const questionNumber = Number(fields[QUESTION_PARAMETER]);
      const isQuestionNumber =
        Number.isInteger(questionNumber) &&
        questionNumber >= 1 &&
        questionNumber <= questions.length;
      return toReachableStep(
        readAnswers(fields) ?? {},
        isQuestionNumber ? questionNumber - 1 : undefined,
      );
    },
    toSavedValue: ({ answers }) => readAnswers(answers),
    parseSavedValue: readAnswers,
    fromSavedValue: (answers, linkedState) =>
      toReachableStep(
        answers,
        linkedState && readAnswers(linkedState.answers) ? linkedState.index : undefined,
      ),
    // Back keeps the answers of later questions.
    afterHistoryMove: (current, entry) =>
      toReachableStep({ ...entry.answers, ...current.answers }, entry.index),
  };
}
