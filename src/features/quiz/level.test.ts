import { describe, expect, test } from 'vitest';
import { inContent } from '../../../tests/support/content-in-use.ts';
import { readContentFile } from '../../content/read-content.ts';
import type { Answers } from './answers.ts';
import { LEVELS, levelOf, levelRange, scoreOf } from './level.ts';
import { quizSchema } from './schema.ts';

const { questions } = readContentFile(inContent('tools/ai-seo-quiz.yaml'), quizSchema, 'Northbar').data;
const answersWorth = (...points: number[]): Answers =>
  Object.fromEntries(
    questions.map(({ id, options }, index) => [
      id,
      options.find((option) => option.points === points[index])?.value ?? '',
    ]),
  );

test.each([
  [100, 'Excellent', 4],
  [80, 'Excellent', 4],
  [79, 'Good Start', 5],
  [50, 'Good Start', 5],
  [49, 'Needs Attention', 6],
  [0, 'Needs Attention', 6],
])('%d%% is %s with %d recommendations', (score, name, recommendations) => {
  expect(levelOf(score)).toMatchObject({ name, recommendations });
});

test('every level has a color and an icon of its own', () => {
  expect(new Set(LEVELS.map(({ color }) => color)).size).toBe(3);
  expect(new Set(LEVELS.map(({ icon }) => icon)).size).toBe(3);
});

test('ranges of the levels leave no gap', () => {
  expect(LEVELS.map(levelRange)).toEqual(['80-100%', '50-79%', 'Below 50%']);
});

describe('the score', () => {
  test.each([
    [[20, 20, 20, 20, 20], 100],
    [[20, 20, 20, 10, 10], 80],
    [[20, 20, 20, 10, 0], 70],
    [[10, 10, 10, 10, 10], 50],
    [[20, 10, 10, 20, 0], 60],
    [[10, 10, 10, 10, 0], 40],
    [[0, 0, 0, 0, 0], 0],
  ])('of %j is %d%%', (points, score) => expect(scoreOf(questions, answersWorth(...points))).toBe(score));

  test('counts a question without an answer, or with an unknown one, as 0', () => {
    expect(scoreOf(questions, {})).toBe(0);
    expect(scoreOf(questions, { ...answersWorth(20, 20, 20, 20, 20), 'faq-content': 'perhaps' })).toBe(80);
  });
});
