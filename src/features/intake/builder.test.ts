import { describe, expect, test } from 'vitest';
import {
  type BuilderState,
  INITIAL_STATE,
  type IntakeAnswers,
  intakeTool,
  LAST_STEP,
  missingAnswers,
  RESULT_STEP,
  SAVED_HISTORY,
  showStep,
  withEdits,
  withLastUndone,
  withoutAnswers,
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
const [SCRIPT_ONE, SCRIPT_TWO] = [scriptThat('One.'), scriptThat('Two.')];
const AT_LAST = showStep(LAST_STEP)({ ...INITIAL_STATE, answers: ANSWERS });
const MADE = withScript(SCRIPT_ONE)(AT_LAST);

test('the wizard goes forward only with an answer, and back always', () => {
  expect(showStep(1)(INITIAL_STATE)).toEqual(INITIAL_STATE);
  const otherArea = {
    ...INITIAL_STATE,
    answers: { ...INITIAL_STATE.answers, practiceArea: 'business-law' as const },
  };
  expect(showStep(3)(otherArea)).toMatchObject({ step: 1 });
  expect(showStep(0)(showStep(1)(otherArea))).toMatchObject({ step: 0 });
  expect(missingAnswers(LAST_STEP, { ...ANSWERS, firmName: ' ' })).toEqual([
    'enter the firm’s name',
  ]);
  expect(showStep(RESULT_STEP)(AT_LAST)).toMatchObject({ step: LAST_STEP });
});

describe('the script', () => {
  test('is changed by hand and by request, and each change can be undone', () => {
    const lines = editLine(SCRIPT_ONE.lines, 'line-1', 'Mine.');
    const request = Symbol();
    const changed = withEdits({ ...SCRIPT_ONE, lines })({ ...MADE, request });
    expect(changed).toMatchObject({ script: { lines }, history: [SCRIPT_ONE], request });
    const refined = withScript(SCRIPT_TWO)(changed);
    expect(refined).toMatchObject({ script: SCRIPT_TWO, history: [SCRIPT_ONE, { lines }] });
    expect(refined.request).toBeUndefined();
    expect(withLastUndone(withLastUndone(refined))).toMatchObject({
      script: SCRIPT_ONE,
      history: [],
    });
    expect(withLastUndone(MADE)).toMatchObject({ script: SCRIPT_ONE, history: [] });
  });

  test('remains after Generate Another Script with its answers, and each generation can be undone', () => {
    const cleared = withoutAnswers(withScript(SCRIPT_TWO)(MADE));
    expect(cleared).toMatchObject({ step: 0, answers: INITIAL_STATE.answers });
    const travelled = intakeTool.travel?.(cleared, { ...INITIAL_STATE, linkedStep: RESULT_STEP });
    expect(travelled).toMatchObject({
      step: RESULT_STEP,
      script: SCRIPT_TWO,
      history: [SCRIPT_ONE],
      answers: ANSWERS,
    });
    const answers = { ...cleared.answers, firmName: 'Other Firm' };
    const other = intakeTool.travel?.(
      { ...cleared, answers },
      { ...INITIAL_STATE, linkedStep: RESULT_STEP },
    );
    expect(other).toMatchObject({ step: RESULT_STEP, answers: ANSWERS });
    const secondFirm = { ...cleared, answers: { ...ANSWERS, firmName: 'Second Firm' } };
    expect(showStep(RESULT_STEP)(secondFirm)).toMatchObject({ answers: ANSWERS });
    expect(withScript(SCRIPT_ONE)(cleared)).toMatchObject({
      script: SCRIPT_ONE,
      history: [SCRIPT_ONE, SCRIPT_TWO],
    });
  });

  test('has its own answers after a change of the tone and after an undo', () => {
    const config = { ...SCRIPT_ONE.config, tone: 'assertive' as const, firmName: 'Second Firm' };
    const changed = withScript({ ...SCRIPT_ONE, config })(MADE);
    expect(changed).toMatchObject({ answers: config });
    expect(withLastUndone(changed)).toMatchObject({ answers: ANSWERS });
    const draft = { ...ANSWERS, specialConsiderations: 'Park in the back.' };
    expect(withLastUndone(withScript(SCRIPT_TWO)({ ...MADE, answers: draft }))).toMatchObject({
      answers: draft,
    });
  });

  test('keeps an answer that is being edited', () => {
    const answers = { ...ANSWERS, firmName: '' };
    const travelled = showStep(RESULT_STEP)({ ...MADE, answers, step: LAST_STEP });
    expect(travelled).toMatchObject({ step: RESULT_STEP, answers });
  });
});
describe('on this device', () => {
  const roundTrip = (state: BuilderState, linked?: BuilderState) => {
    const value = intakeTool.readSaved(JSON.parse(JSON.stringify(intakeTool.toSaved(state))));
    return value && intakeTool.fromSaved(value, linked);
  };
  test("a return restores the visitor's step or that of the address", () => {
    expect(roundTrip(MADE)).toMatchObject({
      step: RESULT_STEP,
      script: SCRIPT_ONE,
      answers: ANSWERS,
    });
    expect(roundTrip(MADE, { ...INITIAL_STATE, linkedStep: 2 })).toMatchObject({
      step: 2,
      script: SCRIPT_ONE,
    });
    expect(roundTrip(withoutAnswers(MADE))).toMatchObject({ step: 0, script: SCRIPT_ONE });
    const half = { ...INITIAL_STATE, answers: { ...INITIAL_STATE.answers, firmName: 'Half ty' } };
    expect(roundTrip(half)).toMatchObject({ answers: { firmName: 'Half ty' }, step: 0 });
    expect(intakeTool.toSaved(INITIAL_STATE)).toBeUndefined();
  });

  test('a pending request is not saved, and the last earlier scripts are', () => {
    expect(roundTrip({ ...AT_LAST, waiting: 'writing', request: Symbol() })).toEqual(AT_LAST);
    const long = { ...MADE, history: Array.from({ length: SAVED_HISTORY + 5 }, () => SCRIPT_ONE) };
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
