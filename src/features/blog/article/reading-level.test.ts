import { expect, test } from 'vitest';
import { readingLevel } from './reading-level.ts';

test('the reading level is a grade, higher for longer words and sentences', () => {
  const easy = 'The cat sat on the mat. It was fat. It had a hat.';
  const hard =
    'Jurisdictional considerations notwithstanding, practitioners representing institutional defendants ordinarily anticipate protracted evidentiary disagreements.';
  expect(readingLevel(easy)).toBe('Grade 1');
  const grade = Number(readingLevel(hard)?.replace('Grade ', ''));
  expect(grade).toBeGreaterThan(15);
  expect(readingLevel('')).toBeUndefined();
  expect(readingLevel('--- 1,500')).toBeUndefined();
});

test('a known text has the grade of the published formula; figures are no words', () => {
  // 5 words, 1 sentence, 8 syllables: 0.39 x 5 + 11.8 x 8 / 5 - 15.59 = 5.2.
  expect(readingLevel('The client answers the office.')).toBe('Grade 5');
  expect(readingLevel('The client answers the office: $1,500 - 20%.')).toBe('Grade 5');
});

test('a decimal point or a line without an end does not change the number of sentences wrongly', () => {
  const two = readingLevel('One claim costs 3.5 dollars today. The other costs less than that.');
  expect(readingLevel('One claim costs 3.5 dollars today\nThe other costs less than that')).toBe(two);
});
