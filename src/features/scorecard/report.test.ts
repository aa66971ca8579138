import { expect, test } from 'vitest';
import { type KnownFacts, SAMPLE_FACTS } from './profile-facts.ts';
import {
  allFacts,
  countFrom,
  factsOf,
  originLine,
  sampleReport,
  sourceLabel,
  sourceOf,
} from './report.ts';
import { SCORECARD_WORDS } from './words.ts';

const SAMPLE = sampleReport('Cole');
const READING = {
  placeId: 'ChIJ-0123456789',
  name: 'Cole',
  address: '',
  mapsUrl: 'https://maps.google.com/?cid=1',
  credits: [],
  found: { reviewCount: 8, hasWebsite: true, hasHours: true },
};
const { hasPosts, ...SIX } = SAMPLE_FACTS;

test('a figure that was put in stands before one that was read, also 0 and no', () => {
  const report = { ...SAMPLE, reading: READING, own: { photoCount: 0, hasWebsite: false } };
  expect(factsOf(report)).toEqual({ ...SAMPLE_FACTS, photoCount: 0, hasWebsite: false });
  expect([sourceOf('photos', report), sourceOf('reviews', report)]).toEqual(['yours', 'google']);
});

test('once one was put in, none that chance has drawn counts; one that is taken out again gives way to it', () => {
  const report = { ...SAMPLE, own: { photoCount: 0, hasWebsite: false } };
  expect(factsOf(report)).toEqual({ photoCount: 0, hasWebsite: false });
  expect([sourceOf('photos', report), sourceOf('reviews', report)]).toEqual(['yours', undefined]);
  expect([countFrom('yours', report), countFrom('simulated', report)]).toEqual([2, 0]);
  const without = { ...SAMPLE, own: { photoCount: undefined } };
  expect([allFacts(without), sourceOf('photos', without)]).toEqual([SAMPLE_FACTS, 'simulated']);
});

test('as long as one is missing there are not all', () => {
  const report = { businessName: '', found: {}, own: { ...SAMPLE_FACTS, hasHours: undefined } };
  expect([allFacts(report), sourceOf('hours', report), countFrom(undefined, report)]).toEqual([
    undefined,
    undefined,
    1,
  ]);
});

// Whoever opens a link is not told that its figures are theirs.
test.each<[KnownFacts, KnownFacts, boolean, string]>([
  [{}, SAMPLE_FACTS, false, SCORECARD_WORDS.simulated],
  [{}, SAMPLE_FACTS, true, SCORECARD_WORDS.simulated],
  [{}, {}, false, 'None of the seven figures is in yet. Nothing is read from Google.'],
  [
    { photoCount: 3 },
    SAMPLE_FACTS,
    false,
    '1 of the seven figures is yours. None was read from Google.',
  ],
  [SIX, {}, false, '6 of the seven figures are yours. None was read from Google.'],
  [SAMPLE_FACTS, {}, true, 'All seven figures come from the link. None was read from Google.'],
  [
    { photoCount: 3 },
    SAMPLE_FACTS,
    true,
    '1 of the seven figures was put in by whoever made this link. None was read from Google.',
  ],
])('own %o, found %o, by a link %s: %s', (own, found, isLinked, line) =>
  expect(originLine({ businessName: 'Cole', found, own }, isLinked)).toBe(line),
);

test.each<[KnownFacts, string]>([
  [{}, '4 of the seven figures were read from Google Maps. Please look up the 3 that are missing.'],
  [
    { profileCompleteness: 90, hasPosts: true },
    '4 of the seven figures were read from Google Maps, 2 are yours. Please look up the one that is missing.',
  ],
  [
    { profileCompleteness: 90, hasPosts: true, hasDescription: true, hasHours: true },
    '3 of the seven figures were read from Google Maps, 4 are yours.',
  ],
  [SAMPLE_FACTS, 'All seven figures are yours. None was read from Google.'],
])('what was read is told from what was put in: %o', (own, line) => {
  const { photoCount, reviewCount, hasWebsite, hasHours } = SAMPLE_FACTS;
  const found = { photoCount, reviewCount, hasWebsite, hasHours };
  expect(originLine({ businessName: 'Cole', found, own, reading: READING }, false)).toBe(line);
});

test.each([
  ['yours', true, 'put in'],
  ['yours', false, 'yours'],
  ['simulated', true, 'simulated'],
] as const)('at a row: %s, by a link %s, is "%s"', (source, isLinked, label) =>
  expect(sourceLabel(source, isLinked)).toBe(label),
);
