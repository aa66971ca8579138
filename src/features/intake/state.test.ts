import { describe, expect, test } from 'vitest';
import { ANSWERS, scriptThat } from './script.fixture.ts';
import { result, run, shown } from './state.fixture.ts';
import { type BuilderState, placeOf, type ResultState, START } from './state.ts';
import { isStepValid, NO_ANSWERS } from './steps.ts';

const last: BuilderState = { view: 'wizard', step: 4, answers: ANSWERS };

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
    expect(chosen).toMatchObject({
      view: 'wizard',
      step: 1,
      answers: { practiceArea: 'business-law' },
    });
    expect(run(chosen, { type: 'back' })).toMatchObject({
      step: 0,
      answers: { practiceArea: 'business-law' },
    });
  });
});

test('what the tab has saved is restored in the wizard, and never over a script', () => {
  expect(run(START, { type: 'restore', state: shown() })).toEqual(shown());
  const before = shown();
  expect(run(before, { type: 'restore', state: START })).toBe(before);
});

describe('generating', () => {
  test('starts from the last step when it is valid', () => {
    expect(run(last, { type: 'generate', request: 1 })).toMatchObject({
      view: 'generating',
      request: 1,
    });
    expect(run(last, { type: 'next' })).toBe(last);
    const blank: BuilderState = { ...last, answers: { ...ANSWERS, firmName: ' ' } };
    expect(run(blank, { type: 'generate', request: 1 })).toBe(blank);
    expect(run(START, { type: 'generate', request: 1 })).toBe(START);
  });
  test('ends with the script, or in the wizard with the answers and what to do', () => {
    const waiting = run(last, { type: 'generate', request: 7 });
    expect(
      run(waiting, { type: 'generated', request: 7, script: scriptThat('Hello') }),
    ).toMatchObject({
      view: 'result',
      script: scriptThat('Hello'),
      history: [],
      answers: ANSWERS,
    });
    const failed = run(waiting, { type: 'failed', request: 7, error: 'Please try again.' });
    expect(failed).toEqual({
      view: 'wizard',
      step: 4,
      answers: ANSWERS,
      error: 'Please try again.',
    });
    expect(run(failed, { type: 'back' })).not.toHaveProperty('error');
  });
  test('written again, the script of before can be had back, with what was edited in it', () => {
    const edited = run(shown(), { type: 'remove', id: 'who' });
    const again = run(edited, { type: 'go', to: 4 }, { type: 'generate', request: 8 });
    const second = run(again, { type: 'generated', request: 8, script: scriptThat('Two') });
    expect(run(second, { type: 'undo' })).toMatchObject({ script: (edited as ResultState).script });
  });
  test('says when the script is there', () => {
    const waiting = run(last, { type: 'generate', request: 7 });
    expect(run(waiting, { type: 'arrived', request: 7 })).toEqual({ ...waiting, arrived: true });
    expect(run(waiting, { type: 'arrived', request: 6 })).toBe(waiting);
    expect(run(START, { type: 'arrived', request: 7 })).toBe(START);
  });
  test('takes no answer of another request', () => {
    const waiting = run(last, { type: 'generate', request: 7 });
    expect(run(waiting, { type: 'generated', request: 6, script: scriptThat('Late') })).toBe(
      waiting,
    );
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
    const waiting = run(shown(), { type: 'refine', request: 1 });
    expect(waiting).toMatchObject({ refining: 1 });
    expect(run(waiting, { type: 'refine', request: 2 })).toBe(waiting);
    expect(run(waiting, { type: 'refined', request: 1, script: scriptThat('Two') })).toMatchObject({
      script: scriptThat('Two'),
      history: [scriptThat('One')],
      refining: undefined,
    });
    expect(run(waiting, { type: 'refine-failed', request: 1 })).toMatchObject({
      script: scriptThat('One'),
      refining: undefined,
    });
    expect(run(waiting, { type: 'refined', request: 9, script: scriptThat('Late') })).toBe(waiting);
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
  test('cleared in a step, the builder begins anew', () => {
    expect(run(last, { type: 'restart' })).toBe(START);
  });
  test('another script starts from nothing, also while a change is under way', () => {
    const waiting = run(shown(), { type: 'refine', request: 1 });
    expect(run(waiting, { type: 'restart' })).toBe(START);
    expect(
      run(
        waiting,
        { type: 'restart' },
        { type: 'refined', request: 1, script: scriptThat('Late') },
      ),
    ).toBe(START);
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
    expect(
      run(back, { type: 'answer', answers: { firmName: 'Cole' } }, { type: 'go', to: 5 }),
    ).toMatchObject({
      view: 'result',
      answers: { firmName: 'Cole' },
      script,
      history,
    });
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
