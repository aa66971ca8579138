import { expect, test } from 'vitest';
import { SAMPLE_FACTS } from './profile-facts.ts';
import { allFacts, countFrom, factsOf, sampleReport, sourceOf } from './report.ts';

const SAMPLE = sampleReport('Cole');

const READING = {
  placeId: 'ChIJ-0123456789',
  name: 'Cole',
  address: '',
  mapsUrl: 'https://maps.google.com/?cid=1',
  credits: [],
  found: { reviewCount: 8, hasWebsite: true, hasHours: true },
};

test('a figure that was put in stands before one that was read, also 0 and no', () => {
  const report = { ...SAMPLE, reading: READING, own: { photoCount: 0, hasWebsite: false } };
  expect(factsOf(report)).toEqual({ ...SAMPLE_FACTS, photoCount: 0, hasWebsite: false });
  expect([sourceOf('photos', report), sourceOf('reviews', report)]).toEqual(['yours', 'google']);
});

test('once one was put in, none that chance has drawn counts', () => {
  const report = { ...SAMPLE, own: { photoCount: 0, hasWebsite: false } };
  expect(factsOf(report)).toEqual({ photoCount: 0, hasWebsite: false });
  expect([sourceOf('photos', report), sourceOf('reviews', report)]).toEqual(['yours', undefined]);
  expect([countFrom('yours', report), countFrom('simulated', report)]).toEqual([2, 0]);
});

test('one that is taken out again gives way to it', () => {
  const report = { ...SAMPLE, own: { photoCount: undefined } };
  expect([allFacts(report), sourceOf('photos', report)]).toEqual([SAMPLE_FACTS, 'simulated']);
});

test('as long as one is missing there are not all', () => {
  const report = { businessName: '', found: {}, own: { ...SAMPLE_FACTS, hasHours: undefined } };
  expect([allFacts(report), sourceOf('hours', report), countFrom(undefined, report)]).toEqual([
    undefined,
    undefined,
    1,
  ]);
});
