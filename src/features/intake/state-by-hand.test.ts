import { describe, expect, test } from 'vitest';
import { scriptThat } from './script.fixture.ts';
import { result, run } from './state.fixture.ts';
import {
  type BuilderAction,
  type BuilderState,
  canUndo,
  type ResultState,
  settled,
} from './state.ts';

/** Texts of the lines of a part. */
const textsOf = (state: BuilderState, place: string) =>
  state.view === 'result'
    ? state.script.sections
        .find((section) => section.place === place)
        ?.lines.map(({ text }) => text)
    : undefined;

describe('by hand', () => {
  test('a line is opened, rewritten and saved, and the change undone', () => {
    const open = result({ type: 'edit', id: 'when' });
    expect(open.draft).toEqual({ id: 'when', place: 'facts', text: 'When did it happen?' });
    expect(canUndo(open)).toBe(false);
    const written = run(open, { type: 'write', text: 'When?' }) as ResultState;
    expect(canUndo(written)).toBe(true);
    const saved = run(written, { type: 'save' });
    expect(textsOf(saved, 'facts')).toEqual(['When?', 'Who saw it?']);
    expect(saved).toMatchObject({ draft: undefined, history: [scriptThat('One')] });
    expect(run(saved, { type: 'undo' })).toMatchObject({ script: scriptThat('One'), history: [] });
  });
  test('Escape leaves it as it was', () => {
    const actions: BuilderAction[] = [
      { type: 'edit', id: 'when' },
      { type: 'write', text: 'x' },
      { type: 'cancel' },
    ];
    expect(result(...actions)).toMatchObject({
      script: scriptThat('One'),
      history: [],
      draft: undefined,
    });
  });
  test('what is being written counts for whatever comes next', () => {
    const writing = result({ type: 'edit', id: 'when' }, { type: 'write', text: 'When?' });
    expect(textsOf(settled(writing), 'facts')).toEqual(['When?', 'Who saw it?']);
    expect(textsOf(run(writing, { type: 'edit', id: 'who' }), 'facts')).toEqual([
      'When?',
      'Who saw it?',
    ]);
    expect(textsOf(run(writing, { type: 'refine', request: 1 }), 'facts')).toEqual([
      'When?',
      'Who saw it?',
    ]);
    const left = run(writing, { type: 'go', to: 4 });
    expect(textsOf(run(left, { type: 'go', to: 5 }), 'facts')).toEqual(['When?', 'Who saw it?']);
  });
  test('Undo takes back what is being written first', () => {
    const writing = result(
      { type: 'remove', id: 'who' },
      { type: 'edit', id: 'when' },
      { type: 'write', text: 'When?' },
    );
    const once = run(writing, { type: 'undo' });
    expect(once).toMatchObject({ draft: undefined, history: [scriptThat('One')] });
    expect(run(once, { type: 'undo' })).toMatchObject({ script: scriptThat('One'), history: [] });
  });
  test('what cannot be taken over stays open with the reason, and no change is requested meanwhile', () => {
    const long = result({ type: 'edit', id: 'when' }, { type: 'write', text: 'x'.repeat(5_000) });
    const refused = run(long, { type: 'save' });
    expect(refused).toMatchObject({
      draft: { id: 'when' },
      problem: expect.stringContaining('4,000'),
      history: [],
    });
    expect(run(long, { type: 'refine', request: 1 })).not.toHaveProperty('refining');
    expect(run(refused, { type: 'write', text: 'When?' })).toMatchObject({ problem: undefined });
  });
  test('what cannot be taken over is still open after Back and Forward', () => {
    const long = result({ type: 'edit', id: 'when' }, { type: 'write', text: 'x'.repeat(5_000) });
    expect(run(long, { type: 'go', to: 4 }, { type: 'go', to: 5 })).toMatchObject({
      draft: long.draft,
    });
  });
  test('a line that was emptied is taken away, and leaves a gap', () => {
    const emptied = result(
      { type: 'edit', id: 'who' },
      { type: 'write', text: ' ' },
      { type: 'save' },
    );
    expect(emptied.gap).toEqual({ place: 'facts', at: 1 });
    expect(run(emptied, { type: 'undo' })).toMatchObject({ script: scriptThat('One') });
  });
  test('a line that was taken away leaves a gap until the next change', () => {
    const gone = result({ type: 'remove', id: 'who' });
    expect(gone.gap).toEqual({ place: 'facts', at: 1 });
    expect(run(gone, { type: 'undo' })).toMatchObject({
      gap: undefined,
      script: scriptThat('One'),
    });
    expect(run(gone, { type: 'edit', id: 'when' })).toMatchObject({ gap: undefined });
  });
  test('a line that is open stays open while it moves, also a note', () => {
    const moved = result({ type: 'edit', id: 'who' }, { type: 'move', id: 'who', by: 1 });
    expect(moved.draft).toEqual({ id: 'who', place: 'closing', text: 'Who saw it?' });
    const note = result({ type: 'edit', id: 'notes-0' }, { type: 'move', id: 'notes-0', by: 1 });
    expect(note.draft).toEqual({ id: 'notes-1', place: 'notes', text: 'Park in the back.' });
  });
  test('a new line is written at the end of its part', () => {
    const added = result(
      { type: 'add', place: 'closing' },
      { type: 'write', text: 'Bye.' },
      { type: 'save' },
    );
    expect(textsOf(added, 'closing')).toEqual(['Thank you.', 'Bye.']);
  });
  test('nothing changes while a change is under way', () => {
    const busy = result({ type: 'refine', request: 1 });
    for (const action of [
      { type: 'edit', id: 'when' },
      { type: 'remove', id: 'when' },
      { type: 'move', id: 'when', by: 1 },
      { type: 'add', place: 'facts' },
    ] satisfies BuilderAction[])
      expect(run(busy, action)).toBe(busy);
  });
});
