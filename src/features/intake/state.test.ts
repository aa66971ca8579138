import { describe, expect, test } from 'vitest';
import type { IntakeScript } from './schema.ts';
import { type BuilderAction, type BuilderState, builderReducer, START } from './state.ts';
import { type IntakeAnswers, isStepValid, NO_ANSWERS } from './steps.ts';

const script = (opening: string): IntakeScript => ({
  opening,
  qualification: [{ section: 'Facts', questions: ['When did it happen?'] }],
  closing: 'Thank you.',
});
const ANSWERS: IntakeAnswers = {
  practiceArea: 'personal-injury',
  channel: 'phone',
  tone: 'warm',
  specialConsiderations: '',
  firmName: 'Whitfield & Rowe LLP',
  email: 'dana@whitfield-law.example',
};
const run = (state: BuilderState, ...actions: BuilderAction[]) => actions.reduce(builderReducer, state);
const last: BuilderState = { view: 'wizard', step: 4, answers: ANSWERS };
const shown = (opening = 'One'): BuilderState => ({
  view: 'result',
  answers: ANSWERS,
  script: script(opening),
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
  test('an earlier answer is replaced', () => {
    const twice = run(
      START,
      { type: 'answer', answers: { practiceArea: 'business-law' } },
      { type: 'answer', answers: { practiceArea: 'criminal-defense' } },
    );
    expect(twice.answers.practiceArea).toBe('criminal-defense');
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
    expect(run(waiting, { type: 'generated', request: 7, script: script('Hello') })).toMatchObject({
      view: 'result',
      script: { opening: 'Hello' },
      history: [],
      answers: ANSWERS,
    });
    const failed = run(waiting, { type: 'failed', request: 7, error: 'Please try again.' });
    expect(failed).toEqual({ view: 'wizard', step: 4, answers: ANSWERS, error: 'Please try again.' });
    expect(run(failed, { type: 'back' })).not.toHaveProperty('error');
  });
  test('says when the script is there', () => {
    const waiting = run(last, { type: 'generate', request: 7 });
    expect(run(waiting, { type: 'arrived', request: 7 })).toEqual({ ...waiting, arrived: true });
    expect(run(waiting, { type: 'arrived', request: 6 })).toBe(waiting);
    expect(run(START, { type: 'arrived', request: 7 })).toBe(START);
  });
  test('takes no answer of another request', () => {
    const waiting = run(last, { type: 'generate', request: 7 });
    expect(run(waiting, { type: 'generated', request: 6, script: script('Late') })).toBe(waiting);
    expect(run(waiting, { type: 'failed', request: 6, error: 'Late' })).toBe(waiting);
    expect(run(START, { type: 'generated', request: 7, script: script('Late') })).toBe(START);
  });
  test('is not started twice', () => {
    const waiting = run(last, { type: 'generate', request: 1 });
    expect(run(waiting, { type: 'generate', request: 2 })).toBe(waiting);
  });
});

describe('the result', () => {
  test('a blank request for a change does nothing', () => {
    const before = shown();
    for (const text of ['', '   ', '\n\t'])
      expect(run(before, { type: 'refine', request: 1, text })).toBe(before);
  });
  test('a change keeps the script before it, a failure keeps the script', () => {
    const asked = run(shown(), { type: 'refine', request: 1, text: 'shorter' });
    expect(asked).toMatchObject({ refining: 1 });
    expect(run(asked, { type: 'refine', request: 2, text: 'longer' })).toBe(asked);
    expect(run(asked, { type: 'refined', request: 1, script: script('Two') })).toMatchObject({
      script: { opening: 'Two' },
      history: [{ opening: 'One' }],
      refining: undefined,
    });
    expect(run(asked, { type: 'refine-failed', request: 1 })).toMatchObject({
      script: { opening: 'One' },
      refining: undefined,
    });
    expect(run(asked, { type: 'refined', request: 9, script: script('Late') })).toBe(asked);
  });
  test('500 changes can be taken back one by one', () => {
    let state = shown('0');
    for (let count = 1; count <= 500; count += 1) {
      state = run(
        state,
        { type: 'refine', request: count, text: 'again' },
        { type: 'refined', request: count, script: script(String(count)) },
      );
    }
    for (let count = 499; count >= 0; count -= 1) {
      state = run(state, { type: 'undo' });
      expect(state).toMatchObject({ script: { opening: String(count) } });
    }
    expect(run(state, { type: 'undo' })).toBe(state);
  });
  test('nothing is taken back while a change is under way', () => {
    const changed = run(
      shown(),
      { type: 'refine', request: 1, text: 'x' },
      { type: 'refined', request: 1, script: script('Two') },
      { type: 'refine', request: 2, text: 'y' },
    );
    expect(run(changed, { type: 'undo' })).toBe(changed);
  });
  test('another script starts from nothing, also while a change is under way', () => {
    const asked = run(shown(), { type: 'refine', request: 1, text: 'x' });
    expect(run(asked, { type: 'restart' })).toBe(START);
    expect(run(asked, { type: 'restart' }, { type: 'refined', request: 1, script: script('Late') })).toBe(
      START,
    );
  });
});

test('what is left out counts for the answers it is about, while the script is written and after it', () => {
  const leftOut = [{ own: 'Our parrot', why: 'Not understood.', span: { start: 0, end: 10 } }];
  const writing = run(last, { type: 'generate', request: 1 });
  const said = run(
    writing,
    { type: 'left-out', answers: ANSWERS, leftOut },
    { type: 'generated', request: 1, script: script('One') },
  );
  expect(said).toMatchObject({ view: 'result', leftOut });
  expect(run(shown(), { type: 'left-out', answers: ANSWERS, leftOut })).toMatchObject({ leftOut });
  expect(run(shown(), { type: 'left-out', answers: { ...ANSWERS }, leftOut })).toEqual(shown());
  expect(run(last, { type: 'left-out', answers: ANSWERS, leftOut })).toBe(last);
});
