import { mailRows } from '../../src/features/forms/fields.ts';
import { INTAKE_FUNCTIONS, INTAKE_PATH } from '../../src/features/intake/places.ts';
import { INTAKE_FIELDS, INTAKE_PRACTICE_AREAS, type SubmitIntake, submitIntakeSchema } from '../../src/features/intake/schema.ts';
import { REQUEST_LIMITS } from '../http/rate-limits.ts';
import type { LeadForm } from './lead-function.ts';

/** In bytes: the longest script comes twice, as an object and as text, both with room for signs of several bytes. */
export const SUBMIT_INTAKE_BODY_MAX = 96 * 1024;

/** "in-person" as people read it: "In person". */
const spelled = (id: string) => `${id.charAt(0).toUpperCase()}${id.slice(1).replaceAll('-', ' ')}`;

/** Somebody had an intake script written: the answers and the script. */
export const submitIntakeBuilder: LeadForm<SubmitIntake> = {
  name: INTAKE_FUNCTIONS.submit,
  kind: 'intake-builder',
  schema: submitIntakeSchema,
  limits: REQUEST_LIMITS,
  bodyMax: SUBMIT_INTAKE_BODY_MAX,
  who: ({ email, firmName }) => ({ email, firm: firmName }),
  mail: (values) => ({
    subject: `Intake script: ${values.firmName}, ${INTAKE_PRACTICE_AREAS[values.practiceArea]}`,
    rows: mailRows(INTAKE_FIELDS, {
      ...values,
      practiceArea: INTAKE_PRACTICE_AREAS[values.practiceArea],
      channel: spelled(values.channel),
      tone: spelled(values.tone),
    }),
    document: { title: 'The script', text: values.fullScriptText },
  }),
  // the script holds what the visitor typed, and the address may be a stranger's
  receipt: ({ siteUrl }) => ({
    subject: 'Your intake script',
    lines: [
      'You created an intake script on our site. We do not repeat it here, because it contains what you typed. Unless your browser blocks storage, it is saved in the builder, in the browser you used, until you clear it. There you can change, copy and print it.',
      { words: 'Back to the builder', href: `${siteUrl}${INTAKE_PATH}` },
    ],
    why: 'You are receiving this email because this address was given in the intake script builder. If that was not you, tell us and we will erase the request.',
  }),
  answer: () => ({ message: 'We have received your script' }),
};
