import { expect, test } from 'vitest';
import { SAMPLE_FACTS } from './profile-facts.ts';
import { partValue } from './status.ts';

const there = { present: 'yes', absent: 'no' };
const WORDS = {
  website: there,
  hours: there,
  description: there,
  posts: { present: 'active', absent: 'none' },
};

test.each([
  ['completeness', {}, '95%'],
  ['photos', {}, '12 of 20'],
  ['photos', { photoCount: 19 }, '19 of 20'],
  ['photos', { photoCount: 20 }, '20'],
  ['reviews', {}, '8 of 50'],
  ['reviews', { reviewCount: 120 }, '120'],
  ['website', {}, 'yes'],
  ['hours', { hasHours: false }, 'no'],
  ['description', {}, 'no'],
  ['posts', {}, 'none'],
  ['posts', { hasPosts: true }, 'active'],
  ['posts', { hasPosts: undefined }, ''],
  ['photos', { photoCount: undefined }, ''],
] as const)('%s %o: %s', (part, facts, text) => {
  expect(partValue(part, { ...SAMPLE_FACTS, ...facts }, WORDS)).toBe(text);
});
