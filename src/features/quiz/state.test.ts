import { expect, test } from 'vitest';
import type { Answers } from './scoring.ts';
import { QUESTION_IDS } from './scoring.ts';
import { type QuizAction, type QuizState, quizTool } from './state.ts';

const OPTIONS = ['none', 'partial', 'full'].map((value) => ({ value }));
const QUESTIONS = QUESTION_IDS.map((id) => ({ id, options: OPTIONS }));
const tool = quizTool(QUESTIONS);
const ALL_PARTIAL = Object.fromEntries(QUESTION_IDS.map((id) => [id, 'partial']));
const REPLACED = { ...ALL_PARTIAL, 'structured-data': 'full' };
const ALL_HASH =
  '#structured-data=partial&faq-content=partial&content-depth=partial&local-optimization=partial&technical-seo=partial';
const TWO_ANSWERS: Answers = { 'structured-data': 'full', 'faq-content': 'none' };
const stateAt = (index: number, answers: Answers = {}): QuizState => ({ index, answers });
const RESULT = stateAt(QUESTIONS.length, ALL_PARTIAL);
const chooseAction = (value: string) =>
  ({ type: 'choose', question: 'structured-data', value }) as const;
const FIRST: Answers = { 'structured-data': 'full' };
const decode = (hash: string) => tool.decode({ hash, search: '' });

test.each<[string, QuizState, QuizAction, QuizState]>([
  ['choosing an answer', stateAt(0), chooseAction('full'), stateAt(0, FIRST)],
  ['choosing another answer', stateAt(0, ALL_PARTIAL), chooseAction('full'), stateAt(0, REPLACED)],
  ['next after an answer', stateAt(0, TWO_ANSWERS), { type: 'next' }, stateAt(1, TWO_ANSWERS)],
  ['next after the last question', stateAt(4, ALL_PARTIAL), { type: 'next' }, RESULT],
  ['back', stateAt(1, TWO_ANSWERS), { type: 'back' }, stateAt(0, TWO_ANSWERS)],
])('%s leads to the expected question and answers', (_, state, action, expected) =>
  expect(tool.reduce(state, action)).toEqual(expected),
);

test.each<[string, QuizState, QuizAction]>([
  ['next without an answer', stateAt(0), { type: 'next' }],
  ['back at the first question', stateAt(0, TWO_ANSWERS), { type: 'back' }],
  ['an answer to a result', RESULT, chooseAction('none')],
])('%s changes nothing', (_, state, action) => expect(tool.reduce(state, action)).toBe(state));

test('the browser’s Back keeps the answers of later questions', () =>
  expect(tool.afterHistoryMove?.(RESULT, stateAt(1, TWO_ANSWERS))).toEqual(
    stateAt(1, ALL_PARTIAL),
  ));

test.each<[string, QuizState | undefined]>([
  [ALL_HASH, RESULT],
  [`${ALL_HASH}&question=2`, stateAt(1, ALL_PARTIAL)],
  ['#structured-data=full&faq-content=none&question=2', stateAt(1, TWO_ANSWERS)],
  ['#structured-data=full&faq-content=perhaps', stateAt(1, FIRST)],
  ['#claim-rating', undefined],
  ['', undefined],
])('the address %s is read as its question and answers', (hash, expected) =>
  expect(decode(hash)).toEqual(expected),
);
