import { describe, expect, test } from 'vitest';
import {
  type BuilderState,
  type IntakeAnswers,
  intakeTool,
  LAST_STEP,
  missingAnswers,
  RESULT_STEP,
  restarted,
  SAVED_HISTORY,
  START,
  showStep,
  undone,
  withEdits,
  withScript,
} from './builder.ts';
import type { Script } from './schema.ts';
import { editLine, scriptFrom } from './script.ts';

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
  config: { ...ANSWERS, practiceArea: 'personal-injury', channel: 'phone', tone: 'warm' },
});
const [ONE, TWO] = [scriptThat('One.'), scriptThat('Two.')];
const AT_LAST = showStep(LAST_STEP)({ ...START, answers: ANSWERS });
const MADE = withScript(ONE)(AT_LAST);

test('the wizard goes forward only with an answer, and back always', () => {
  expect(showStep(1)(START)).toEqual(START);
  const one = { ...START, answers: { ...START.answers, practiceArea: 'business-law' as const } };
  expect(showStep(3)(one)).toMatchObject({ step: 1 });
  expect(showStep(0)(showStep(1)(one))).toMatchObject({ step: 0 });
  expect(missingAnswers(LAST_STEP, { ...ANSWERS, firmName: ' ' })).toEqual([
    'enter the firm’s name',
  ]);
  expect(showStep(RESULT_STEP)(AT_LAST)).toMatchObject({ step: LAST_STEP });
});

describe('the script', () => {
  test('is changed by hand and by request, and each change can be undone', () => {
    const lines = editLine(ONE.lines, 'line-1', 'Mine.');
    const request = Symbol();
    const changed = withEdits({ ...ONE, lines })({ ...MADE, request });
    expect(changed).toMatchObject({ script: { lines }, history: [ONE], request });
    const refined = withScript(TWO)(changed);
    expect(refined).toMatchObject({ script: TWO, history: [ONE, { lines }] });
    expect(refined.request).toBeUndefined();
    expect(undone(undone(refined))).toMatchObject({ script: ONE, history: [] });
    expect(undone(MADE)).toMatchObject({ script: ONE, history: [] });
  });

  test('remains after Generate Another Script with its answers, and each generation can be undone', () => {
    const cleared = restarted(withScript(TWO)(MADE));
    expect(cleared).toMatchObject({ step: 0, answers: START.answers });
    const back = intakeTool.travel?.(cleared, { ...START, linkedStep: RESULT_STEP });
    expect(back).toMatchObject({
      step: RESULT_STEP,
      script: TWO,
      history: [ONE],
      answers: ANSWERS,
    });
    const answers = { ...cleared.answers, firmName: 'Other Firm' };
    const other = intakeTool.travel?.(
      { ...cleared, answers },
      { ...START, linkedStep: RESULT_STEP },
    );
    expect(other).toMatchObject({ step: RESULT_STEP, answers: ANSWERS });
    const whole = { ...cleared, answers: { ...ANSWERS, firmName: 'Second Firm' } };
    expect(showStep(RESULT_STEP)(whole)).toMatchObject({ answers: ANSWERS });
    expect(withScript(ONE)(cleared)).toMatchObject({ script: ONE, history: [ONE, TWO] });
  });

  test('has its own answers after a change of the tone and after an undo', () => {
    const config = { ...ONE.config, tone: 'assertive' as const, firmName: 'Second Firm' };
    const changed = withScript({ ...ONE, config })(MADE);
    expect(changed).toMatchObject({ answers: config });
    expect(undone(changed)).toMatchObject({ answers: ANSWERS });
    const draft = { ...ANSWERS, specialConsiderations: 'Park in the back.' };
    expect(undone(withScript(TWO)({ ...MADE, answers: draft }))).toMatchObject({ answers: draft });
  });

  test('keeps an answer that is being edited', () => {
    const answers = { ...ANSWERS, firmName: '' };
    const back = showStep(RESULT_STEP)({ ...MADE, answers, step: LAST_STEP });
    expect(back).toMatchObject({ step: RESULT_STEP, answers });
  });
});
describe('on this device', () => {
  const roundTrip = (state: BuilderState, linked?: BuilderState) => {
    const value = intakeTool.readSaved(JSON.parse(JSON.stringify(intakeTool.toSaved(state))));
    return value && intakeTool.fromSaved(value, linked);
  };
  test("a return restores the visitor's step or that of the address", () => {
    expect(roundTrip(MADE)).toMatchObject({ step: RESULT_STEP, script: ONE, answers: ANSWERS });
    expect(roundTrip(MADE, { ...START, linkedStep: 2 })).toMatchObject({ step: 2, script: ONE });
    expect(roundTrip(restarted(MADE))).toMatchObject({ step: 0, script: ONE });
    const half = { ...START, answers: { ...START.answers, firmName: 'Half ty' } };
    expect(roundTrip(half)).toMatchObject({ answers: { firmName: 'Half ty' }, step: 0 });
    expect(intakeTool.toSaved(START)).toBeUndefined();
  });

  test('a pending request is not saved, and the last earlier scripts are', () => {
    expect(roundTrip({ ...AT_LAST, waiting: 'writing', request: Symbol() })).toEqual(AT_LAST);
    const long = { ...MADE, history: Array.from({ length: SAVED_HISTORY + 5 }, () => ONE) };
    expect(roundTrip(long)?.history).toHaveLength(SAVED_HISTORY);
  });

  test.each([
    ['#source-2', undefined],
    ['#step-3', 2],
    ['#script', RESULT_STEP],
  ])('the address %j', (hash, linkedStep) =>
    expect(intakeTool.decode({ hash, search: '' })?.linkedStep).toBe(linkedStep),
  );
});
