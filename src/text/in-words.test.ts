import { expect, test } from 'vitest';
import { inWords } from './in-words.ts';

test.each([
  [1, 'One'],
  [6, 'Six'],
  [9, 'Nine'],
  [10, '10'],
])('%i begins a heading as %s', (count, words) => expect(inWords(count)).toBe(words));
