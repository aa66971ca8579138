import { expect, test } from 'vitest';
import { startTimes } from './use-typing.ts';

const LINES = [
  { length: 10, startsPart: true },
  { length: 5, startsPart: false },
  { length: 4, startsPart: true },
];

test('a new script is typed line after line, 20 ms a character and 300 ms before each further part; a change all at once', () => {
  expect(startTimes(LINES, false)).toEqual([0, 200, 600]);
  expect(startTimes(LINES, true)).toEqual([0, 0, 0]);
});
