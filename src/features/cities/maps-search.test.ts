import { expect, test } from 'vitest';
import { mapsSearchUrl } from './maps-search.ts';

test('the term is escaped', () => {
  const url = mapsSearchUrl('law firms near Smith & Sons, Tampa, FL');
  expect(url).toMatch(/^https:\/\/www\.google\.com\/maps\/search\/\?api=1&query=/);
  expect(new URL(url).searchParams.get('query')).toBe('law firms near Smith & Sons, Tampa, FL');
});
