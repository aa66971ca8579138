import { INTAKE_FUNCTIONS } from '../../src/features/intake/functions.ts';
import { generateRequestSchema } from '../../src/features/intake/schema.ts';
import type { Refusals } from '../http/refusals.ts';
import type { ScriptWriter } from '../intake-script/script-writer.ts';
import type { FunctionRow } from './function-row.ts';
import { intakeFieldMessages } from './intake-fields.ts';

/** In bytes: far above six full answers, so that one that is too long is named as such. */
export const GENERATE_BODY_MAX = 64 * 1024;

/** In: who writes and the refusals. Out: the function that makes a script of the wizard's answers; it keeps nothing. */
export function generateIntakeScript(writer: ScriptWriter, refusals: Refusals): FunctionRow {
  return {
    name: INTAKE_FUNCTIONS.generate,
    limits: ['intake-generate-burst', 'intake-generate-day'],
    bodyMax: GENERATE_BODY_MAX,
    failed: refusals.notWritten,
    async handle({ body }) {
      const parsed = generateRequestSchema.safeParse(body);
      if (!parsed.success) return { refusal: refusals.invalid(intakeFieldMessages(parsed.error.issues)) };
      return { answer: { script: await writer.write(parsed.data.config) } };
    },
  };
}
