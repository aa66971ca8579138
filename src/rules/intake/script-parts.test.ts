import { expect, test } from 'vitest';
import { scriptLines, scriptParts } from './script-parts.ts';

const SCRIPT = {
  opening: 'Good morning.\n\nThis is intake.\n \n',
  qualification: [{ section: 'Names first', questions: ['Who are you?', 'Who is it against?'] }],
  closing: 'Thank you.',
};

test('a script in parts', () => {
  expect(scriptParts(SCRIPT, { opening: 'Opening', closing: 'Closing' })).toEqual([
    { heading: 'Opening', lines: ['Good morning.', 'This is intake.'], isNumbered: false },
    { heading: 'Names first', lines: ['Who are you?', 'Who is it against?'], isNumbered: true },
    { heading: 'Closing', lines: ['Thank you.'], isNumbered: false },
  ]);
});

test('every line of a script', () => {
  expect([...scriptLines(SCRIPT)]).toEqual([
    'Good morning.',
    'This is intake.',
    'Who are you?',
    'Who is it against?',
    'Thank you.',
  ]);
});
