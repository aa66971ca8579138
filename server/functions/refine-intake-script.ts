import { INTAKE_FUNCTIONS } from '../../src/features/intake/functions.ts';
import { refineRequestSchema } from '../../src/features/intake/schema.ts';
import type { Refusals } from '../http/refusals.ts';
import { NotUnderstood, type ScriptWriter } from '../intake-script/script-writer.ts';
import type { FunctionRow } from './function-row.ts';
import { intakeFieldMessages } from './intake-fields.ts';

/** In bytes: a script that has grown through many changes, and the request; ten times what we write. */
export const REFINE_BODY_MAX = 128 * 1024;

/** In: who writes and the refusals. Out: the function that changes a script as asked; it keeps nothing. */
export function refineIntakeScript(writer: ScriptWriter, refusals: Refusals): FunctionRow {
  return {
    name: INTAKE_FUNCTIONS.refine,
    limits: ['intake-refine-burst', 'intake-refine-day'],
    bodyMax: REFINE_BODY_MAX,
    failed: refusals.notWritten,
    async handle({ body }) {
      const parsed = refineRequestSchema.safeParse(body);
      if (!parsed.success) return { refusal: refusals.invalid(intakeFieldMessages(parsed.error.issues)) };
      const { currentScript, config, refinementRequest } = parsed.data;
      try {
        return { answer: { script: await writer.refine(currentScript, config, refinementRequest) } };
      } catch (error) {
        if (error instanceof NotUnderstood) return { refusal: refusals.notUnderstood };
        throw error;
      }
    },
  };
}
