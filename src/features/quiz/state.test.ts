import { describe, expect, test } from 'vitest';
import type { ScoredQuestion } from './answers.ts';
import { QUESTION_IDS } from './questions.ts';
import { type QuizAction, type QuizState, reduce, START } from './state.ts';

const questions: ScoredQuestion[] = QUESTION_IDS.map((id) => ({
  id,
  options: [
    { value: 'none', points: 0 },
    { value: 'full', points: 20 },
  ],
}));
const following = (state: QuizState, ...actions: QuizAction[]) =>
  actions.reduce((now, action) => reduce(now, action, questions), state);
const choose = (place: number, value = 'full'): QuizAction => ({
  type: 'choose',
  question: QUESTION_IDS[place] ?? 'structured-data',
  value,
});
const next: QuizAction = { type: 'next' };
const back: QuizAction = { type: 'back' };
const whole = QUESTION_IDS.flatMap((_, place) => [choose(place), next]);
const allFull = Object.fromEntries(QUESTION_IDS.map((id) => [id, 'full']));

test('the quiz starts at the first question without answers', () => {
  expect(START).toEqual({ view: 'question', index: 0, answers: {} });
});

describe('choosing', () => {
  test('stores the answer and stays', () => {
    expect(following(START, choose(0))).toEqual({
      view: 'question',
      index: 0,
      answers: { 'structured-data': 'full' },
    });
  });
  test('replaces an earlier answer', () => {
    expect(following(START, choose(0), choose(0, 'none')).answers).toEqual({ 'structured-data': 'none' });
  });
  test('changes nothing on the result', () => {
    const result = following(START, ...whole);
    expect(reduce(result, choose(0, 'none'), questions)).toBe(result);
  });
});

describe('next', () => {
  test('does nothing without an answer', () => expect(reduce(START, next, questions)).toBe(START));
  test('does nothing with an answer that is no option', () => {
    const state = following(START, choose(0, 'perhaps'));
    expect(reduce(state, next, questions)).toBe(state);
  });
  test('goes to the next question', () => {
    expect(following(START, choose(0), next)).toMatchObject({ view: 'question', index: 1 });
  });
  test('shows the result after the last question', () => {
    expect(following(START, ...whole)).toEqual({ view: 'result', answers: allFull });
  });
  test('does nothing on the last question without an answer', () => {
    const last = following(START, ...whole.slice(0, -2));
    expect(last).toMatchObject({ index: 4 });
    expect(reduce(last, next, questions)).toBe(last);
  });
  test('does nothing on the result', () => {
    const result = following(START, ...whole);
    expect(reduce(result, next, questions)).toBe(result);
  });
});

describe('back', () => {
  test('does nothing on the first question', () => expect(reduce(START, back, questions)).toBe(START));
  test('goes one question back and keeps the answers', () => {
    expect(following(START, choose(0), next, choose(1, 'none'), back)).toEqual({
      view: 'question',
      index: 0,
      answers: { 'structured-data': 'full', 'faq-content': 'none' },
    });
  });
  test('does nothing on the result', () => {
    const result = following(START, ...whole);
    expect(reduce(result, back, questions)).toBe(result);
  });
});

test('retake clears result, answers and place', () => {
  expect(following(START, ...whole, { type: 'retake' })).toEqual(START);
  expect(following(START, choose(0), next, { type: 'retake' })).toEqual(START);
});

describe('an address', () => {
  test('with every answer leads to the result', () => {
    expect(following(START, { type: 'arrive', answers: allFull, wanted: undefined })).toEqual({
      view: 'result',
      answers: allFull,
    });
  });
  test('with some leads as far as they reach', () => {
    expect(following(START, { type: 'arrive', answers: { 'structured-data': 'none' }, wanted: 4 })).toEqual({
      view: 'question',
      index: 1,
      answers: { 'structured-data': 'none' },
    });
  });
});
