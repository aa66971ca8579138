import { beforeEach, expect, test, vi } from 'vitest';
import { z } from 'zod';
import { isSample, sampleMark, verifiedSchema } from './parts.ts';

const EVIDENCE = { by: 'Ada Park', on: '2026-01-31', evidence: 'Signed letter, client file 12' };

beforeEach(() => {
  vi.useFakeTimers({ now: new Date('2026-02-01T12:00:00Z') });
});

test.each([
  EVIDENCE,
  { ...EVIDENCE, by: 'Renata Quiroz Bell' },
  { ...EVIDENCE, by: 'Dr. Émile Ørsted' },
  { ...EVIDENCE, on: '2026-02-01' },
])('a complete record is accepted: %j', (value) =>
  expect(verifiedSchema.safeParse(value).success).toBe(true),
);

test.each([
  [true, 'expected who, when and where'],
  ['Ada Park', 'expected who, when and where'],
  [{ ...EVIDENCE, of: 'jfiapchb' }, 'npm run upgrade-content'],
  [{ ...EVIDENCE, by: 'Ada' }, 'first and last'],
  [{ ...EVIDENCE, on: '2026-02-02' }, 'not in the future'],
  [{ ...EVIDENCE, on: '2026-02-30' }, 'expected the day'],
  [{ ...EVIDENCE, on: 'January 2026' }, 'expected the day'],
  [{ ...EVIDENCE, evidence: 'yes' }, 'the place of the evidence'],
  [{ ...EVIDENCE, evidence: undefined }, 'expected string'],
  [{ ...EVIDENCE, note: 'more' }, 'note'],
])('the record %j is refused', (value, message) => {
  const { error } = verifiedSchema.safeParse(value);
  expect(error?.issues.map((issue) => issue.message).join()).toContain(message);
});

test('a marker is true or replaced by a record, and content without a record is a sample', () => {
  const markerSchema = z.strictObject(sampleMark('content is invented'));
  const message = (value: unknown) => markerSchema.safeParse(value).error?.issues[0]?.message;
  expect(message({ sample: false })).toContain('expected true, or in its place verified:');
  expect(message({ sample: true })).toBeUndefined();
  expect(message({ verified: EVIDENCE })).toBeUndefined();
  expect([{ sample: true } as const, {}].map(isSample)).toEqual([true, true]);
  expect(isSample({ sample: true, verified: EVIDENCE })).toBe(true);
  expect(isSample({ verified: EVIDENCE })).toBe(false);
});
