import { mailRows } from '../../src/features/forms/fields.ts';
import { INTAKE_FUNCTIONS } from '../../src/features/intake/functions.ts';
import {
  INTAKE_FIELDS,
  INTAKE_MESSAGES,
  INTAKE_PRACTICE_AREAS,
  type SubmitIntake,
  submitIntakeSchema,
} from '../../src/features/intake/schema.ts';
import { scriptText } from '../../src/features/intake/script-text.ts';
import { isTooLong } from '../intake-script/script-length.ts';
import type { ScriptSigner } from '../intake-script/script-signature.ts';
import type { LeadForm } from './lead-function.ts';

/** In bytes: the longest script comes twice, as an object and as text, both with room for signs of several bytes. */
export const SUBMIT_INTAKE_BODY_MAX = 96 * 1024;

/** "in-person" as people read it: "In person". */
const spelled = (id: string) => `${id.charAt(0).toUpperCase()}${id.slice(1).replaceAll('-', ' ')}`;

/** The script comes from a browser, where anything may have been put in its place. */
const ORIGIN = {
  ours: 'As written by the site',
  other:
    'Not confirmed as written by the site: it was changed after that, or came without the site’s signature',
} as const;

/** The parts of a script have limits that are far above those of the whole. */
const wholeScriptShort: LeadForm<SubmitIntake>['schema'] = {
  safeParse(value) {
    const parsed = submitIntakeSchema.safeParse(value);
    if (!parsed.success || !isTooLong(parsed.data.scriptContent)) return parsed;
    return {
      success: false,
      error: { issues: [{ path: ['scriptContent'], message: INTAKE_MESSAGES.scriptLong }] },
    };
  },
};

/** Somebody had an intake script written: the answers and the script. */
export const submitIntakeBuilder = ({ signer }: { signer: ScriptSigner }): LeadForm<SubmitIntake> => ({
  name: INTAKE_FUNCTIONS.submit,
  kind: 'intake-builder',
  schema: wholeScriptShort,
  limits: ['intake-submit-burst', 'intake-submit-day', 'intake-submit-content'],
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
  async furtherRows(values, { signature }) {
    const text = scriptText(values.scriptContent).trim();
    const isOurs =
      text === values.fullScriptText.trim() &&
      (await signer.holds(signature, { ...values, text }).catch(() => false));
    return [['Script', isOurs ? ORIGIN.ours : ORIGIN.other]];
  },
  answer: { message: 'We have received your script' },
});
