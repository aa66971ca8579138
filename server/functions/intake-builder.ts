import { firstMessages, type Issue } from '../../src/features/forms/check-values.ts';
import { mailRows } from '../../src/features/forms/fields.ts';
import { INTAKE_FUNCTIONS, INTAKE_PATH } from '../../src/features/intake/paths.ts';
import {
  generateRequestSchema,
  refineRequestSchema,
  type SubmitIntake,
  submitIntakeSchema,
} from '../../src/features/intake/requests-schema.ts';
import {
  INTAKE_FIELDS,
  INTAKE_PRACTICE_AREAS,
  type Script,
} from '../../src/features/intake/schema.ts';
import { documentOf } from '../../src/features/intake/script.ts';
import type { HttpErrors } from '../http/errors.ts';
import type { ServerFunction } from '../http/guards.ts';
import { REQUEST_LIMITS, SCRIPT_LIMITS } from '../http/rate-limits.ts';
import type { ScriptWriter } from '../intake-script/writer.ts';
import type { LeadForm } from './lead-function.ts';

// The limit is far above six full answers, so that an answer that is too long gets a message at its
// field.
export const MAX_GENERATE_BYTES = 16 * 1024;
/** A request to change a script has the script twice: as documented, and as lines with ids. */
export const MAX_REFINE_BYTES = 160 * 1024;

type Deps = { writer: ScriptWriter; errors: HttpErrors };

/** Removes `config` from the names of fields: in the request, it contains the answers. */
const fieldMessages = (issues: readonly Issue[]) =>
  firstMessages(
    issues.map(({ path, message }) => ({
      path: path[0] === 'config' && path.length > 1 ? path.slice(1) : path,
      message,
    })),
  );

const answerOf = (script: Script) => {
  const { config, parts, lines, writer, plain } = script;
  return { script: documentOf(script), parts, lines, writer, tone: config.tone, plain };
};

export const generateIntakeScript = ({ writer, errors }: Deps): ServerFunction => ({
  name: INTAKE_FUNCTIONS.generate,
  limits: SCRIPT_LIMITS,
  maxBodyBytes: MAX_GENERATE_BYTES,
  failure: errors.notWritten,
  async answer({ body }) {
    const parsed = generateRequestSchema.safeParse(body);
    if (!parsed.success) throw errors.invalid(fieldMessages(parsed.error.issues));
    return answerOf(await writer.write(parsed.data.config));
  },
});

export const refineIntakeScript = ({ writer, errors }: Deps): ServerFunction => ({
  name: INTAKE_FUNCTIONS.refine,
  limits: SCRIPT_LIMITS,
  maxBodyBytes: MAX_REFINE_BYTES,
  failure: errors.notWritten,
  async answer({ body }) {
    const parsed = refineRequestSchema.safeParse(body);
    if (!parsed.success) throw errors.invalid(fieldMessages(parsed.error.issues));
    const outcome = await writer.refine(parsed.data);
    if ('refused' in outcome) throw errors.notRefined(outcome.refused);
    return { ...answerOf(outcome.script), done: outcome.done };
  },
});

export const MAX_SUBMIT_INTAKE_BYTES = 96 * 1024;

const readableId = (id: string) =>
  `${id.charAt(0).toUpperCase()}${id.slice(1).replaceAll('-', ' ')}`;

export const submitIntakeBuilder: LeadForm<SubmitIntake> = {
  name: INTAKE_FUNCTIONS.submit,
  kind: 'intake-builder',
  schema: submitIntakeSchema,
  limits: REQUEST_LIMITS,
  maxBodyBytes: MAX_SUBMIT_INTAKE_BYTES,
  contact: ({ email, firmName }) => ({ email, firm: firmName }),
  mail: (values) => ({
    subject: `Intake script: ${values.firmName}, ${INTAKE_PRACTICE_AREAS[values.practiceArea]}`,
    rows: mailRows(INTAKE_FIELDS, {
      ...values,
      practiceArea: INTAKE_PRACTICE_AREAS[values.practiceArea],
      channel: readableId(values.channel),
      tone: readableId(values.tone),
    }),
    document: { title: 'The script', text: values.fullScriptText },
  }),
  // The mail does not repeat the script: it has texts that the visitor typed, and the address may
  // belong to another person.
  receipt: ({ siteUrl }) => ({
    subject: 'Your intake script',
    lines: [
      'You created an intake script on our site. We do not repeat it here, because it contains what you typed. Unless your browser blocks storage, it is saved in the builder, in the browser you used, until you clear it. There you can change, copy and print it.',
      { label: 'Back to the builder', href: `${siteUrl}${INTAKE_PATH}` },
    ],
    why: 'You are receiving this email because this address was given in the intake script builder. If that was not you, tell us and we will erase the request.',
  }),
  answer: () => ({ message: 'We have received your script' }),
};
