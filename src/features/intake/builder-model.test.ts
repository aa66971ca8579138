import fc from 'fast-check';
import { expect, test } from 'vitest';
import { tooMuch } from './by-hand.ts';
import { lasting, readBuilder, SAVED_HISTORY } from './kept.ts';
import { INTAKE_CHANNELS, INTAKE_TONES } from './schema.ts';
import { scriptThat } from './script.fixture.ts';
import { type BuilderAction, type BuilderState, builderReducer, START } from './state.ts';
import { type IntakeAnswers, isStepValid, LAST_STEP } from './steps.ts';

const RUNS = 1_000;
const scriptArb = fc.nat(20).map((number) => scriptThat(`Version ${number}`));
const text = fc.constantFrom('', ' ', 'Whitfield & Rowe', '<b>', '\u2028');
const answersArb = fc.record(
  {
    practiceArea: fc.constantFrom('personal-injury', 'business-law'),
    channel: fc.constantFrom(...INTAKE_CHANNELS),
    tone: fc.constantFrom(...INTAKE_TONES),
    specialConsiderations: text,
    firmName: text,
    callBack: fc.constantFrom('Within an hour', 'The same business day'),
    email: fc.constantFrom('', 'dana@', 'dana@whitfield-law.example'),
  },
  { requiredKeys: [] },
) as fc.Arbitrary<Partial<IntakeAnswers>>;
const line = fc.constantFrom('greeting', 'when', 'thanks', 'notes-1', 'own-1');
/** Numbers of requests: answers may come late, twice or to nobody. */
const request = fc.nat(3);
const action: fc.Arbitrary<BuilderAction> = fc.oneof(
  {
    weight: 4,
    arbitrary: fc.record({ type: fc.constant('answer' as const), answers: answersArb }),
  },
  { weight: 6, arbitrary: fc.constant<BuilderAction>({ type: 'next' }) },
  fc.constantFrom<BuilderAction>({ type: 'back' }, { type: 'undo' }, { type: 'restart' }),
  fc.record({
    type: fc.constantFrom(
      'generate' as const,
      'arrived' as const,
      'refine' as const,
      'refine-failed' as const,
    ),
    request,
  }),
  fc.record({ type: fc.constant('generated' as const), request, script: scriptArb }),
  fc.record({ type: fc.constant('refined' as const), request, script: scriptArb }),
  fc.record({
    type: fc.constant('failed' as const),
    request,
    error: fc.constant('Please try again.'),
  }),
  fc.record({ type: fc.constant('go' as const), to: fc.integer({ min: -1, max: 7 }) }),
  fc.record({ type: fc.constantFrom('edit' as const, 'remove' as const), id: line }),
  fc.record({
    type: fc.constant('move' as const),
    id: line,
    by: fc.constantFrom(1 as const, -1 as const),
  }),
  fc.record({
    type: fc.constant('add' as const),
    place: fc.constantFrom('opening', 'facts', 'notes'),
  }),
  fc.record({
    type: fc.constant('write' as const),
    text: fc.constantFrom('', 'One', 'One\nTwo', 'x'.repeat(5_000)),
  }),
  fc.constantFrom<BuilderAction>({ type: 'save' }, { type: 'cancel' }),
);

function expectValid(state: BuilderState) {
  const upTo = state.view === 'wizard' ? state.step : LAST_STEP + 1;
  // A step is reached by answers alone, and an answer may be taken back only at its own step or after.
  for (let step = 0; step < Math.min(upTo, LAST_STEP + 1); step += 1)
    if (state.view !== 'wizard') expect(isStepValid(step, state.answers)).toBe(true);
  if (state.view === 'result') expect(tooMuch(state.script)).toBeUndefined();
}

test('after any actions, in any order, the state is valid, and a return shows what was saved', () => {
  fc.assert(
    fc.property(fc.array(action, { maxLength: 60 }), (actions) => {
      let state = START;
      for (const each of actions) {
        state = builderReducer(state, each);
        expectValid(state);
        const saved = lasting(state);
        const back = readBuilder(JSON.parse(JSON.stringify(saved ?? null)));
        const email = state.answers.email;
        // An address that is wrong never gets a script of the backend; this model gives one all the same.
        if (state.view === 'result' && !/@.+\./.test(email)) expect(back).toBeUndefined();
        else expect(back).toEqual(saved);
        if (saved?.view === 'result')
          expect(saved.history.length).toBeLessThanOrEqual(SAVED_HISTORY);
      }
    }),
    { numRuns: RUNS },
  );
});
