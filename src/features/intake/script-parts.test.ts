import { expect, test } from 'vitest';
import { figurePieces, linePieces, sectionsOf } from './script-parts.ts';

const SCRIPT = {
  opening: 'Good morning.\n\nThis is intake.\n \n',
  qualification: [{ section: 'Names first', questions: ['Who are you?', 'Who is it against?'] }],
  closing: 'Thank you.',
};

test('a documented script as sections of lines with names of their own', () => {
  const sections = sectionsOf(SCRIPT);
  expect(sections.map(({ heading, lines }) => [heading, ...lines.map(({ text }) => text)])).toEqual([
    ['Opening', 'Good morning.', 'This is intake.'],
    ['Names first', 'Who are you?', 'Who is it against?'],
    ['Closing', 'Thank you.'],
  ]);
  const ids = sections.flatMap(({ place, lines }) => [place, ...lines.map(({ id }) => id)]);
  expect(new Set(ids).size).toBe(8);
});

const directions = (line: string) =>
  linePieces(line)
    .filter(({ isFound }) => isFound)
    .map(({ text }) => text);

test.each([
  ['Who is it? (Spell it back.) And since when?', ['(Spell it back.)']],
  ['(Give your first name.)', ['(Give your first name.)']],
  ['Is it urgent? (If so, stop here. Call a lawyer.)', ['(If so, stop here. Call a lawyer.)']],
  ['(If yes, say:) We are sorry.', ['(If yes, say:)']],
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

test.each([
  ['Monday to Friday, 8 a.m. to 6:30 p.m.', ['8 a.m.', '6:30 p.m.']],
  ['Have two times within 24 hours ready.', ['24 hours']],
  ['It is $1,500 for 30 minutes.', ['1,500 for', '30 minutes.']],
  ['Call (813) 555-0142, or 911, and wait.', ['(813) 555-0142']],
  ['A 24-hour line.', ['24-hour']],
  ['Nothing is counted.', []],
  [`${'1'.repeat(100)} LLP`, ['1111111111 LLP']],
])('figures of %s', (text, expected) => {
  const pieces = figurePieces(text);
  expect(pieces.filter(({ isFound }) => isFound).map((piece) => piece.text)).toEqual(expected);
  expect(pieces.map((piece) => piece.text).join('')).toBe(text);
});

test('pieces that are alike have places of their own', () => {
  const starts = [...linePieces('Yes? (Note it.) Yes? (Note it.)'), ...figurePieces('9 a.m. or 9 a.m.')];
  expect(starts.slice(0, 4).map(({ start }) => start)).toEqual([0, 5, 15, 21]);
  expect(starts.slice(4).map(({ start }) => start)).toEqual([0, 6, 10]);
});
