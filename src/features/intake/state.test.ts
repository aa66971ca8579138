import { describe, expect, test } from 'vitest';
import { ANSWERS, scriptThat } from './script.fixture.ts';
import {
  type BuilderAction,
  type BuilderState,
  builderReducer,
  canUndo,
  placeOf,
  type ResultState,
  START,
  settled,
} from './state.ts';
import { isStepValid, NO_ANSWERS } from './steps.ts';

const run = (state: BuilderState, ...actions: BuilderAction[]) => actions.reduce(builderReducer, state);
const last: BuilderState = { view: 'wizard', step: 4, answers: ANSWERS };
type Shown = ResultState;
const shown = (opening = 'One'): Shown => ({
  view: 'result',
  answers: ANSWERS,
  script: scriptThat(opening),
  history: [],
});

describe('steps', () => {
  test.each([
    [0, 'practiceArea'],
    [1, 'channel'],
    [2, 'tone'],
  ] as const)('step %i needs %s', (step, field) => {
    expect(isStepValid(step, NO_ANSWERS)).toBe(false);
    expect(isStepValid(step, { ...NO_ANSWERS, [field]: ANSWERS[field] })).toBe(true);
  });
  test('special considerations are optional', () => expect(isStepValid(3, NO_ANSWERS)).toBe(true));
  test('the last step needs a firm name and an email that are not blank', () => {
    expect(isStepValid(4, ANSWERS)).toBe(true);
    expect(isStepValid(4, { ...ANSWERS, firmName: '  ' })).toBe(false);
    expect(isStepValid(4, { ...ANSWERS, email: '\t' })).toBe(false);
  });
  test('next goes on only from a valid step, back never before the first', () => {
    expect(run(START, { type: 'next' })).toBe(START);
    expect(run(START, { type: 'back' })).toBe(START);
    const chosen = run(
      START,
      { type: 'answer', answers: { practiceArea: 'business-law' } },
      { type: 'next' },
    );
    expect(chosen).toMatchObject({ view: 'wizard', step: 1, answers: { practiceArea: 'business-law' } });
    expect(run(chosen, { type: 'back' })).toMatchObject({
      step: 0,
      answers: { practiceArea: 'business-law' },
    });
  });
});

test('what the tab has kept comes back in the wizard, and never over a script', () => {
  expect(run(START, { type: 'restore', state: shown() })).toEqual(shown());
  const before = shown();
  expect(run(before, { type: 'restore', state: START })).toBe(before);
});

describe('generating', () => {
  test('starts from the last step when it is valid', () => {
    expect(run(last, { type: 'generate', request: 1 })).toMatchObject({ view: 'generating', request: 1 });
    expect(run(last, { type: 'next' })).toBe(last);
    const blank: BuilderState = { ...last, answers: { ...ANSWERS, firmName: ' ' } };
    expect(run(blank, { type: 'generate', request: 1 })).toBe(blank);
    expect(run(START, { type: 'generate', request: 1 })).toBe(START);
  });
  test('ends with the script, or in the wizard with the answers and what to do', () => {
    const waiting = run(last, { type: 'generate', request: 7 });
    expect(run(waiting, { type: 'generated', request: 7, script: scriptThat('Hello') })).toMatchObject({
      view: 'result',
      script: scriptThat('Hello'),
      history: [],
      answers: ANSWERS,
    });
    const failed = run(waiting, { type: 'failed', request: 7, error: 'Please try again.' });
    expect(failed).toEqual({ view: 'wizard', step: 4, answers: ANSWERS, error: 'Please try again.' });
    expect(run(failed, { type: 'back' })).not.toHaveProperty('error');
  });
  test('written again, the script of before can be had back, with what was edited in it', () => {
    const edited = run(shown(), { type: 'remove', id: 'who' });
    const again = run(edited, { type: 'go', to: 4 }, { type: 'generate', request: 8 });
    const second = run(again, { type: 'generated', request: 8, script: scriptThat('Two') });
    expect(run(second, { type: 'undo' })).toMatchObject({ script: (edited as Shown).script });
  });
  test('says when the script is there', () => {
    const waiting = run(last, { type: 'generate', request: 7 });
    expect(run(waiting, { type: 'arrived', request: 7 })).toEqual({ ...waiting, arrived: true });
    expect(run(waiting, { type: 'arrived', request: 6 })).toBe(waiting);
    expect(run(START, { type: 'arrived', request: 7 })).toBe(START);
  });
  test('takes no answer of another request', () => {
    const waiting = run(last, { type: 'generate', request: 7 });
    expect(run(waiting, { type: 'generated', request: 6, script: scriptThat('Late') })).toBe(waiting);
    expect(run(waiting, { type: 'failed', request: 6, error: 'Late' })).toBe(waiting);
    expect(run(START, { type: 'generated', request: 7, script: scriptThat('Late') })).toBe(START);
  });
  test('is not started twice', () => {
    const waiting = run(last, { type: 'generate', request: 1 });
    expect(run(waiting, { type: 'generate', request: 2 })).toBe(waiting);
  });
});

describe('the result', () => {
  test('a change keeps the script before it, a failure keeps the script', () => {
    const asked = run(shown(), { type: 'refine', request: 1 });
    expect(asked).toMatchObject({ refining: 1 });
    expect(run(asked, { type: 'refine', request: 2 })).toBe(asked);
    expect(run(asked, { type: 'refined', request: 1, script: scriptThat('Two') })).toMatchObject({
      script: scriptThat('Two'),
      history: [scriptThat('One')],
      refining: undefined,
    });
    expect(run(asked, { type: 'refine-failed', request: 1 })).toMatchObject({
      script: scriptThat('One'),
      refining: undefined,
    });
    expect(run(asked, { type: 'refined', request: 9, script: scriptThat('Late') })).toBe(asked);
  });
  test('500 changes can be taken back one by one', () => {
    let state: BuilderState = shown('0');
    for (let count = 1; count <= 500; count += 1) {
      state = run(
        state,
        { type: 'refine', request: count },
        { type: 'refined', request: count, script: scriptThat(String(count)) },
      );
    }
    for (let count = 499; count >= 0; count -= 1) {
      state = run(state, { type: 'undo' });
      expect(state).toMatchObject({ script: scriptThat(String(count)) });
    }
    expect(run(state, { type: 'undo' })).toBe(state);
  });
  test('nothing is taken back while a change is under way', () => {
    const changed = run(
      shown(),
      { type: 'refine', request: 1 },
      { type: 'refined', request: 1, script: scriptThat('Two') },
      { type: 'refine', request: 2 },
    );
    expect(run(changed, { type: 'undo' })).toBe(changed);
  });
  test('another script starts from nothing, also while a change is under way', () => {
    const asked = run(shown(), { type: 'refine', request: 1 });
    expect(run(asked, { type: 'restart' })).toBe(START);
    expect(run(asked, { type: 'restart' }, { type: 'refined', request: 1, script: scriptThat('Late') })).toBe(
      START,
    );
  });
});

/** What the lines of a part say. */
const said = (state: BuilderState, place: string) =>
  state.view === 'result'
    ? state.script.sections.find((section) => section.place === place)?.lines.map(({ text }) => text)
    : undefined;
const result = (...actions: BuilderAction[]) => run(shown(), ...actions) as Shown;

describe('by hand', () => {
  test('a line is opened, rewritten and saved, and the change undone', () => {
    const open = result({ type: 'edit', id: 'when' });
    expect(open.draft).toEqual({ id: 'when', place: 'facts', text: 'When did it happen?' });
    expect(canUndo(open)).toBe(false);
    const written = run(open, { type: 'write', text: 'When?' }) as Shown;
    expect(canUndo(written)).toBe(true);
    const saved = run(written, { type: 'save' });
    expect(said(saved, 'facts')).toEqual(['When?', 'Who saw it?']);
    expect(saved).toMatchObject({ draft: undefined, history: [scriptThat('One')] });
    expect(run(saved, { type: 'undo' })).toMatchObject({ script: scriptThat('One'), history: [] });
  });
  test('Escape gives it back as it was', () => {
    const actions: BuilderAction[] = [
      { type: 'edit', id: 'when' },
      { type: 'write', text: 'x' },
      { type: 'cancel' },
    ];
    expect(result(...actions)).toMatchObject({ script: scriptThat('One'), history: [], draft: undefined });
  });
  test('what is being written counts for whatever comes next', () => {
    const writing = result({ type: 'edit', id: 'when' }, { type: 'write', text: 'When?' });
    expect(said(settled(writing), 'facts')).toEqual(['When?', 'Who saw it?']);
    expect(said(run(writing, { type: 'edit', id: 'who' }), 'facts')).toEqual(['When?', 'Who saw it?']);
    expect(said(run(writing, { type: 'refine', request: 1 }), 'facts')).toEqual(['When?', 'Who saw it?']);
    const left = run(writing, { type: 'go', to: 4 });
    expect(said(run(left, { type: 'go', to: 5 }), 'facts')).toEqual(['When?', 'Who saw it?']);
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
  test('what cannot be taken over stays open and says why, and nothing is asked for meanwhile', () => {
    const long = result({ type: 'edit', id: 'when' }, { type: 'write', text: 'x'.repeat(5_000) });
    const kept = run(long, { type: 'save' });
    expect(kept).toMatchObject({
      draft: { id: 'when' },
      problem: expect.stringContaining('4,000'),
      history: [],
    });
    expect(run(long, { type: 'refine', request: 1 })).not.toHaveProperty('refining');
    expect(run(kept, { type: 'write', text: 'When?' })).toMatchObject({ problem: undefined });
  });
  test('what cannot be taken over is still open after Back and Forward', () => {
    const long = result({ type: 'edit', id: 'when' }, { type: 'write', text: 'x'.repeat(5_000) });
    expect(run(long, { type: 'go', to: 4 }, { type: 'go', to: 5 })).toMatchObject({ draft: long.draft });
  });
  test('a line that was emptied is taken away, and leaves a gap', () => {
    const emptied = result({ type: 'edit', id: 'who' }, { type: 'write', text: ' ' }, { type: 'save' });
    expect(emptied.gap).toEqual({ place: 'facts', at: 1 });
    expect(run(emptied, { type: 'undo' })).toMatchObject({ script: scriptThat('One') });
  });
  test('a line that was taken away leaves a gap until the next change', () => {
    const gone = result({ type: 'remove', id: 'who' });
    expect(gone.gap).toEqual({ place: 'facts', at: 1 });
    expect(run(gone, { type: 'undo' })).toMatchObject({ gap: undefined, script: scriptThat('One') });
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
    expect(said(added, 'closing')).toEqual(['Thank you.', 'Bye.']);
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

describe("the browser's Back and Forward", () => {
  test('lead to any step that the answers lead to', () => {
    expect(run(last, { type: 'go', to: 2 })).toMatchObject({ step: 2, answers: ANSWERS });
    expect(run(START, { type: 'go', to: 3 })).toMatchObject({ step: 0 });
    expect(run(last, { type: 'go', to: 5 })).toMatchObject({ view: 'wizard', step: 4 });
  });
  test('lead from the script to the answers and to the script again, with what can be undone', () => {
    const changed = result({ type: 'remove', id: 'who' });
    const back = run(changed, { type: 'go', to: 4 });
    expect(placeOf(back)).toBe(4);
    const { script, history } = changed;
    expect(run(back, { type: 'answer', answers: { firmName: 'Cole' } }, { type: 'go', to: 5 })).toMatchObject(
      {
        view: 'result',
        answers: { firmName: 'Cole' },
        script,
        history,
      },
    );
  });
  test('a script that is on its way is left behind, and the one before it stays', () => {
    const waiting = run(shown(), { type: 'go', to: 4 }, { type: 'generate', request: 2 });
    const left = run(waiting, { type: 'go', to: 3 });
    expect(run(left, { type: 'generated', request: 2, script: scriptThat('Late') })).toBe(left);
    expect(run(left, { type: 'go', to: 5 })).toMatchObject({ script: scriptThat('One') });
    const failed = run(waiting, { type: 'failed', request: 2, error: 'No.' });
    expect(run(failed, { type: 'go', to: 5 })).toMatchObject({ script: scriptThat('One') });
  });
});
