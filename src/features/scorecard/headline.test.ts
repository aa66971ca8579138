import { expect, test } from 'vitest';
import {
  BY_EFFORT,
  BY_LOSS,
  type HeadlineWords,
  headlineParts,
  resultHeadline,
  scorecardHeadline,
} from './headline.ts';
import { type ProfileFacts, SAMPLE_FACTS, SCORECARD_PARTS } from './profile-facts.ts';
import { emptyReport, type Report } from './report.ts';

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
  results: {
    allGood: 'all done',
    allWeak: 'much to do',
    unnamed: 'It',
    sample: 'a sample',
    missing: 'look up',
    some: '{count} in',
  },
};

test('both orders hold every part once', () => {
  for (const order of [BY_EFFORT, BY_LOSS])
    expect([...order].sort()).toEqual([...SCORECARD_PARTS].sort());
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

test.each<[string, Partial<Report>, string]>([
  ['all are simulated', { found: ALL_GOOD }, 'Cole: a sample.'],
  ['none is there', {}, 'Cole: look up.'],
  [
    'some are the visitor’s own',
    { found: ALL_GOOD, own: { photoCount: 3, hasPosts: true } },
    'Cole: 2 in.',
  ],
  ['all are the visitor’s own', { found: NOTHING, own: ALL_GOOD }, 'Cole: all done.'],
  ['nobody has given a name', { own: ALL_GOOD, businessName: '' }, 'It: all done.'],
])('nothing is said of a firm whose figures are chance or not all there: %s', (_, part, headline) =>
  expect(resultHeadline({ ...emptyReport('Cole'), ...part }, WORDS)).toBe(headline),
);
