import { expect, test } from 'vitest';
import { BY_EFFORT, BY_LOSS, type HeadlineWords, headlineParts, scorecardHeadline } from './headline.ts';
import { type ProfileFacts, SAMPLE_FACTS, SCORECARD_PARTS } from './profile-facts.ts';

const ALL_GOOD: ProfileFacts = {
  profileCompleteness: 100,
  photoCount: 20,
  reviewCount: 50,
  hasWebsite: true,
  hasHours: true,
  hasDescription: true,
  hasPosts: true,
};
const NOTHING: ProfileFacts = {
  profileCompleteness: 0,
  photoCount: 0,
  reviewCount: 0,
  hasWebsite: false,
  hasHours: false,
  hasDescription: false,
  hasPosts: false,
};
const PARTS = Object.fromEntries(
  SCORECARD_PARTS.map((part) => [part, { strong: `good ${part}`, weak: `poor ${part}` }]),
) as HeadlineWords['parts'];
const WORDS = {
  parts: PARTS,
  results: { allGood: 'all done', allWeak: 'much to do', unnamed: 'It', missing: 'one is missing' },
};

test('both orders hold every part once', () => {
  for (const order of [BY_EFFORT, BY_LOSS]) expect([...order].sort()).toEqual([...SCORECARD_PARTS].sort());
});

test.each<[string, ProfileFacts, string | undefined, string | undefined]>([
  [
    'the sample: the lowest of two equals is what a searcher misses first',
    SAMPLE_FACTS,
    'completeness',
    'posts',
  ],
  ['nothing left to do', ALL_GOOD, 'reviews', undefined],
  ['nothing good', NOTHING, undefined, 'reviews'],
  ['reviews take longest to earn', { ...ALL_GOOD, hasWebsite: false }, 'reviews', 'website'],
  ['then photos', { ...ALL_GOOD, reviewCount: 49 }, 'photos', 'reviews'],
  [
    'a warning may stand lower than a bad part',
    { ...ALL_GOOD, reviewCount: 9, hasPosts: false },
    'photos',
    'posts',
  ],
  ['hours alone are good', { ...NOTHING, hasHours: true, reviewCount: 1 }, 'hours', 'website'],
])('%s', (_, facts, best, worst) => expect(headlineParts(facts)).toEqual({ best, worst }));

test.each([
  [SAMPLE_FACTS, 'Cole: good completeness, poor posts.'],
  [ALL_GOOD, 'Cole: all done.'],
  [NOTHING, 'Cole: poor reviews, much to do.'],
])('in words', (facts, headline) => expect(scorecardHeadline('Cole', facts, WORDS)).toBe(headline));

test('without a name, and without all figures', () => {
  expect(scorecardHeadline('', ALL_GOOD, WORDS)).toBe('It: all done.');
  expect(scorecardHeadline('Cole', undefined, WORDS)).toBe('Cole: one is missing.');
});
