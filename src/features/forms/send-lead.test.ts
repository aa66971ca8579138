import { expect, test, vi } from 'vitest';
import { submissionIds } from './send-lead.ts';
import { submissionSchema } from './submission.ts';

const counted = () => {
  let made = 0;
  return submissionIds(() => `id-${++made}`);
};

test('the same words keep their id', () => {
  const ids = counted();
  expect(ids.idFor({ name: 'Dana' })).toBe('id-1');
  expect(ids.idFor({ name: 'Dana' })).toBe('id-1');
});

test('changed words get another id', () => {
  const ids = counted();
  ids.idFor({ name: 'Dana' });
  expect(ids.idFor({ name: 'Dana W' })).toBe('id-2');
  expect(ids.idFor({ name: 'Dana W' })).toBe('id-2');
});

test('after success the same words are a new request', () => {
  const ids = counted();
  ids.idFor({ name: 'Dana' });
  ids.forget();
  expect(ids.idFor({ name: 'Dana' })).toBe('id-2');
});

test('ids are random UUIDs', () => {
  const uuid = /^[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/;
  expect(submissionIds().idFor({})).toMatch(uuid);
  expect(submissionIds().idFor({})).not.toBe(submissionIds().idFor({}));
});

test('without a secure origin ids are still made, differ and are taken by the server', () => {
  vi.stubGlobal('crypto', { getRandomValues: crypto.getRandomValues.bind(crypto) });
  const submissionId = submissionIds().idFor({});
  expect(submissionIds().idFor({})).not.toBe(submissionId);
  vi.unstubAllGlobals();
  expect(submissionSchema.parse({ submissionId })).toEqual({ submissionId });
});
