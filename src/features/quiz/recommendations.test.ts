import { describe, expect, test } from 'vitest';
import { inContent } from '../../../tests/support/content-in-use.ts';
import { readContentFile } from '../../content/read-content.ts';
import type { Answers } from './answers.ts';
import { levelOf, scoreOf } from './level.ts';
import { recommendationsFor } from './recommendations.ts';
import { quizSchema } from './schema.ts';

const page = readContentFile(inContent('tools/ai-seo-quiz.yaml'), quizSchema, 'Northbar').data;
const { questions, upkeep, levels, scoring } = page;

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
  test('is the weakest answers first, among equals what the rest depends on', () => {
    expect(subjects([0, 0, 0, 0, 0])).toEqual([
      'technical-seo',
      'faq-content',
      'content-depth',
      'local-optimization',
      'structured-data',
      'technical-seo',
    ]);
    expect(subjects([10, 0, 20, 10, 0])).toEqual([
      'technical-seo',
      'faq-content',
      'local-optimization',
      'structured-data',
      'technical-seo',
      'faq-content',
    ]);
  });
  test('is upkeep after what the answers need', () => {
    expect(subjects([20, 20, 10, 20, 20])).toEqual(['content-depth', 'upkeep', 'upkeep', 'upkeep']);
    expect(subjects([20, 20, 20, 20, 20])).toEqual(['upkeep', 'upkeep', 'upkeep', 'upkeep']);
    expect(subjects([0, 20, 20, 0, 20])).toEqual([
      'local-optimization',
      'structured-data',
      'local-optimization',
      'structured-data',
      'upkeep',
    ]);
  });
});

describe('what the page says holds for every result:', () => {
  type Result = { points: readonly number[]; score: number; level: string; list: string[] };
  const results = everyResult.map((points): Result => {
    const score = scoreOf(questions, answersWorth(points));
    return { points, score, level: levelOf(score).id, list: subjects(points) };
  });
  const weak = ({ points }: Result) => points.filter((each) => each < 20).length;
  const seconds = ({ points }: Result) => points.filter((each) => each === 0).length;
  const upkeepIn = ({ list }: Result) => list.filter((about) => about === 'upkeep').length;
  const pointsOfPlace = ({ points, list }: Result) =>
    list.map((about) => points[questions.findIndex(({ id }) => id === about)] ?? 20);

  test.each<[string, string, (result: Result) => boolean]>([
    [
      'Each answer that loses points brings a recommendation, the weakest answers first',
      scoring.text,
      (result) => {
        const places = pointsOfPlace(result).slice(0, weak(result));
        const isOncePerAnswer = new Set(result.list.slice(0, weak(result))).size === weak(result);
        return (
          isOncePerAnswer && places.every((each, index) => each < 20 && each >= (places[index - 1] ?? 0))
        );
      },
    ],
    [
      'places left over go to upkeep that every firm needs',
      scoring.text,
      (result) =>
        upkeepIn(result) > 0 === result.score >= 60 &&
        result.list.slice(result.list.length - upkeepIn(result)).every((about) => about === 'upkeep'),
    ],
    [
      'most or all of what the quiz looks for is in place. What is missing comes first in the list; the rest is upkeep',
      levels.excellent.message,
      (result) =>
        result.level !== 'excellent' ||
        (result.score > 50 && weak(result) + seconds(result) + upkeepIn(result) === result.list.length),
    ],
    [
      'Your answers earn at least half of the points, with gaps to close',
      levels['good-start'].message,
      (result) => result.level !== 'good-start' || (result.score >= 50 && weak(result) > 0),
    ],
    [
      'Your answers leave more than half of the points open',
      levels['needs-attention'].message,
      (result) => result.level !== 'needs-attention' || result.score < 50,
    ],
    [
      'what to do first about each weak answer',
      page.hero.lede,
      (result) => weak(result) === new Set(result.list.filter((about) => about !== 'upkeep')).size,
    ],
  ])('“%s”', (words, text, holds) => {
    expect(text).toContain(words);
    for (const result of results) expect(holds(result), result.points.join(' ')).toBe(true);
  });

  test('the sum with figures', () => {
    const [, points = '', score, level, count] =
      /answer ([\d, and]+)\. That is (\d+) of 100: ([\w ]+), with (\w+) recommendations/.exec(
        scoring.example,
      ) ?? [];
    const answers = answersWorth(points.match(/\d+/g)?.map(Number) ?? []);
    expect(scoreOf(questions, answers)).toBe(Number(score));
    expect(levelOf(Number(score)).name).toBe(level);
    expect(['four', 'five', 'six'][levelOf(Number(score)).recommendations - 4]).toBe(count);
  });
});

test('every recommendation says what to do first', () => {
  for (const points of everyResult)
    for (const { first } of listFor(points)) expect(first.length).toBeGreaterThanOrEqual(60);
});
