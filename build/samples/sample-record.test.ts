import { expect, test } from 'vitest';
import { MAX_LISTED_SAMPLES, sampleRecordSchema } from '../../server/serving/sample-gate.ts';
import { sampleRecord } from './find-samples.ts';
import type { Sample } from './kinds.ts';

const samples: Sample[] = [
  { kind: 'brand', file: 'site.yaml', line: 2, what: 'Northbar' },
  { kind: 'review', file: 'cities/tampa.yaml', line: 15, what: 'First Client' },
  ...Array<Sample>(12).fill({ kind: 'claim', file: 'claims.yaml', line: 3, what: '12+, firms' }),
];
const REVIEW = ['Reviews and testimonials', 'cities/tampa.yaml:15', 'First Client'];
const localSite = { siteUrl: 'http://localhost', areSamplesAllowed: true };
const publicSite = { siteUrl: 'https://harbor.law', areSamplesAllowed: true };

test('a record has the count of each kind, the first ten places, and the samples that the law forbids', () => {
  const { count, kinds, first } = sampleRecord(samples, localSite);
  expect(count).toBe(samples.length);
  expect(kinds.reduce((sum, kind) => sum + kind.count, 0)).toBe(count);
  expect(first).toHaveLength(MAX_LISTED_SAMPLES);
  expect(Object.values(first[0] ?? {})).toEqual(REVIEW);
  const titles = new Set(first.map(({ title }) => title));
  expect([...titles]).toEqual(kinds.slice(0, 2).map(({ title }) => title));
});

test('a record is of a preview only if samples are left, allowed, and open to the public', () => {
  expect(sampleRecord(samples, publicSite).preview).toBe(true);
  expect(sampleRecord(samples, localSite).preview).toBe(false);
  expect(sampleRecord(samples, { ...publicSite, areSamplesAllowed: false }).preview).toBe(false);
  expect(sampleRecord([], publicSite)).toEqual({ count: 0, kinds: [], first: [], preview: false });
});

test('a record can be read from JSON, even for a picture, which has no line', () => {
  const logo: Sample = { kind: 'mark', file: 'public/logo.png', what: 'the sample\n picture' };
  const record = sampleRecord([logo], localSite);
  expect(sampleRecordSchema.parse(JSON.parse(JSON.stringify(record)))).toEqual(record);
  const shown = ['Logo and icons', 'public/logo.png', 'the sample picture'];
  expect(Object.values(record.first[0] ?? {})).toEqual(shown);
});
