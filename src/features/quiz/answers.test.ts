import { expect, test } from 'vitest';
import { firstUnanswered, percentComplete, pointsOf, type ScoredQuestion } from './answers.ts';
import { QUESTION_IDS } from './questions.ts';

const questions: ScoredQuestion[] = QUESTION_IDS.map((id) => ({
  id,
  options: [
    { value: 'none', points: 0 },
    { value: 'full', points: 20 },
  ],
}));

test('the ids of the five questions', () => {
  expect(QUESTION_IDS).toEqual([
    'structured-data',
    'faq-content',
    'content-depth',
    'local-optimization',
    'technical-seo',
  ]);
});

test.each([
  [0, 20],
  [1, 40],
  [2, 60],
  [3, 80],
  [4, 100],
])('question %d of five is %d%% of the way', (index, percent) => {
  expect(percentComplete(index, 5)).toBe(percent);
});
test('a percentage is rounded', () => {
  expect([percentComplete(0, 3), percentComplete(1, 3)]).toEqual([33, 67]);
});

test('points of an answer; none without one', () => {
  const [first] = questions;
  if (!first) throw new Error('no question');
  expect(pointsOf(first, { 'structured-data': 'full' })).toBe(20);
  expect(pointsOf(first, { 'structured-data': 'none' })).toBe(0);
  expect(pointsOf(first, {})).toBe(0);
});

test('the first question without a valid answer', () => {
  expect(firstUnanswered(questions, {})).toBe(0);
  expect(firstUnanswered(questions, { 'structured-data': 'none' })).toBe(1);
  expect(firstUnanswered(questions, { 'structured-data': 'full', 'content-depth': 'full' })).toBe(1);
  expect(firstUnanswered(questions, { 'structured-data': 'no such value' })).toBe(0);
  expect(firstUnanswered(questions, Object.fromEntries(QUESTION_IDS.map((id) => [id, 'full'])))).toBe(5);
});
