import fc from 'fast-check';
import { expect, test } from 'vitest';
import {
  BUTTON_REQUESTS,
  type ChangeOffers,
  questionRequest,
} from '../../../src/features/intake/change-offers.ts';
import {
  INTAKE_CHANNELS,
  INTAKE_PRACTICE_AREAS,
  INTAKE_TONES,
  type IntakeConfig,
  type IntakePracticeArea,
  type IntakeScript,
} from '../../../src/features/intake/schema.ts';
import { INTAKE_CONFIG, MODEL_SCRIPT } from '../../../tests/support/intake-script.ts';
import { CONFIG, changed, library, refusal, write } from '../../../tests/support/refinement.ts';
import { parseRefinement } from '../refinement.ts';
import { changeOffers } from './change-offers.ts';

const RUNS = 60;
const PRESSES_MOST = 12;
/** Many scripts take their time on a busy machine, in ms. */
const MANY_SCRIPTS_MS = 60_000;

const AREAS = Object.keys(INTAKE_PRACTICE_AREAS) as IntakePracticeArea[];
const configs: IntakeConfig[] = AREAS.flatMap((practiceArea) =>
  INTAKE_CHANNELS.map((channel) => ({ ...CONFIG, practiceArea, channel })),
);
const asked = ({ questions }: ChangeOffers) =>
  questions.filter(({ isAsked }) => isAsked).map(({ name }) => name);

test.each(Object.entries(BUTTON_REQUESTS))('%s is one change when it is typed', (_, request) => {
  expect(parseRefinement(request)).toHaveLength(1);
});

test(
  'a new script has its own tone, can be made shorter, and names each of its questions once',
  () => {
    for (const config of configs) {
      const { whyNot, tone, questions } = changeOffers(library, config, write(config));
      expect(tone).toBe(config.tone);
      expect(whyNot).toEqual({ [config.tone]: `The script is ${config.tone} already.` });
      const names = questions.map(({ name }) => name);
      expect(new Set(names).size).toBe(names.length);
      expect(names).toEqual(expect.arrayContaining(['appointment', 'how you found us']));
    }
  },
  MANY_SCRIPTS_MS,
);

test(
  'after any presses what is offered is done and nothing else, and what is not is refused with that reason',
  () => {
    const press = fc.nat(1_000);
    fc.assert(
      fc.property(
        fc.constantFrom(...configs),
        fc.array(press, { maxLength: PRESSES_MOST }),
        (config, presses) => {
          let script = write(config);
          for (const number of presses) {
            const offers = changeOffers(library, config, script);
            for (const [name, why] of Object.entries(offers.whyNot))
              expect(refusal(script, BUTTON_REQUESTS[name as keyof typeof BUTTON_REQUESTS], config)).toBe(
                `refused: ${why}`,
              );
            const possible = Object.entries(BUTTON_REQUESTS)
              .filter(([name]) => !offers.whyNot[name])
              .map(([name, request]) => ({ request, name, question: undefined }));
            const all = [
              ...possible,
              ...offers.questions.map((question) => ({
                request: questionRequest(question),
                name: question.name,
                question,
              })),
            ];
            const { request, name, question } = all[number % all.length] as (typeof all)[number];
            const next = changed(script, config, request);
            const after = changeOffers(library, config, next);
            const isTone = INTAKE_TONES.some((tone) => tone === name);
            expect(after.tone, request).toBe(isTone ? name : offers.tone);
            if (question)
              expect(asked(after).sort(), request).toEqual(
                asked(offers)
                  .filter((each) => each !== name)
                  .concat(question.isAsked ? [] : [name])
                  .sort(),
              );
            script = next;
          }
        },
      ),
      { numRuns: RUNS },
    );
  },
  MANY_SCRIPTS_MS,
);

test(
  'a question comes back into a section that went with its last one',
  () => {
    for (const config of configs) {
      let script: IntakeScript = write(config);
      for (const question of changeOffers(library, config, script).questions)
        if (question.isAsked) script = changed(script, config, questionRequest(question));
      for (const question of changeOffers(library, config, script).questions)
        script = changed(script, config, questionRequest(question));
      expect(changeOffers(library, config, script).questions.every(({ isAsked }) => isAsked)).toBe(true);
      expect(script.qualification.flatMap(({ questions }) => questions).join()).not.toContain(
        'What can you tell',
      );
    }
  },
  MANY_SCRIPTS_MS,
);

test('a script of another writer keeps its tone, and what it asks about is known by its words', () => {
  const { whyNot, tone, questions } = changeOffers(library, INTAKE_CONFIG, MODEL_SCRIPT);
  expect(tone).toBeUndefined();
  expect(Object.keys(whyNot).sort()).toEqual([...INTAKE_TONES].sort());
  expect(questions).toContainEqual({ name: 'insurance', isAsked: true });
  const bare = changed(MODEL_SCRIPT, INTAKE_CONFIG, questionRequest({ name: 'insurance', isAsked: true }));
  expect(changeOffers(library, INTAKE_CONFIG, bare).questions).toContainEqual({
    name: 'insurance',
    isAsked: false,
  });
});
