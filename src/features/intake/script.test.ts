import { expect, test } from 'vitest';
import { INTAKE_CONFIG } from '../../../tests/support/intake-script.ts';
import type { Script, ScriptLine } from './schema.ts';
import {
  documentOf,
  editLine,
  insertVisitorLines,
  linePieces,
  moveLine,
  NOTES,
  scriptFrom,
  scriptProblem,
  scriptText,
} from './script.ts';

const DOCUMENT = {
  opening: 'Good morning.\n\nThis is intake.',
  qualification: [
    { section: 'Names first', questions: ['Who are you?', 'Who is it against?'] },
    { section: 'Facts', questions: ['Where was it?'] },
  ],
  closing: 'Thank you.',
};
const NOTE: ScriptLine = { id: 'note-1', part: NOTES, text: 'Park in the back.' };
const SCRIPT: Script = {
  ...scriptFrom(DOCUMENT, [NOTE]),
  writer: 'library',
  config: INTAKE_CONFIG,
};
const textsOf = (lines: readonly ScriptLine[]) =>
  lines.map(({ id, part, text, byHand }) => `${part} ${id}${byHand ? '*' : ''}: ${text}`);

test('a documented script becomes a list of lines, and the lines become the same script', () => {
  expect(textsOf(SCRIPT.lines)).toEqual([
    'opening line-1: Good morning.',
    'opening line-2: This is intake.',
    'section-1 line-3: Who are you?',
    'section-1 line-4: Who is it against?',
    'section-2 line-5: Where was it?',
    'closing line-6: Thank you.',
    'notes note-1: Park in the back.',
  ]);
  expect(documentOf(SCRIPT)).toEqual(DOCUMENT);
});

test('the text of a script numbers questions, has notes last, and has a warning below its line', () => {
  const warn = ({ part }: ScriptLine) => (part === NOTES ? 'Not for callers.' : undefined);
  expect(scriptText(SCRIPT, warn)).toBe(
    'OPENING\n\nGood morning.\n\nThis is intake.\n\nNAMES FIRST\n\n1. Who are you?\n2. Who is it against?\n\nFACTS\n\n3. Where was it?\n\nCLOSING\n\nThank you.\n\nNOTES FROM YOUR FIRM\n\nPark in the back.\n[Not for callers.]\n',
  );
});

test('in the text of a chat each direction has its own line', () => {
  const text = '(Staff only: type two.) Which one? (Staff only: copy it.) (Staff only: go on.)';
  const script = { ...SCRIPT, lines: [{ id: 'line-1', part: 'section-1', text }] };
  expect(scriptText(script)).toContain(`1. ${text}\n`);
  const config = { ...INTAKE_CONFIG, channel: 'chat' } as const;
  expect(scriptText({ ...script, config })).toContain(
    '1. (Staff only: type two.)\nWhich one?\n(Staff only: copy it.)\n(Staff only: go on.)\n',
  );
});

const { lines } = SCRIPT;
test.each<[readonly ScriptLine[], string[]]>([
  [editLine(lines, 'line-3', ' Who calls? '), ['section-1 line-3*: Who calls?']],
  [editLine(lines, 'line-3', 'A?\nB?'), ['section-1 line-3*: A?', 'section-1 own-2*: B?']],
  [insertVisitorLines(SCRIPT, 'section-2', 'When?'), ['section-2 own-1*: When?']],
  [insertVisitorLines(SCRIPT, NOTES, 'Ring.'), ['notes own-1*: Ring.']],
  [editLine(lines, 'line-3', ' \n'), []],
  [editLine(lines, 'line-3', 'Who are you? '), []],
])(
  'each typed line becomes a line of the script; an empty or unchanged text adds none',
  (changed, expected) => {
    expect(textsOf(changed).filter((line) => !textsOf(lines).includes(line))).toEqual(expected);
  },
);

test.each([
  ['line-3', 1, ['section-1 line-4: Who is it against?', 'section-1 line-3: Who are you?']],
  ['line-4', 1, ['section-1 line-3: Who are you?', 'section-2 line-4: Who is it against?']],
  ['line-3', -1, ['opening line-3: Who are you?', 'section-1 line-4: Who is it against?']],
] as const)(
  '%s moves by %i, also from the edge of its part into the adjacent part',
  (id, by, expected) => {
    expect(textsOf(moveLine(SCRIPT, id, by)).slice(2, 4)).toEqual(expected);
  },
);

test.each([
  ['without a question', SCRIPT.lines.filter(({ part }) => !part.startsWith('section'))],
  ['with a note that is too long', editLine(SCRIPT.lines, NOTE.id, 'x'.repeat(4_001))],
])('a script %s cannot be saved', (_, lines) => {
  expect(scriptProblem(SCRIPT)).toBeUndefined();
  expect(scriptProblem({ ...SCRIPT, lines })).toContain('4,000');
});

test.each([
  ['Who is it? (Spell it back.) And since when?', ['(Spell it back.)']],
  ['(If yes, say:) We are sorry.', ['(If yes, say:)']],
  ['Your spouse (or partner) too.', []],
  ['An open bracket (Here.', []],
])('directions in parentheses are found in: %s', (line, expected) => {
  const pieces = linePieces(line);
  expect(pieces.filter(({ isDirection }) => isDirection).map(({ text }) => text)).toEqual(expected);
  expect(pieces.map(({ text }) => text).join('')).toBe(line);
});
