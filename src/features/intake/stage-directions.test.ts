import { expect, test } from 'vitest';
import { linePieces } from './stage-directions.ts';

const directions = (line: string) =>
  linePieces(line)
    .filter(({ isDirection }) => isDirection)
    .map(({ text }) => text);

test.each([
  ['Who is it? (Spell it back.) And since when?', ['(Spell it back.)']],
  ['(Give your first name.)', ['(Give your first name.)']],
  ['Is it urgent? (If so, stop here. Call a lawyer.)', ['(If so, stop here. Call a lawyer.)']],
  ['Call us at (813) 555-0142.', []],
  ['Your spouse (or partner) too.', []],
  ['An open bracket (Here.', []],
])('%s', (line, expected) => {
  expect(directions(line)).toEqual(expected);
  expect(
    linePieces(line)
      .map(({ text }) => text)
      .join(''),
  ).toBe(line);
});
