import { expect, test } from 'vitest';
import { type KnownFacts, SAMPLE_FACTS } from './profile-facts.ts';
import { originLine, sourceLabel } from './report.ts';
import { SCORECARD_WORDS } from './words.ts';

const READING = {
  placeId: 'ChIJ-0123456789',
  name: 'Cole',
  address: '',
  mapsUrl: 'https://maps.google.com/?cid=1',
  credits: [],
  found: { reviewCount: 8, hasWebsite: true, hasHours: true },
};
const line = (own: KnownFacts, found: KnownFacts = SAMPLE_FACTS, isLinked = false) =>
  originLine({ businessName: 'Cole', found, own }, isLinked);
const { hasPosts, ...SIX } = SAMPLE_FACTS;

test('where all is chance, the documented sentence', () => {
  expect(line({})).toBe(SCORECARD_WORDS.simulated);
  expect(line({}, SAMPLE_FACTS, true)).toBe(SCORECARD_WORDS.simulated);
});

test.each([
  [{ photoCount: 3 }, '1 of the seven figures is yours. None was read from Google.'],
  [SIX, '6 of the seven figures are yours. None was read from Google.'],
  [SAMPLE_FACTS, 'All seven figures are yours. None was read from Google.'],
])('with figures of the visitor: %o', (own, expected) => expect(line(own)).toBe(expected));

test('a figure that is missing is nobody’s', () => {
  expect(line(SIX, {})).toBe('6 of the seven figures are yours. None was read from Google.');
  expect(line({}, {})).toBe('None of the seven figures is in yet. Nothing is read from Google.');
});

test('whoever opens a link is not told that its figures are theirs', () => {
  expect(line(SAMPLE_FACTS, {}, true)).toBe(
    'All seven figures come from the link. None was read from Google.',
  );
  expect(line({ photoCount: 3 }, SAMPLE_FACTS, true)).toBe(
    '1 of the seven figures was put in by whoever made this link. None was read from Google.',
  );
  expect([sourceLabel('yours', true), sourceLabel('yours', false)]).toEqual(['put in', 'yours']);
  expect([sourceLabel('simulated', true), sourceLabel(undefined, false)]).toEqual([
    'simulated',
    'please look',
  ]);
});

test.each([
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
])('what was read is told from what was put in: %o', (own, expected) => {
  const { photoCount, reviewCount, hasWebsite, hasHours } = SAMPLE_FACTS;
  const found = { photoCount, reviewCount, hasWebsite, hasHours };
  expect(originLine({ businessName: 'Cole', found, own, reading: READING }, false)).toBe(expected);
});
