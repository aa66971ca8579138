import { describe, expect, test } from 'vitest';
import { inContent } from '../../../tests/support/content-in-use.ts';
import { readContentFile } from '../../content/read-content.ts';
import { quizSchema } from './schema.ts';
import {
  type Answers,
  LEVELS,
  levelOf,
  levelRange,
  percentComplete,
  recommendationsFor,
  scoreOf,
} from './scoring.ts';

const page = readContentFile(inContent('tools/ai-seo-quiz.yaml'), quizSchema, 'Northbar').data;
const { questions, upkeep, levels, scoring } = page;

const answersWorth = (points: readonly number[]): Answers =>
  Object.fromEntries(
    questions.map(({ id, options }, index) => [
      id,
      options.find((option) => option.points === points[index])?.value ?? '',
    ]),
  );

test.each([
  [0, 5, 20],
  [4, 5, 100],
  [1, 3, 67],
])('question %d of %d is %d%% of the way', (index, count, percent) =>
  expect(percentComplete(index, count)).toBe(percent),
);

test.each([
  [100, 'Excellent', 4],
  [80, 'Excellent', 4],
  [79, 'Good Start', 5],
  [50, 'Good Start', 5],
  [49, 'Needs Attention', 6],
  [0, 'Needs Attention', 6],
])('%d%% is %s with %d recommendations', (score, name, recommendations) =>
  expect(levelOf(score)).toMatchObject({ name, recommendations }),
);

test('levels have ranges without a gap, and a color and an icon of their own', () => {
  expect(LEVELS.map(levelRange)).toEqual(['80-100%', '50-79%', 'Below 50%']);
  expect(new Set(LEVELS.map(({ color }) => color)).size).toBe(3);
  expect(new Set(LEVELS.map(({ icon }) => icon)).size).toBe(3);
});

test.each([
  [[20, 20, 20, 20, 20], 100],
  [[20, 20, 20, 10, 10], 80],
  [[0, 0, 0, 0, 0], 0],
])('the score of %j is %d%%', (points, score) =>
  expect(scoreOf(questions, answersWorth(points))).toBe(score),
);

test('a question without an answer, or with an unknown one, counts as 0', () => {
  expect(scoreOf(questions, {})).toBe(0);
  expect(
    scoreOf(questions, { ...answersWorth([20, 20, 20, 20, 20]), 'faq-content': 'perhaps' }),
  ).toBe(80);
});

type Result = {
  points: readonly number[];
  score: number;
  level: (typeof LEVELS)[number];
  list: ReturnType<typeof recommendationsFor>;
  /** The question of each place, or "upkeep". */
  about: string[];
};
function resultOf(points: readonly number[]): Result {
  const answers = answersWorth(points);
  const list = recommendationsFor(questions, answers, upkeep);
  const score = scoreOf(questions, answers);
  return {
    points,
    score,
    level: levelOf(score),
    list,
    about: list.map(({ about }) => about ?? 'upkeep'),
  };
}

test.each([
  [
    'the weakest answers first, among equals what the rest depends on',
    [10, 0, 20, 10, 0],
    [
      'technical-seo',
      'faq-content',
      'local-optimization',
      'structured-data',
      'technical-seo',
      'faq-content',
    ],
  ],
  [
    'upkeep after what the answers need',
    [20, 20, 10, 20, 20],
    ['content-depth', 'upkeep', 'upkeep', 'upkeep'],
  ],
  [
    'upkeep alone where nothing is weak',
    [20, 20, 20, 20, 20],
    ['upkeep', 'upkeep', 'upkeep', 'upkeep'],
  ],
])('the order is %s', (_, points, order) => expect(resultOf(points).about).toEqual(order));

/** All 243 ways to answer, each as the points of its five answers. */
const everyResult = questions
  .reduce<number[][]>(
    (results) => results.flatMap((points) => [0, 10, 20].map((next) => [...points, next])),
    [[]],
  )
  .map(resultOf);

test('a result has advice on every weak answer and on no strong one, as many pieces as its level has, none twice', () => {
  expect(everyResult).toHaveLength(243);
  for (const { points, level, list, about } of everyResult) {
    const name = points.join(' ');
    const weak = questions.filter((_, index) => points[index] !== 20).map(({ id }) => id);
    expect(list, name).toHaveLength(level.recommendations);
    expect(new Set(list.map(({ title }) => title)).size, name).toBe(list.length);
    expect(new Set(about.filter((each) => each !== 'upkeep')), name).toEqual(new Set(weak));
  }
});

describe('the page is right about every result:', () => {
  const weak = ({ points }: Result) => points.filter((each) => each < 20).length;
  const seconds = ({ points }: Result) => points.filter((each) => each === 0).length;
  const upkeepIn = ({ about }: Result) => about.filter((each) => each === 'upkeep').length;
  const pointsOfPlace = ({ points, about }: Result) =>
    about.map((each) => points[questions.findIndex(({ id }) => id === each)] ?? 20);

  test.each<[string, string, (result: Result) => boolean]>([
    [
      'Each answer that loses points brings a recommendation, the weakest answers first',
      scoring.text,
      (result) => {
        const places = pointsOfPlace(result).slice(0, weak(result));
        const isOncePerAnswer = new Set(result.about.slice(0, weak(result))).size === weak(result);
        return (
          isOncePerAnswer &&
          places.every((each, index) => each < 20 && each >= (places[index - 1] ?? 0))
        );
      },
    ],
    [
      'places left over go to upkeep that every firm needs',
      scoring.text,
      (result) =>
        upkeepIn(result) > 0 === result.score >= 60 &&
        result.about
          .slice(result.about.length - upkeepIn(result))
          .every((each) => each === 'upkeep'),
    ],
    [
      'most or all of what the quiz looks for is in place. What is missing comes first in the list; the rest is upkeep',
      levels.excellent.message,
      (result) =>
        result.level.id !== 'excellent' ||
        (result.score > 50 &&
          weak(result) + seconds(result) + upkeepIn(result) === result.list.length),
    ],
    [
      'Your answers earn at least half of the points, with gaps to close',
      levels['good-start'].message,
      (result) => result.level.id !== 'good-start' || (result.score >= 50 && weak(result) > 0),
    ],
    [
      'Your answers leave more than half of the points open',
      levels['needs-attention'].message,
      (result) => result.level.id !== 'needs-attention' || result.score < 50,
    ],
    [
      'what to do first about each weak answer',
      page.hero.lede,
      (result) => result.list.every(({ first }) => first.length >= 60),
    ],
  ])('“%s”', (words, text, isRight) => {
    expect(text).toContain(words);
    for (const result of everyResult) expect(isRight(result), result.points.join(' ')).toBe(true);
  });

  test('the sum with figures', () => {
    const [, points = '', score, level, count] =
      /answer ([\d, and]+)\. That is (\d+) of 100: ([\w ]+), with (\w+) recommendations/.exec(
        scoring.example,
      ) ?? [];
    const result = resultOf(points.match(/\d+/g)?.map(Number) ?? []);
    expect([result.score, result.level.name]).toEqual([Number(score), level]);
    expect(['four', 'five', 'six'][result.level.recommendations - 4]).toBe(count);
  });
});
