import { describe, expect, test } from 'vitest';
import { readContentFile } from '../../content/read-content.ts';
import type { Answers } from './answers.ts';
import { levelOf, scoreOf } from './level.ts';
import { recommendationsFor } from './recommendations.ts';
import { quizSchema } from './schema.ts';

const { questions, upkeep } = readContentFile('content/tools/ai-seo-quiz.yaml', quizSchema, 'Northbar').data;

/** All 243 ways to answer, each as the points of its five answers. */
const everyResult = questions.reduce<number[][]>(
  (results) => results.flatMap((points) => [0, 10, 20].map((next) => [...points, next])),
  [[]],
);
const answersWorth = (points: readonly number[]): Answers =>
  Object.fromEntries(
    questions.map(({ id, options }, index) => [
      id,
      options.find((option) => option.points === points[index])?.value ?? '',
    ]),
  );
const listFor = (points: readonly number[]) => recommendationsFor(questions, answersWorth(points), upkeep);
const subjects = (points: readonly number[]) => listFor(points).map(({ about }) => about ?? 'upkeep');

test('there are 243 results', () => expect(everyResult).toHaveLength(243));

test.each([
  ['Excellent', 4],
  ['Good Start', 5],
  ['Needs Attention', 6],
])('every result that is %s comes with %d recommendations, none of them twice', (name, count) => {
  for (const points of everyResult) {
    if (levelOf(scoreOf(questions, answersWorth(points))).name !== name) continue;
    const titles = listFor(points).map(({ title }) => title);
    expect(titles, points.join(' ')).toHaveLength(count);
    expect(new Set(titles).size, points.join(' ')).toBe(count);
  }
});

test('every weak answer of every result is answered, and no strong one', () => {
  for (const points of everyResult) {
    const weak = questions.filter((_, index) => points[index] !== 20).map(({ id }) => id);
    const about = new Set(listFor(points).flatMap(({ about }) => about ?? []));
    expect([...about].sort(), points.join(' ')).toEqual(weak.sort());
  }
});

describe('the order', () => {
  test('is the weakest answers first, in the order of the questions', () => {
    expect(subjects([10, 0, 20, 10, 0])).toEqual([
      'faq-content',
      'technical-seo',
      'structured-data',
      'local-optimization',
      'faq-content',
      'technical-seo',
    ]);
  });
  test('is upkeep after what the answers need', () => {
    expect(subjects([20, 20, 10, 20, 20])).toEqual(['content-depth', 'upkeep', 'upkeep', 'upkeep']);
    expect(subjects([20, 20, 20, 20, 20])).toEqual(['upkeep', 'upkeep', 'upkeep', 'upkeep']);
    expect(subjects([0, 20, 20, 0, 20])).toEqual([
      'structured-data',
      'local-optimization',
      'structured-data',
      'local-optimization',
      'upkeep',
    ]);
  });
});

test('every recommendation says what to do first', () => {
  for (const points of everyResult)
    for (const { first } of listFor(points)) expect(first.length).toBeGreaterThanOrEqual(60);
});
