// @vitest-environment happy-dom
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { deviceEntry, ENTRY_MAX_CHARS } from './device-entry.ts';

const KEY = 'some-tool';
const VERSION = 3;
const AT = new Date('2025-11-15T10:00').getTime();

const entry = () =>
  deviceEntry(KEY, VERSION, (value) => (typeof value === 'string' ? value : undefined));
const stored = () => localStorage.getItem(KEY);
const put = (value: unknown) => localStorage.setItem(KEY, JSON.stringify(value));
/** Another tab's write, which the browser tells this one of. */
function elsewhere(text: string | null) {
  if (text === null) localStorage.removeItem(KEY);
  else localStorage.setItem(KEY, text);
  dispatchEvent(Object.assign(new Event('storage'), { key: KEY }));
}

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

test('what is kept is found by the next page, with its day', () => {
  entry().keep('a script');
  vi.setSystemTime('2025-11-22T10:00');
  const next = entry();
  const found = next.find();
  expect(found).toEqual({ at: AT, value: 'a script' });
  if (found) next.adopt(found);
  expect(next.mark()).toEqual({ kind: 'kept', at: AT, isBack: true });
});

test('the same value keeps its day, another one has its own', () => {
  const one = entry();
  one.keep('a script');
  vi.setSystemTime(AT + 1000);
  one.keep('a script');
  expect(one.mark()).toEqual({ kind: 'kept', at: AT, isBack: false });
  one.keep('another');
  expect(one.mark()).toEqual({ kind: 'kept', at: AT + 1000, isBack: false });
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
  test('has no room keeps nothing, also not what came before', () => {
    const one = entry();
    one.keep('before');
    const { length } = localStorage;
    const removed = vi.fn();
    withStorage({ getItem: () => null, setItem: refuse, removeItem: removed });
    one.keep('after');
    expect([length, removed.mock.calls, one.mark()]).toEqual([1, [[KEY]], { kind: 'refused' }]);
  });
  test('refuses storage is worked in without it', () => {
    withStorage({ getItem: refuse, setItem: refuse, removeItem: refuse });
    const one = entry();
    expect(one.find()).toBeUndefined();
    one.keep('something');
    expect(one.mark()).toEqual({ kind: 'refused' });
    one.clear();
    expect(one.mark()).toEqual({ kind: 'nothing' });
  });
  test('is asked for more than an entry may have keeps nothing', () => {
    const one = entry();
    one.keep('x'.repeat(ENTRY_MAX_CHARS));
    expect([stored(), one.mark()]).toEqual([null, { kind: 'refused' }]);
  });
});

describe('two tabs', () => {
  test.each([
    ['cleared', null],
    ['changed', JSON.stringify({ version: VERSION, at: AT, value: 'theirs' })],
  ])(
    '%s in the other: said here, and not written over before something changes here',
    (_, theirs) => {
      const one = entry();
      const stop = one.subscribe(() => undefined);
      one.keep('mine');
      elsewhere(theirs);
      expect([one.mark(), stored()]).toEqual([{ kind: 'elsewhere' }, theirs]);
      one.keep('mine again');
      expect(one.find()?.value).toBe('mine again');
      expect(one.mark().kind).toBe('kept');
      stop();
    },
  );

  test('a page that comes back from the cache looks again', () => {
    const one = entry();
    const stop = one.subscribe(() => undefined);
    one.keep('mine');
    localStorage.clear();
    dispatchEvent(new Event('pageshow'));
    expect(one.mark()).toEqual({ kind: 'elsewhere' });
    stop();
    one.keep('mine');
    localStorage.clear();
    dispatchEvent(new Event('pageshow'));
    expect(one.mark().kind).toBe('kept');
  });

  test('what a link has brought stands beside what the device keeps, whoever changes that', () => {
    put({ version: VERSION, at: AT, value: 'mine' });
    const one = entry();
    const stop = one.subscribe(() => undefined);
    one.setAside();
    expect(one.mark()).toEqual({ kind: 'linked', at: AT });
    elsewhere(null);
    expect(one.mark()).toEqual({ kind: 'linked', at: undefined });
    stop();
  });
});

test('clear takes the entry out, and only this one', () => {
  localStorage.setItem('cookie-consent', 'essential');
  const one = entry();
  one.keep('mine');
  one.clear();
  expect([stored(), one.mark(), localStorage.getItem('cookie-consent')]).toEqual([
    null,
    { kind: 'nothing' },
    'essential',
  ]);
});
