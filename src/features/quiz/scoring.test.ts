import { expect, test } from 'vitest';
import { readInUse } from '../../../tests/support/content-in-use.ts';
import { quizSchema } from './schema.ts';
import { type Answers, computeScore, findLevel, recommendationsFor } from './scoring.ts';

const page = readInUse('tools/ai-seo-quiz.yaml', quizSchema);
const { questions, upkeep } = page;

const answersWorth = (points: readonly number[]): Answers =>
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
])('a score of %d%% has the level %s and %d recommendations', (score, name, recommendations) =>
  expect(findLevel(score)).toMatchObject({ name, recommendations }),
);

test('a question with a missing or unknown answer counts as 0', () => {
  expect(computeScore(questions, {})).toBe(0);
  const answers = { ...answersWorth([20, 20, 20, 20, 20]), 'faq-content': 'perhaps' };
  expect(computeScore(questions, answers)).toBe(80);
});

function resultOf(points: readonly number[]) {
  const answers = answersWorth(points);
  const list = recommendationsFor(questions, answers, upkeep);
  const score = computeScore(questions, answers);
  return {
    points,
    score,
    level: findLevel(score),
    list,
    about: list.map((advice) => advice.questionId ?? 'upkeep'),
  };
}

const WEAKEST = ['technical-seo', 'faq-content'];
test.each([
  // The weakest answers come first; equal ones are in the order of ADVICE_ORDER.
  [[10, 0, 20, 10, 0], 40, [...WEAKEST, 'local-optimization', 'structured-data', ...WEAKEST]],
  [[20, 20, 10, 20, 20], 90, ['content-depth', 'upkeep', 'upkeep', 'upkeep']],
  [[20, 20, 20, 20, 20], 100, ['upkeep', 'upkeep', 'upkeep', 'upkeep']],
])('answers worth %j have a score of %d%% and advice about %j', (points, score, about) => {
  expect(resultOf(points)).toMatchObject({ score, about });
});

const everyResult = questions
  .reduce<number[][]>(
    (results) => results.flatMap((points) => [0, 10, 20].map((next) => [...points, next])),
    [[]],
  )
  .map(resultOf);

test('a result has advice on exactly the weak answers, each advice once, in the number of its level', () => {
  expect(everyResult).toHaveLength(243);
  for (const { points, level, list, about } of everyResult) {
    const name = points.join(' ');
    const weak = questions.filter((_, index) => points[index] !== 20).map(({ id }) => id);
    expect(list, name).toHaveLength(level.recommendations);
    expect(new Set(list.map(({ title }) => title)).size, name).toBe(list.length);
    expect(new Set(about.filter((topic) => topic !== 'upkeep')), name).toEqual(new Set(weak));
  }
});
