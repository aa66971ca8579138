import type { Issue } from '../../src/content/explain.ts';
import { firstMessages } from '../../src/features/forms/first-messages.ts';
import { INTAKE_FUNCTIONS } from '../../src/features/intake/functions.ts';
import {
  generateRequestSchema,
  INTAKE_MESSAGES,
  readRequestSchema,
  refineRequestSchema,
} from '../../src/features/intake/schema.ts';
import { scriptText } from '../../src/features/intake/script-text.ts';
import type { HttpErrors } from '../http/errors.ts';
import type { ServerFunction } from '../http/guards.ts';
import { TOOL_LIMITS } from '../http/rate-limits.ts';
import { inTime } from '../in-time.ts';
import { isTooLong } from '../intake-script/script-length.ts';
import type { ScriptSigner } from '../intake-script/script-signature.ts';
import type { ScriptWriter } from '../intake-script/script-writer.ts';
import { firstLine, type Log } from '../log.ts';

/** In bytes: far above six full answers, so that one that is too long is named as such. */
export const GENERATE_BODY_MAX = 16 * 1024;
/** In bytes: far above four full answers. */
export const READ_BODY_MAX = 16 * 1024;
/** In bytes: the longest script, which has grown through many changes, with signs of several bytes, and the request. */
export const REFINE_BODY_MAX = 64 * 1024;

/** A script is not held up for longer by a database that somebody else has locked, in ms. */
export const SIGNED_WITHIN_MS = 1_000;

type Parts = { writer: ScriptWriter; errors: HttpErrors };
type SigningParts = Parts & { signer: ScriptSigner; log: Log };

/** Named as the visitor's form names them: the answers arrive wrapped in `config`. */
const fieldMessages = (issues: readonly Issue[]) =>
  firstMessages(
    issues.map(({ path, message }) => ({
      path: path[0] === 'config' && path.length > 1 ? path.slice(1) : path,
      message,
    })),
  );

/** Makes a script of the wizard's answers and signs it; it keeps nothing. */
export const generateIntakeScript = ({ writer, errors, signer, log }: SigningParts): ServerFunction => ({
  name: INTAKE_FUNCTIONS.generate,
  limits: ['intake-generate-burst', 'intake-generate-day', ...TOOL_LIMITS],
  bodyMax: GENERATE_BODY_MAX,
  failed: errors.notWritten,
  async answer({ body }) {
    const parsed = generateRequestSchema.safeParse(body);
    if (!parsed.success) throw errors.invalid(fieldMessages(parsed.error.issues));
    const { config } = parsed.data;
    const script = await writer.write(config);
    // without a signature a script is as good, and its lead says that it could not be compared
    const signing = signer.sign({ ...config, text: scriptText(script) });
    const signature = await inTime(signing, SIGNED_WITHIN_MS).catch((error) => {
      log.error({ error: firstLine(error) }, 'an intake script could not be signed');
    });
    return { script, offers: await writer.offers(script, config), ...(signature && { signature }) };
  },
});

/** Tells what of the special considerations a script will say; it keeps nothing. */
export const readConsiderations = ({ writer, errors }: Parts): ServerFunction => ({
  name: INTAKE_FUNCTIONS.read,
  limits: ['intake-read-burst', 'intake-read-day', ...TOOL_LIMITS],
  bodyMax: READ_BODY_MAX,
  failed: errors.notWritten,
  async answer({ body }) {
    const parsed = readRequestSchema.safeParse(body);
    if (!parsed.success) throw errors.invalid(fieldMessages(parsed.error.issues));
    return await writer.preview(parsed.data);
  },
});

/** Changes a script as asked; it keeps nothing. */
export const refineIntakeScript = ({ writer, errors }: Parts): ServerFunction => ({
  name: INTAKE_FUNCTIONS.refine,
  limits: ['intake-refine-burst', 'intake-refine-day', ...TOOL_LIMITS],
  bodyMax: REFINE_BODY_MAX,
  failed: errors.notWritten,
  async answer({ body }) {
    const parsed = refineRequestSchema.safeParse(body);
    if (!parsed.success) throw errors.invalid(fieldMessages(parsed.error.issues));
    const { currentScript, config, refinementRequest } = parsed.data;
    if (isTooLong(currentScript)) throw errors.invalid({ currentScript: INTAKE_MESSAGES.scriptLong });
    const refined = await writer.refine(currentScript, config, refinementRequest);
    if ('refused' in refined) throw errors.notRefined(refined.refused);
    return { ...refined, offers: await writer.offers(refined.script, config) };
  },
});
