import { expect, test } from 'vitest';
import { roman } from './roman.ts';

test.each([
  [1, 'I'],
  [2, 'II'],
  [3, 'III'],
  [4, 'IV'],
  [5, 'V'],
  [6, 'VI'],
  [8, 'VIII'],
  [9, 'IX'],
  [10, 'X'],
  [14, 'XIV'],
  [19, 'XIX'],
  [39, 'XXXIX'],
])('%i is %s', (value, text) => expect(roman(value)).toBe(text));
