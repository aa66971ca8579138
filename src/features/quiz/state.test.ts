import { expect, test } from 'vitest';
import { allAnswered, QUESTIONS } from './questions.fixture.ts';
import type { Answers } from './scoring.ts';
import { type QuizAction, type QuizState, quizTool } from './state.ts';

const tool = quizTool(QUESTIONS);
const ALL = allAnswered('partial');
const ALL_HASH =
  '#structured-data=partial&faq-content=partial&content-depth=partial&local-optimization=partial&technical-seo=partial';
const TWO: Answers = { 'structured-data': 'full', 'faq-content': 'none' };
const at = (index: number, answers: Answers = {}): QuizState => ({ index, answers });
const RESULT = at(QUESTIONS.length, ALL);
const choose = (value: string): QuizAction => ({
  type: 'choose',
  question: 'structured-data',
  value,
});
const decode = (hash: string) => tool.decode({ hash, search: '' });

test.each<[string, QuizState, QuizAction, QuizState]>([
  ['an answer is stored', at(0), choose('full'), at(0, { 'structured-data': 'full' })],
  [
    'another answer replaces it',
    at(0, { 'structured-data': 'full' }),
    choose('none'),
    at(0, { 'structured-data': 'none' }),
  ],
  ['next goes on', at(0, TWO), { type: 'next' }, at(1, TWO)],
  ['next shows the result after the last question', at(4, ALL), { type: 'next' }, RESULT],
  ['back changes no answer', at(1, TWO), { type: 'back' }, at(0, TWO)],
])('%s', (_, state, action, expected) => expect(tool.reduce(state, action)).toEqual(expected));

test.each<[string, QuizState, QuizAction]>([
  ['next without an answer', at(0), { type: 'next' }],
  ['next after the result', RESULT, { type: 'next' }],
  ['back at the first question', at(0, TWO), { type: 'back' }],
  ['an answer to a result', RESULT, choose('none')],
])('%s changes nothing', (_, state, action) => expect(tool.reduce(state, action)).toBe(state));

test.each<[string, QuizState | undefined]>([
  [ALL_HASH, RESULT],
  [`${ALL_HASH}&question=2`, at(1, ALL)],
  ['#structured-data=full&faq-content=none&question=2', at(1, TWO)],
  ['#structured-data=full&faq-content=none&question=5', at(2, TWO)],
  ['#structured-data=full&faq-content=perhaps', at(1, { 'structured-data': 'full' })],
  ['#question=9', at(0)],
  ['#claim-rating', undefined],
  ['', undefined],
])('the address %s', (hash, expected) => expect(decode(hash)).toEqual(expected));
