import fc from 'fast-check';
import { expect, test } from 'vitest';
import { type IntakeScript, intakeScriptSchema } from '../../../src/features/intake/schema.ts';
import { scriptText } from '../../../src/features/intake/script-text.ts';
import { change, questions, refusal, SCRIPT } from '../../../tests/support/refinement.ts';

/** Many generated requests take their time on a busy machine, in ms. */
const PROPERTY_TEST_MS = 60_000;

/** Written by somebody else, as a language model would. */
const FOREIGN: IntakeScript = {
  opening:
    'Thank you for calling Reyes & Park, P.C. I am not an attorney.\n\nNo attorney-client relationship exists yet.',
  qualification: [
    {
      section: 'First things',
      questions: [
        'Are you safe? If not, call 911.',
        'What are the full names of everyone involved, for our conflict check?',
        'Is there a court date or a deadline?',
      ],
    },
    {
      section: 'The crash',
      questions: [
        'When did the crash happen, and on which road were you driving at that time?',
        'Which insurance company covers your vehicle, and have you reported the crash to it?',
        'Did an attorney look at the insurance policy before you called us today?',
        'Have you missed any work because of the crash, and for how many days so far?',
        'Which doctors have treated you since the crash, and are you still in treatment?',
      ],
    },
  ],
  closing:
    'An attorney will review this within one business day. May we call you back?\n\nThank you for your time.',
};

test('a script that somebody else wrote can be changed', () => {
  const shorter = change(FOREIGN, 'fewer questions');
  expect(questions(shorter).length).toBeLessThan(questions(FOREIGN).length);
  for (const mark of ['911', 'conflict check', 'deadline']) expect(scriptText(shorter)).toContain(mark);
  expect(questions(change(FOREIGN, 'longer')).length).toBeGreaterThan(questions(FOREIGN).length);
  expect(questions(change(FOREIGN, 'remove questions about insurance'))).toHaveLength(
    questions(FOREIGN).length - 2,
  );
  expect(change(FOREIGN, 'ask about pets').qualification[1]?.questions.at(-1)).toBe(
    'What can you tell me about pets?',
  );
  expect(change(FOREIGN, 'end with "We listen to you."').closing.endsWith('We listen to you.')).toBe(true);
});

test('is not put in another tone', () => {
  expect(refusal(FOREIGN, 'warmer')).toMatch(/^refused: This script cannot be put in another tone/);
});

test('plain words work on a script that somebody else wrote', () => {
  const script = change(FOREIGN, 'plain words');
  expect(scriptText(script)).toContain('Did a lawyer look at the insurance policy');
  expect(scriptText(script)).toContain('No attorney-client relationship');
});

test('whatever is asked, the script changes soundly or the request is refused', {
  timeout: PROPERTY_TEST_MS,
}, () => {
  const request = fc.oneof(
    fc.string({ unit: 'binary', maxLength: 200 }),
    fc
      .tuple(
        fc.constantFrom(
          'add a question about',
          'ask if they',
          'remove questions about',
          'end with "We',
          'make it',
          'ask',
        ),
        fc.string({ unit: 'grapheme-ascii', maxLength: 60 }),
      )
      .map((parts) => parts.join(' ')),
    fc.constantFrom(
      'shorter',
      'longer',
      'warmer',
      'assertive',
      'more professional',
      'plain words',
      'ask about pets',
      'no questions about insurance',
      'end with "We listen."',
    ),
  );
  fc.assert(
    fc.property(fc.array(request, { minLength: 1, maxLength: 5 }), (requests) => {
      let script = SCRIPT;
      for (const each of requests) {
        const next = refusal(script, each);
        if (next.startsWith('refused')) continue;
        const changed: IntakeScript = JSON.parse(next);
        expect(changed).not.toEqual(script);
        expect(intakeScriptSchema.safeParse(changed).success).toBe(true);
        expect(scriptText(changed)).not.toMatch(/[{}<>]/);
        script = changed;
      }
    }),
    { numRuns: 150 },
  );
});
