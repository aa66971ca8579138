// @vitest-environment happy-dom
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { ENTRY_MAX_CHARS, savedEntry } from './saved-entry.ts';

const KEY = 'some-tool';
const VERSION = 3;
const AT = new Date('2025-11-15T10:00').getTime();

const entry = () =>
  savedEntry(KEY, VERSION, (value) => (typeof value === 'string' ? value : undefined));
const stored = () => localStorage.getItem(KEY);

const refuse = () => {
  throw new DOMException('refused', 'QuotaExceededError');
};
const withStorage = (storage: Partial<Storage>) =>
  vi.spyOn(window, 'localStorage', 'get').mockReturnValue(storage as Storage);

beforeEach(() => {
  localStorage.clear();
  vi.useFakeTimers({ now: AT });
});
afterEach(() => {
  vi.restoreAllMocks();
  vi.useRealTimers();
});

test('what is saved is found by the next page, with its day', () => {
  entry().save('a script');
  vi.setSystemTime('2025-11-22T10:00');
  const next = entry();
  const found = next.find();
  expect(found).toStrictEqual({ savedAt: AT, value: 'a script' });
  if (found) next.restore(found);
  expect(next.status()).toStrictEqual({ kind: 'saved', savedAt: AT, restored: true });
});

test('the same value keeps its day, another one has its own', () => {
  const one = entry();
  one.save('a script');
  vi.setSystemTime(AT + 1000);
  one.save('a script');
  expect(one.status()).toStrictEqual({ kind: 'saved', savedAt: AT, restored: false });
  one.save('another');
  expect(one.status()).toStrictEqual({ kind: 'saved', savedAt: AT + 1000, restored: false });
});

describe('what is damaged, old, huge or none of ours is not read, and goes', () => {
  test.each([
    '',
    'no json',
    'null',
    '[]',
    JSON.stringify({ version: VERSION - 1, at: AT, value: 'old' }),
    JSON.stringify({ version: VERSION, at: 'Tuesday', value: 'when' }),
    JSON.stringify({ version: VERSION, at: '2025-11-15', value: 'when' }),
    JSON.stringify({ version: VERSION, at: 8.64e15 + 1, value: 'after all time' }),
    JSON.stringify({ version: VERSION, at: AT, value: { of: 'another tool' } }),
    JSON.stringify({ version: VERSION, at: AT, value: 'x'.repeat(ENTRY_MAX_CHARS) }),
  ])('%.60s', (text) => {
    localStorage.setItem(KEY, text);
    expect(entry().find()).toBeUndefined();
    expect(stored()).toBeNull();
  });
});

describe('a browser that', () => {
  test('has no room saves nothing, and removes what was saved before', () => {
    const one = entry();
    one.save('before');
    const { length } = localStorage;
    const removed = vi.fn();
    withStorage({ getItem: () => null, setItem: refuse, removeItem: removed });
    one.save('after');
    expect([length, removed.mock.calls, one.status()]).toEqual([1, [[KEY]], { kind: 'refused' }]);
  });
  test('refuses storage is worked in without it', () => {
    withStorage({ getItem: refuse, setItem: refuse, removeItem: refuse });
    const one = entry();
    expect(one.find()).toBeUndefined();
    one.save('something');
    expect(one.status()).toStrictEqual({ kind: 'refused' });
    one.clear();
    expect(one.status()).toStrictEqual({ kind: 'none' });
  });
});
