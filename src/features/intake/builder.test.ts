import { describe, expect, test } from 'vitest';
import {
  type BuilderAction,
  type BuilderState,
  intakeTool,
  RESULT_PLACE,
  SAVED_HISTORY,
  START,
} from './builder.ts';
import { edited, type Script, scriptFrom } from './script.ts';
import { type IntakeAnswers, LAST_STEP } from './steps.ts';

const ANSWERS: IntakeAnswers = {
  practiceArea: 'personal-injury',
  channel: 'phone',
  tone: 'warm',
  specialConsiderations: '',
  firmName: 'Reyes & Cole',
  email: 'ada@firm.example',
};
const scriptThat = (opening: string): Script => ({
  ...scriptFrom({
    opening,
    qualification: [{ section: 'Facts', questions: ['What?'] }],
    closing: 'Bye.',
  }),
  writer: 'library',
  practiceArea: 'personal-injury',
  channel: 'phone',
  tone: 'warm',
});
const [ONE, TWO] = [scriptThat('One.'), scriptThat('Two.')];
const reduced = (state: BuilderState, ...actions: BuilderAction[]) =>
  actions.reduce(intakeTool.reduce, state);
const AT_LAST = reduced(START, { type: 'answer', answers: ANSWERS }, { type: 'go', to: LAST_STEP });
const MADE = reduced(
  AT_LAST,
  { type: 'generate', request: 1 },
  { type: 'generated', request: 1, script: ONE },
);

describe('the wizard', () => {
  test('goes on only with an answer, and back', () => {
    expect(reduced(START, { type: 'go', to: 1 })).toBe(START);
    const one = reduced(START, { type: 'answer', answers: { practiceArea: 'business-law' } });
    expect(reduced(one, { type: 'go', to: 1 }, { type: 'go', to: 0 })).toMatchObject({ step: 0 });
    expect(reduced(one, { type: 'go', to: 3 })).toBe(one);
    expect(reduced(START, { type: 'generate', request: 1 })).toBe(START);
  });

  test('comes back with its answers where no script could be written, and waits for its own request alone', () => {
    const waiting = reduced(AT_LAST, { type: 'generate', request: 2 });
    expect(reduced(waiting, { type: 'generated', request: 1, script: ONE })).toBe(waiting);
    expect(reduced(waiting, { type: 'failed', request: 2, error: 'No.' })).toMatchObject({
      view: 'wizard',
      step: LAST_STEP,
      answers: ANSWERS,
      error: 'No.',
    });
    const left = intakeTool.travel?.(waiting, { ...START, wanted: 2 }) ?? START;
    expect(reduced(left, { type: 'generated', request: 2, script: ONE })).toBe(left);
  });
});

describe('the script', () => {
  test('is changed and taken back, by hand and by request', () => {
    const lines = edited(ONE.lines, 'line-1', 'Mine.');
    const changed = reduced(MADE, { type: 'change', lines });
    expect([changed.script?.lines, changed.history]).toEqual([lines, [ONE]]);
    const refining = reduced(changed, { type: 'refine', request: 3 });
    expect(reduced(refining, { type: 'refine', request: 4 })).toBe(refining);
    const refined = reduced(refining, { type: 'refined', request: 3, script: TWO });
    expect(refined).toMatchObject({ script: TWO, history: [ONE, { lines }] });
    expect(reduced(refined, { type: 'undo' }, { type: 'undo' })).toMatchObject({
      script: ONE,
      history: [],
    });
    expect(reduced(refining, { type: 'refine-failed', request: 3 })).toMatchObject({
      script: { lines },
      request: undefined,
    });
    expect(reduced(MADE, { type: 'undo' })).toBe(MADE);
  });

  test('is cleared by Generate Another Script, which can be undone, by the browser’s Back as well', () => {
    const cleared = reduced(MADE, { type: 'restart' });
    expect(cleared).toMatchObject({ view: 'wizard', step: 0, answers: START.answers, history: [] });
    expect(cleared.script).toBeUndefined();
    for (const back of [
      reduced(cleared, { type: 'put-back' }),
      intakeTool.travel?.(cleared, { ...START, wanted: RESULT_PLACE }),
    ])
      expect(back).toMatchObject({ view: 'result', script: ONE, answers: ANSWERS });
  });
});

describe('on this device', () => {
  const roundTrip = (state: BuilderState, linked?: BuilderState) => {
    const value = intakeTool.readSaved(JSON.parse(JSON.stringify(intakeTool.toSaved(state))));
    return value && intakeTool.fromSaved(value, linked);
  };
  test('a return restores the place of the visitor or of the address', () => {
    expect(roundTrip(MADE)).toMatchObject({ view: 'result', script: ONE, answers: ANSWERS });
    expect(roundTrip(MADE, { ...START, wanted: 2 })).toMatchObject({
      view: 'wizard',
      step: 2,
      script: ONE,
    });
    expect(roundTrip(reduced(MADE, { type: 'restart' }))).toMatchObject({
      step: 0,
      cleared: { script: ONE },
    });
    const half = reduced(START, { type: 'answer', answers: { firmName: 'Half ty' } });
    expect(roundTrip(half)).toMatchObject({ answers: { firmName: 'Half ty' }, step: 0 });
    expect(intakeTool.toSaved(START)).toBeUndefined();
  });

  test('a request under way is not saved, and of earlier scripts the last ones are', () => {
    expect(roundTrip(reduced(AT_LAST, { type: 'generate', request: 1 }))).toMatchObject({
      view: 'wizard',
      step: LAST_STEP,
    });
    const long = { ...MADE, history: Array.from({ length: SAVED_HISTORY + 5 }, () => ONE) };
    expect(roundTrip(long)?.history).toHaveLength(SAVED_HISTORY);
  });

  test.each([
    ['', undefined],
    ['#source-2', undefined],
    ['#step-1', undefined],
    ['#step-3', 2],
    ['#script', RESULT_PLACE],
  ])('the address %j', (hash, wanted) =>
    expect(intakeTool.decode({ hash, search: '' })?.wanted).toBe(wanted),
  );
});
