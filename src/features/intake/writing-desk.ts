import { type Backend, type BackendAnswer, createBackend } from '../forms/backend.ts';
import { submissionIds } from '../forms/submission-id.ts';
import { INTAKE_FUNCTIONS } from './functions.ts';
import { type IntakeConfig, type IntakeScript, intakeScriptSchema } from './schema.ts';
import { intakeSubmission } from './submission.ts';

/** Kept with the lead: where it came from. */
const SOURCE = 'intake-builder';
/** A request that outlives its page may have 64 KB, headers of it included; counted in characters. */
const KEEPALIVE_MAX = 50_000;

/** A script, or why there is none; the reason is missing where the backend gave none. */
export type Written = { script?: IntakeScript; reason?: string | undefined };

/** An answer without a script that can be read counts as a failure. */
function written(answer: BackendAnswer): Written {
  if (!answer.ok) return { reason: answer.error };
  const parsed = intakeScriptSchema.safeParse(answer.body.script);
  return parsed.success ? { script: parsed.data } : {};
}

/** The three calls of the tool. In: address and key of the backend. Out: calls that never throw. */
export function writingDesk(address: string, key: string) {
  const ids = submissionIds();
  const call = async (...args: Parameters<Backend['call']>): Promise<BackendAnswer> => {
    try {
      return await createBackend(address, key).call(...args);
    } catch {
      // Built without a key: the tool fails like any other call.
      return { ok: false, status: 0, error: undefined, fields: {} };
    }
  };
  return {
    async generate(config: IntakeConfig) {
      return written(await call(INTAKE_FUNCTIONS.generate, { config }));
    },
    async refine(currentScript: IntakeScript, config: IntakeConfig, refinementRequest: string) {
      return written(await call(INTAKE_FUNCTIONS.refine, { currentScript, config, refinementRequest }));
    },
    /** The lead: nobody waits for it, and nothing is said about it. */
    async submit(config: IntakeConfig, script: IntakeScript) {
      const request = { ...intakeSubmission(config, script), source: SOURCE, page: location.pathname };
      const body = { ...request, submissionId: ids.idFor(request) };
      const keepalive = JSON.stringify(body).length <= KEEPALIVE_MAX;
      await call(INTAKE_FUNCTIONS.submit, body, { keepalive });
    },
  };
}
