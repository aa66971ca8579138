import { expect, test } from 'vitest';
import { SAMPLE_FACTS } from './profile-facts.ts';
import { allFacts, countFrom, factsOf, sampleReport, sourceOf } from './report.ts';

const SAMPLE = sampleReport('Cole');

test('a figure that was put in stands before the one that was found, also 0 and no', () => {
  const report = { ...SAMPLE, own: { photoCount: 0, hasWebsite: false } };
  expect(factsOf(report)).toEqual({ ...SAMPLE_FACTS, photoCount: 0, hasWebsite: false });
  expect([sourceOf('photos', report), sourceOf('reviews', report)]).toEqual(['yours', 'simulated']);
  expect([countFrom('yours', report), countFrom('simulated', report)]).toEqual([2, 5]);
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
