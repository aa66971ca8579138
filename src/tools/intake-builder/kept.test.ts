import { describe, expect, test, vi } from 'vitest';
import { INTAKE_KEPT_KEY } from '../../rules/intake/kept-key.ts';
import type { IntakeAnswers } from '../../rules/intake/steps.ts';
import type { IntakeScript } from '../../schemas/intake.ts';
import { keepState, readKept } from './kept.ts';
import { type BuilderState, START } from './state.ts';

const script = (opening: string): IntakeScript => ({
  opening,
  qualification: [{ section: 'Facts', questions: ['When did it happen?'] }],
  closing: 'Thank you.',
});
const answers: IntakeAnswers = {
  practiceArea: 'estate-planning',
  channel: 'chat',
  tone: 'empathetic',
  specialConsiderations: 'We speak Spanish',
  firmName: 'Whitfield & Rowe',
  email: 'dana@whitfield-law.example',
};

/** Storage that takes texts up to some length. */
function storageOf(room = Number.POSITIVE_INFINITY) {
  const values = new Map<string, string>();
  return {
    values,
    removeItem: (key: string) => void values.delete(key),
    setItem: (key: string, value: string) => {
      if (value.length > room) throw new DOMException('full', 'QuotaExceededError');
      values.set(key, value);
    },
  } as unknown as Storage & { values: Map<string, string> };
}
function reloaded(state: BuilderState, room?: number) {
  const storage = storageOf(room);
  keepState(state, () => storage);
  return readKept(storage.values.get(INTAKE_KEPT_KEY) ?? null);
}

describe('a reload goes on', () => {
  test('from the step', () => {
    const { tone: _, ...some } = answers;
    const state: BuilderState = { view: 'wizard', step: 2, answers: some };
    expect(reloaded(state)).toEqual(state);
  });
  test('from the script with what came before it', () => {
    const state: BuilderState = {
      view: 'result',
      answers,
      script: script('Two'),
      history: [script('One')],
    };
    expect(reloaded({ ...state, refining: 4 } as BuilderState)).toEqual(state);
  });
  test('from the last step where a script was on its way', () => {
    expect(reloaded({ view: 'generating', answers, request: 1 })).toEqual({
      view: 'wizard',
      step: 4,
      answers,
    });
  });
  test('from the latest twenty of five hundred scripts where there is no room for more', () => {
    const history = Array.from({ length: 500 }, (_, index) => script(`Version ${index}`));
    const back = reloaded({ view: 'result', answers, script: script('Now'), history }, 10_000);
    expect(back).toMatchObject({ view: 'result', script: { opening: 'Now' } });
    expect(back?.view === 'result' && back.history).toEqual(history.slice(-20));
  });
});

describe('nothing is kept', () => {
  test('of the start', () => expect(reloaded(START)).toBeUndefined());
  test('without room', () =>
    expect(reloaded({ view: 'result', answers, script: script('Now'), history: [] }, 10)).toBeUndefined());
  test('by a browser that refuses', () => {
    const refuse = vi.fn(() => {
      throw new Error('SecurityError');
    });
    keepState({ view: 'wizard', step: 1, answers }, refuse);
    expect(refuse).toHaveBeenCalled();
  });
});

describe('what is none of ours is not read', () => {
  test.each([
    null,
    '',
    'no json',
    'null',
    '{}',
    JSON.stringify({ version: 2, view: 'wizard', step: 0, answers }),
    JSON.stringify({ version: 1, view: 'wizard', step: 5, answers }),
    JSON.stringify({ version: 1, view: 'wizard', step: 0, answers: { ...answers, tone: 'angry' } }),
    JSON.stringify({ version: 1, view: 'result', answers, script: { opening: 'x' }, history: [] }),
  ])('%s', (kept) => expect(readKept(kept)).toBeUndefined());
});
