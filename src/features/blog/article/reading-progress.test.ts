import { expect, test } from 'vitest';
import { readingProgress } from './reading-progress.ts';

const at = (scrolled: number) => readingProgress({ scrolled, screen: 1000, end: 5000 });

test.each([
  ['the top', 0, 0],
  ['pulled down past the top', -80, 0],
  ['a little way', 39, 0],
  ['one percent', 40, 1],
  ['the middle', 2000, 50],
  ['just before the end', 3998, 99],
  ['the end, as far as a fraction of a pixel allows', 3999.2, 100],
  ['the end', 4000, 100],
  ['the footer', 6000, 100],
])('%s', (_, scrolled, percent) => expect(at(scrolled)).toBe(percent));
