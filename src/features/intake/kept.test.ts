import { describe, expect, test } from 'vitest';
import { ENTRY_MAX_CHARS } from '../tools/saved-entry.ts';
import { lasting, readBuilder, SAVED_HISTORY } from './kept.ts';
import { INTAKE_LIMITS } from './schema.ts';
import { scriptThat } from './script.fixture.ts';
import { type BuilderState, START } from './state.ts';
import type { IntakeAnswers } from './steps.ts';

const script = scriptThat;
const answers: IntakeAnswers = {
  practiceArea: 'estate-planning',
  channel: 'chat',
  tone: 'empathetic',
  specialConsiderations: 'We speak Spanish',
  firmName: 'Whitfield & Rowe',
  email: 'dana@whitfield-law.example',
  callBack: 'Within an hour',
};

/** What the next page begins with. */
const returned = (state: BuilderState) =>
  readBuilder(JSON.parse(JSON.stringify(lasting(state) ?? null)));

describe('a return goes on', () => {
  test('from an address that is half typed', () => {
    const state: BuilderState = {
      view: 'wizard',
      step: 4,
      answers: { ...answers, email: 'dana@' },
    };
    expect(returned(state)).toEqual(state);
  });
  test('from the script with what came before it', () => {
    const history = [script('One')];
    const state: BuilderState = { view: 'result', answers, script: script('Two'), history };
    expect(returned({ ...state, refining: 4 } as BuilderState)).toEqual(state);
  });
  test('from a line that was being written', () => {
    const draft = { id: 'when', place: 'facts', text: 'When wa' };
    const state: BuilderState = {
      view: 'result',
      answers,
      script: script('One'),
      history: [],
      draft,
    };
    expect(returned(state)).toEqual(state);
  });
  test('from the answers that the browser’s Back has led to, with the script', () => {
    const made = { script: script('One'), history: [] };
    const state: BuilderState = { view: 'wizard', step: 4, answers, made };
    expect(returned(state)).toEqual(state);
  });
  test('from the last step where a script was on its way', () => {
    expect(returned({ view: 'generating', answers, request: 1 })).toEqual({
      view: 'wizard',
      step: 4,
      answers,
    });
  });
  test('with the latest twenty of five hundred scripts', () => {
    const history = Array.from({ length: 500 }, (_, index) => script(`Version ${index}`));
    const back = returned({ view: 'result', answers, script: script('Now'), history });
    expect(back?.view === 'result' && back.history).toEqual(history.slice(-SAVED_HISTORY));
  });
});

test('the longest scripts there can be, with their history, have room', () => {
  expect((SAVED_HISTORY + 1) * INTAKE_LIMITS.fullTextMax).toBeLessThan(ENTRY_MAX_CHARS);
});

test('nothing is kept of a start, nor of one that was gone back to', () => {
  expect(lasting(START)).toBeUndefined();
  expect(lasting({ ...START, step: 0 } as BuilderState)).toBeUndefined();
});

test.each([3, 4])('a step %i that the answers do not lead to is not shown', (step) => {
  const { channel: _, ...some } = answers;
  expect(readBuilder({ view: 'wizard', step, answers: some })).toMatchObject({ step: 1 });
});

test('a choice that is none of ours is asked again', () => {
  const back = readBuilder({ view: 'wizard', step: 4, answers: { ...answers, tone: 'angry' } });
  expect(back).toMatchObject({ step: 2, answers: { channel: 'chat' } });
  expect(back?.answers).not.toHaveProperty('tone');
});

test('an earlier script that is none of ours is left out', () => {
  const history = [script('One'), { opening: 7 }, null];
  const back = readBuilder({ view: 'result', answers, script: script('Two'), history });
  expect(back).toMatchObject({ history: [script('One')] });
});

describe('what is none of ours is not read', () => {
  test.each<unknown>([
    null,
    [],
    {},
    { view: 'wizard', step: 0 },
    { view: 'wizard', step: 0.5, answers },
    { view: 'generating', answers, request: 1 },
    { view: 'result', answers, script: { opening: 'x' }, history: [] },
    { view: 'result', answers: { ...answers, email: 'dana@' }, script: script('One'), history: [] },
    { view: 'result', script: script('One'), history: [] },
  ])('%j', (kept) => expect(readBuilder(kept)).toBeUndefined());
});
