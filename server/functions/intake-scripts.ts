import type { Issue } from '../../src/content/explain.ts';
import { firstMessages } from '../../src/features/forms/check-values.ts';
import { INTAKE_FUNCTIONS } from '../../src/features/intake/places.ts';
import { generateRequestSchema, refineRequestSchema } from '../../src/features/intake/schema.ts';
import { documentOf, type Script } from '../../src/features/intake/script.ts';
import type { HttpErrors } from '../http/errors.ts';
import type { ServerFunction } from '../http/guards.ts';
import { SCRIPT_LIMITS } from '../http/rate-limits.ts';
import type { ScriptWriter } from '../intake-script/writer.ts';

/** In bytes: far above six full answers, so that one that is too long is named as such. */
export const GENERATE_BODY_MAX = 16 * 1024;
/** In bytes: the longest script comes twice, as it is documented and with ids, with signs of several bytes. */
export const REFINE_BODY_MAX = 160 * 1024;

type Parts = { writer: ScriptWriter; errors: HttpErrors };

/** Named as the visitor's form names them: the answers arrive wrapped in `config`. */
const fieldMessages = (issues: readonly Issue[]) =>
  firstMessages(
    issues.map(({ path, message }) => ({
      path: path[0] === 'config' && path.length > 1 ? path.slice(1) : path,
      message,
    })),
  );

/** The documented script, and beside it what our own page works with. */
const answerOf = (script: Script) => {
  const { sections: lines, notes, writer, tone } = script;
  return { script: documentOf(script), lines, notes, writer, tone };
};

/** Makes a script of the wizard's answers; it keeps nothing. */
export const generateIntakeScript = ({ writer, errors }: Parts): ServerFunction => ({
  name: INTAKE_FUNCTIONS.generate,
  limits: SCRIPT_LIMITS,
  bodyMax: GENERATE_BODY_MAX,
  failed: errors.notWritten,
  async answer({ body }) {
    const parsed = generateRequestSchema.safeParse(body);
    if (!parsed.success) throw errors.invalid(fieldMessages(parsed.error.issues));
    return answerOf(await writer.write(parsed.data.config));
  },
});

/** Changes a script as asked; it keeps nothing. */
export const refineIntakeScript = ({ writer, errors }: Parts): ServerFunction => ({
  name: INTAKE_FUNCTIONS.refine,
  limits: SCRIPT_LIMITS,
  bodyMax: REFINE_BODY_MAX,
  failed: errors.notWritten,
  async answer({ body }) {
    const parsed = refineRequestSchema.safeParse(body);
    if (!parsed.success) throw errors.invalid(fieldMessages(parsed.error.issues));
    const { currentScript, config, refinementRequest, lines, change } = parsed.data;
    const refined = await writer.refine({
      document: currentScript,
      lines,
      config,
      request: refinementRequest,
      change,
    });
    if ('refused' in refined) throw errors.notRefined(refined.refused);
    const { script, understood, untouched } = refined;
    return { ...answerOf(script), understood, untouched };
  },
});
