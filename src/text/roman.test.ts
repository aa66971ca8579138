import { expect, test } from 'vitest';
import { roman } from './roman.ts';

test.each([
  [1, 'I'],
  [4, 'IV'],
  [5, 'V'],
  [39, 'XXXIX'],
])('%i is %s', (value, text) => expect(roman(value)).toBe(text));
