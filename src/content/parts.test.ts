import { beforeEach, expect, test, vi } from 'vitest';
import { z } from 'zod';
import { isSample, sampleMark, verifiedSchema } from './parts.ts';

const RIGHT = { by: 'Ada Park', on: '2026-01-31', evidence: 'Signed letter, client file 12' };

beforeEach(() => {
  vi.useFakeTimers({ now: new Date('2026-02-01T12:00:00Z') });
});

test.each([
  RIGHT,
  { ...RIGHT, by: 'Renata Quiroz Bell' },
  { ...RIGHT, by: 'Dr. Émile Ørsted' },
  { ...RIGHT, on: '2026-02-01' },
])('person, date and evidence in full: %j', (value) =>
  expect(verifiedSchema.safeParse(value).success).toBe(true),
);

test.each([
  [true, 'expected who, when and where'],
  ['Ada Park', 'expected who, when and where'],
  [{ ...RIGHT, of: 'jfiapchb' }, 'npm run upgrade-content'],
  [{ ...RIGHT, by: 'Ada' }, 'first and last'],
  [{ ...RIGHT, on: '2026-02-02' }, 'not in the future'],
  [{ ...RIGHT, on: '2026-02-30' }, 'expected the day'],
  [{ ...RIGHT, on: 'January 2026' }, 'expected the day'],
  [{ ...RIGHT, evidence: 'yes' }, 'the place of the evidence'],
  [{ ...RIGHT, evidence: undefined }, 'expected string'],
  [{ ...RIGHT, note: 'more' }, 'note'],
])('%j is not evidence', (value, message) => {
  const { error } = verifiedSchema.safeParse(value);
  expect(error?.issues.map((issue) => issue.message).join()).toContain(message);
});

test('a marker is true or replaced by evidence, and content without either is a sample', () => {
  const markerSchema = z.strictObject(sampleMark('content is invented'));
  const message = (value: unknown) => markerSchema.safeParse(value).error?.issues[0]?.message;
  expect(message({ sample: false })).toContain('expected true, or in its place verified:');
  expect(message({ sample: true })).toBeUndefined();
  expect(message({ verified: RIGHT })).toBeUndefined();
  expect([{ sample: true } as const, {}].map(isSample)).toEqual([true, true]);
  expect(isSample({ sample: true, verified: RIGHT })).toBe(true);
  expect(isSample({ verified: RIGHT })).toBe(false);
});
