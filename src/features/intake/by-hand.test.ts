import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { changedByHand, type HandChange, idAfterMove, partsOf, tooMuch } from './by-hand.ts';
import { INTAKE_LIMITS } from './schema.ts';
import { scriptThat } from './script.fixture.ts';
import { linesOf, type Script } from './script.ts';

const SCRIPT = scriptThat('Hello.');
const textsOf = (script: Script) =>
  partsOf(script).map(({ lines }) => lines.map(({ text }) => text).join(' | '));
const changedBy = (...changes: HandChange[]) => changes.reduce(changedByHand, SCRIPT);

describe('a line', () => {
  test('is rewritten, keeps its name and is marked', () => {
    const script = changedBy({ kind: 'write', id: 'when', text: '  When was it?  ' });
    expect(linesOf(script.sections)[1]).toEqual({ id: 'when', text: 'When was it?', byHand: true });
  });
  test('that is given back as it was is not marked', () => {
    expect(changedBy({ kind: 'write', id: 'when', text: 'When did it happen? ' })).toBe(SCRIPT);
  });
  test('of several lines of text becomes several lines', () => {
    const script = changedBy({ kind: 'write', id: 'when', text: 'When?\r\n\nWhere?\u2028How?' });
    expect(textsOf(script)[1]).toBe('When? | Where? | How? | Who saw it?');
    expect(linesOf(script.sections).map(({ id }) => id)).toEqual([
      'greeting',
      'when',
      'own-1',
      'own-2',
      'who',
      'thanks',
    ]);
  });
  test('without text is gone, and its part stays', () => {
    const script = changedBy(
      { kind: 'write', id: 'when', text: ' ' },
      { kind: 'remove', id: 'who' },
    );
    expect(script.sections[1]).toEqual({ place: 'facts', heading: 'Facts', lines: [] });
  });
  test('is added at the end of any part', () => {
    const script = changedBy(
      { kind: 'add', place: 'opening', text: 'Good morning.' },
      { kind: 'add', place: 'closing', text: 'Goodbye.' },
    );
    expect(textsOf(script)).toEqual([
      'Hello. | Good morning.',
      'When did it happen? | Who saw it?',
      'Thank you. | Goodbye.',
      'Park in the back. | Dana takes trucks.',
    ]);
    expect(linesOf(script.sections).filter(({ byHand }) => byHand)).toHaveLength(2);
    expect(changedBy({ kind: 'add', place: 'opening', text: ' \n ' })).toBe(SCRIPT);
  });
  test('moves within its part and on into the next, but neither out of the script nor among the notes', () => {
    expect(textsOf(changedBy({ kind: 'move', id: 'who', by: -1 }))[1]).toBe(
      'Who saw it? | When did it happen?',
    );
    const up: HandChange = { kind: 'move', id: 'who', by: -1 };
    expect(textsOf(changedBy(up, up)).slice(0, 2)).toEqual([
      'Hello. | Who saw it?',
      'When did it happen?',
    ]);
    expect(textsOf(changedBy({ kind: 'move', id: 'who', by: 1 }))[2]).toBe(
      'Who saw it? | Thank you.',
    );
    expect(changedBy({ kind: 'move', id: 'greeting', by: -1 })).toBe(SCRIPT);
    expect(changedBy({ kind: 'move', id: 'thanks', by: 1 })).toBe(SCRIPT);
  });
});

describe('a note', () => {
  test('is edited, moved, taken away and added as a line is', () => {
    const script = changedBy(
      { kind: 'write', id: 'notes-0', text: 'Park behind the house.' },
      { kind: 'move', id: 'notes-0', by: 1 },
      { kind: 'add', place: 'notes', text: 'Be gentle with moms.' },
      { kind: 'remove', id: 'notes-0' },
    );
    expect(script.notes).toEqual(['Park behind the house.', 'Be gentle with moms.']);
    expect(idAfterMove('notes-0', 1)).toBe('notes-1');
    expect(idAfterMove('when', 1)).toBe('when');
  });
  test('never becomes a line that is read aloud', () => {
    expect(changedBy({ kind: 'move', id: 'notes-0', by: -1 })).toBe(SCRIPT);
  });
});

test.each([
  [
    'a line that is too long',
    { kind: 'write', id: 'who', text: 'x'.repeat(INTAKE_LIMITS.textMax + 1) },
  ],
  [
    'more lines than a part has',
    { kind: 'add', place: 'facts', text: 'x\n'.repeat(INTAKE_LIMITS.questionsMax) },
  ],
  [
    'more than a whole script has',
    { kind: 'add', place: 'notes', text: 'x'.repeat(INTAKE_LIMITS.fullTextMax) },
  ],
] as const)('%s is too much, and says so', (_, change) => {
  expect(tooMuch(SCRIPT)).toBeUndefined();
  expect(tooMuch(changedBy(change))).toMatch(/may have/);
});

test('a script without a question says so', () => {
  expect(tooMuch(changedBy({ kind: 'remove', id: 'when' }, { kind: 'remove', id: 'who' }))).toMatch(
    /at least one question/,
  );
});

const id = fc.constantFrom(
  'greeting',
  'when',
  'who',
  'thanks',
  'notes-0',
  'notes-1',
  'own-1',
  'own-2',
  'none',
);
const text = fc.oneof(fc.constantFrom('', 'One', 'One\nTwo', ' \n'), fc.string({ maxLength: 20 }));
const change: fc.Arbitrary<HandChange> = fc.oneof(
  fc.record({ kind: fc.constant('write' as const), id, text }),
  fc.record({
    kind: fc.constant('add' as const),
    place: fc.constantFrom('opening', 'facts', 'notes', 'none'),
    text,
  }),
  fc.record({ kind: fc.constant('remove' as const), id }),
  fc.record({
    kind: fc.constant('move' as const),
    id,
    by: fc.constantFrom(1 as const, -1 as const),
  }),
);

test('after any changes every line has a name of its own and is one line; moving loses none', () => {
  fc.assert(
    fc.property(fc.array(change, { maxLength: 30 }), (changes) => {
      let script = SCRIPT;
      for (const each of changes) {
        const before = linesOf(partsOf(script)).map((line) => line.text);
        script = changedByHand(script, each);
        const lines = linesOf(partsOf(script));
        expect(new Set(lines.map((line) => line.id)).size).toBe(lines.length);
        expect(
          lines.every((line) => line.text.trim() === line.text && /^[^\r\n]+$/.test(line.text)),
        ).toBe(true);
        if (each.kind === 'move')
          expect(lines.map((line) => line.text).sort()).toEqual(before.sort());
      }
    }),
    { numRuns: 500 },
  );
});
