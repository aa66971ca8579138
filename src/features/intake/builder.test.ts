import { expect, test } from 'vitest';
import {
  type BuilderState,
  clearAnswers,
  INITIAL_STATE,
  type IntakeAnswers,
  intakeTool,
  LAST_STEP,
  MAX_HISTORY,
  missingAnswers,
  RESULT_STEP,
  showStep,
  undoLastChange,
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
const qualification = [{ section: 'Facts', questions: ['What?'] }];
const scriptWith = (opening: string): Script => ({
  ...scriptFrom({ opening, qualification, closing: 'Bye.' }),
  writer: 'library',
  config: { ...ANSWERS, practiceArea: 'personal-injury', channel: 'phone', tone: 'warm' },
});
const [SCRIPT_ONE, SCRIPT_TWO] = [scriptWith('One.'), scriptWith('Two.')];
const AT_LAST_STEP = showStep(LAST_STEP)({ ...INITIAL_STATE, answers: ANSWERS });
const WITH_SCRIPT = withScript(SCRIPT_ONE)(AT_LAST_STEP);

const AT_RESULT = { ...INITIAL_STATE, linkedStep: RESULT_STEP };
const withAnswers = (state: BuilderState, answers: Partial<IntakeAnswers>) => ({
  ...state,
  answers: { ...state.answers, ...answers },
});

test('the wizard goes forward only after an answer, and back at any time', () => {
  expect(showStep(1)(INITIAL_STATE)).toEqual(INITIAL_STATE);
  const otherArea = withAnswers(INITIAL_STATE, { practiceArea: 'business-law' });
  expect(showStep(3)(otherArea)).toMatchObject({ step: 1 });
  expect(showStep(0)(showStep(1)(otherArea))).toMatchObject({ step: 0 });
  const missing = missingAnswers(LAST_STEP, { ...ANSWERS, firmName: ' ' });
  expect(missing).toEqual(['enter the firm’s name']);
  expect(showStep(RESULT_STEP)(AT_LAST_STEP)).toMatchObject({ step: LAST_STEP });
});

test('a script is changed by hand and by request, and each change can be undone', () => {
  const lines = editLine(SCRIPT_ONE.lines, 'line-1', 'Mine.');
  const request = Symbol();
  const changed = withEdits({ ...SCRIPT_ONE, lines })({ ...WITH_SCRIPT, request });
  expect(changed).toMatchObject({ script: { lines }, history: [SCRIPT_ONE], request });
  const refined = withScript(SCRIPT_TWO)(changed);
  expect(refined).toMatchObject({ script: SCRIPT_TWO, history: [SCRIPT_ONE, { lines }] });
  expect(refined.request).toBeUndefined();
  const first = { script: SCRIPT_ONE, history: [] };
  expect(undoLastChange(undoLastChange(refined))).toMatchObject(first);
  expect(undoLastChange(WITH_SCRIPT)).toMatchObject(first);
});

test('Generate Another Script keeps the script with its answers, and each generation can be undone', () => {
  const cleared = clearAnswers(withScript(SCRIPT_TWO)(WITH_SCRIPT));
  expect(cleared).toMatchObject({ step: 0, answers: INITIAL_STATE.answers });
  const result = { step: RESULT_STEP, script: SCRIPT_TWO, history: [SCRIPT_ONE], answers: ANSWERS };
  expect(intakeTool.afterHistoryMove?.(cleared, AT_RESULT)).toMatchObject(result);
  const other = withAnswers(cleared, { firmName: 'Other Firm' });
  expect(intakeTool.afterHistoryMove?.(other, AT_RESULT)).toMatchObject(result);
  const complete = withAnswers(cleared, { ...ANSWERS, firmName: 'Second Firm' });
  expect(showStep(RESULT_STEP)(complete)).toMatchObject(result);
  const history = [SCRIPT_ONE, SCRIPT_TWO];
  expect(withScript(SCRIPT_ONE)(cleared)).toMatchObject({ script: SCRIPT_ONE, history });
});

test('the answers follow a change of the tone and an undo, and keep a typed draft', () => {
  const config = { ...SCRIPT_ONE.config, tone: 'assertive' as const, firmName: 'Second Firm' };
  const changed = withScript({ ...SCRIPT_ONE, config })(WITH_SCRIPT);
  expect(changed).toMatchObject({ answers: config });
  expect(undoLastChange(changed)).toMatchObject({ answers: ANSWERS });
  const draft = withAnswers(WITH_SCRIPT, { specialConsiderations: 'Park in the back.' });
  const { answers } = draft;
  expect(undoLastChange(withScript(SCRIPT_TWO)(draft))).toMatchObject({ answers });
});

const saveAndRestore = (state: BuilderState, linked?: BuilderState) => {
  const value = intakeTool.parseSavedValue(
    JSON.parse(JSON.stringify(intakeTool.toSavedValue(state))),
  );
  return value && intakeTool.fromSavedValue(value, linked);
};
const halfAnswered = withAnswers(INITIAL_STATE, { firmName: 'Half ty' });
test.each<[string, BuilderState, BuilderState | undefined, object]>([
  ['its step', WITH_SCRIPT, undefined, { step: RESULT_STEP, script: SCRIPT_ONE, answers: ANSWERS }],
  ['the step of the address', WITH_SCRIPT, { ...INITIAL_STATE, linkedStep: 2 }, { step: 2 }],
  [
    'the first step after Generate Another Script',
    clearAnswers(WITH_SCRIPT),
    undefined,
    { step: 0, script: SCRIPT_ONE },
  ],
  ['half of the answers', halfAnswered, undefined, { step: 0, answers: halfAnswered.answers }],
])('a return to this device restores %s', (_, state, linked, expected) => {
  expect(saveAndRestore(state, linked)).toMatchObject(expected);
});

test('an unused builder and a pending request are not saved, and the saved history is limited', () => {
  expect(intakeTool.toSavedValue(INITIAL_STATE)).toBeUndefined();
  expect(saveAndRestore({ ...AT_LAST_STEP, waiting: 'writing', request: Symbol() })).toEqual(
    AT_LAST_STEP,
  );
  const long = {
    ...WITH_SCRIPT,
    history: Array.from({ length: MAX_HISTORY + 5 }, () => SCRIPT_ONE),
  };
  expect(saveAndRestore(long)?.history).toHaveLength(MAX_HISTORY);
});

test.each([
  ['#source-2', undefined],
  ['#step-3', 2],
  ['#script', RESULT_STEP],
])('the address %j leads to the step %s', (hash, linkedStep) =>
  expect(intakeTool.decode({ hash, search: '' })?.linkedStep).toBe(linkedStep),
);
