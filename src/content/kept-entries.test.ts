import { expect, test } from 'vitest';
import { KEPT_BY, pageKey } from './kept-entries.ts';

test('a page is kept by all that it shows, and not at all where no build says what by', () => {
  const key = (shown: unknown[], code = 'code') => pageKey(shown, { [KEPT_BY]: code }).cacheKey;
  expect(key(['a', [{ title: 'b' }]])).toBe(key(['a', [{ title: 'b' }]]));
  const others = [
    key(['a', [{ title: 'c' }]]),
    key(['c', [{ title: 'b' }]]),
    key(['a', [{ title: 'b' }]], 'c'),
  ];
  expect(new Set([...others, key(['a', [{ title: 'b' }]])]).size).toBe(4);
  expect(pageKey(['text'], {})).toEqual({});
});
