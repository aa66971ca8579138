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

test('ids differ and are taken by the server, also without a secure origin', () => {
  vi.stubGlobal('crypto', { getRandomValues: crypto.getRandomValues.bind(crypto) });
  const made = Array.from({ length: 1000 }, () => submissionIds().idFor({}));
  vi.unstubAllGlobals();
  expect(new Set(made).size).toBe(1000);
  for (const submissionId of made) expect(submissionSchema.parse({ submissionId })).toEqual({ submissionId });
});
