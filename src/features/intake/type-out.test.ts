import { describe, expect, test } from 'vitest';
import { typedAfter } from './type-out.ts';

const TEXTS = [
  { length: 10, startsPart: true },
  { length: 5, startsPart: false },
  { length: 4, startsPart: true },
];

describe('20 ms a character, and 300 ms before each further part', () => {
  test.each([
    [0, { text: 0, characters: 0 }],
    [20, { text: 0, characters: 1 }],
    [200, { text: 1, characters: 0 }],
    [300, { text: 2, characters: 0 }],
    [600, { text: 2, characters: 0 }],
    [679, { text: 2, characters: 3 }],
    [680, undefined],
  ])('after %i ms', (ms, place) => expect(typedAfter(TEXTS, ms)).toEqual(place));
});

test('nothing to type is done at once', () => expect(typedAfter([], 0)).toBeUndefined());
