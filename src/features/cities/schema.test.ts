import { readdirSync } from 'node:fs';
import { expect, test } from 'vitest';
import { inContent } from '../../../tests/support/content-in-use.ts';
import { readContentFile } from '../../content/read-content.ts';
import { aggregateOf } from './ratings.ts';
import { citySchema } from './schema.ts';
import { TAMPA as tampa } from './tampa.fixture.ts';

const FOLDER = inContent('cities');
const read = (file: string) => readContentFile(`${FOLDER}/${file}`, citySchema).data;
const files = readdirSync(FOLDER);
const problems = (change: object) => {
  const result = citySchema.safeParse({ ...tampa, ...change });
  return result.success
    ? []
    : result.error.issues.map(({ path, message }) => `${path.join('.')}: ${message}`);
};

test.each([
  [[5, 4], [], 4.5, 2],
  [[5, 5], [5, 4], 4.75, 4],
  [[4], [4, 5], 4.33, 3],
  [[], [5], 5, 1],
])(
  'reviews %j and testimonials %j come to %d of %i ratings',
  (reviews, testimonials, ratingValue, reviewCount) => {
    const rated = (ratings: readonly number[]) => ratings.map((rating) => ({ rating }));
    expect(aggregateOf({ reviews: rated(reviews), testimonials: rated(testimonials) })).toEqual({
      ratingValue,
      reviewCount,
    });
  },
);

test('a page without ratings has no mean', () => {
  expect(aggregateOf({ reviews: [], testimonials: [] })).toBeUndefined();
});

test('a court is in a town of the map', () => {
  const [court] = tampa.courts;
  expect(problems({ courts: [court, { ...court, town: 'Ocala' }] })).toEqual([
    'courts.1.town: expected a town of map.towns, got "Ocala"',
  ]);
});

test('courts need a map, and a comparison needs reasons', () => {
  expect(problems({ map: undefined })).toEqual(['map: expected the map on which the courts stand']);
  const heading = 'What to ask ==any agency==.';
  const comparison = {
    heading,
    rows: [{ ask: 'Who writes the pages?', answer: 'Those named on them.' }],
  };
  const reasons = [
    { title: 'One county', text: 'We write about the courts that your clients are sent to.' },
  ];
  expect(problems({ comparison })).toEqual([
    'whyChoose: expected the reasons under which the comparison stands',
  ]);
  expect(problems({ comparison, whyChoose: { heading, reasons } })).toEqual([]);
});

test('a city may have no reviews and no testimonials yet', () => {
  expect(problems({ reviews: [], testimonials: [] })).toEqual([]);
});

test('every city has a place of its own', () => {
  expect(new Set(files.map((file) => read(file).order)).size).toBe(files.length);
});
