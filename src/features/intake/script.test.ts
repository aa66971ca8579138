import { expect, test } from 'vitest';
import { linePieces, sectionsOf } from './script.ts';

const SCRIPT = {
  opening: 'Good morning.\n\nThis is intake.\n \n',
  qualification: [{ section: 'Names first', questions: ['Who are you?', 'Who is it against?'] }],
  closing: 'Thank you.',
};

test('a documented script as sections of lines with names of their own', () => {
  const sections = sectionsOf(SCRIPT);
  expect(sections.map(({ heading, lines }) => [heading, ...lines.map(({ text }) => text)])).toEqual(
    [
      ['Opening', 'Good morning.', 'This is intake.'],
      ['Names first', 'Who are you?', 'Who is it against?'],
      ['Closing', 'Thank you.'],
    ],
  );
  const ids = sections.flatMap(({ place, lines }) => [place, ...lines.map(({ id }) => id)]);
  expect(new Set(ids).size).toBe(8);
});

const directions = (line: string) =>
  linePieces(line)
    .filter(({ isDirection }) => isDirection)
    .map(({ text }) => text);

test.each([
  ['Who is it? (Spell it back.) And since when?', ['(Spell it back.)']],
  ['Is it urgent? (If so, stop here. Call a lawyer.)', ['(If so, stop here. Call a lawyer.)']],
  ['(If yes, say:) We are sorry.', ['(If yes, say:)']],
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
