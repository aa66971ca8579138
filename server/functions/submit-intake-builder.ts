import { INTAKE_FUNCTIONS } from '../../src/features/intake/functions.ts';
import {
  INTAKE_PRACTICE_AREAS,
  type SubmitIntake,
  submitIntakeSchema,
} from '../../src/features/intake/schema.ts';
import type { LeadForm } from './lead-function.ts';

/** In bytes: the script comes twice, as an object and as text. */
export const SUBMIT_INTAKE_BODY_MAX = 256 * 1024;

/** "in-person" as people read it: "In person". */
const spelled = (id: string) => `${id.charAt(0).toUpperCase()}${id.slice(1).replaceAll('-', ' ')}`;

/** Somebody had an intake script written: the answers and the script. */
export const submitIntakeBuilder: LeadForm<SubmitIntake> = {
  name: INTAKE_FUNCTIONS.submit,
  kind: 'intake-builder',
  schema: submitIntakeSchema,
  limits: ['intake-submit-burst', 'intake-submit-day', 'intake-submit-content'],
  bodyMax: SUBMIT_INTAKE_BODY_MAX,
  who: ({ email, firmName }) => ({ email, firm: firmName }),
  mail: ({ firmName, email, practiceArea, channel, tone, specialConsiderations, fullScriptText }) => ({
    subject: `Intake script: ${firmName}, ${INTAKE_PRACTICE_AREAS[practiceArea]}`,
    rows: [
      ['Law Firm Name', firmName],
      ['Email Address', email],
      ['Practice Area', INTAKE_PRACTICE_AREAS[practiceArea]],
      ['Channel', spelled(channel)],
      ['Tone', spelled(tone)],
      ['Special Considerations', specialConsiderations],
    ],
    document: { title: 'The script', text: fullScriptText },
  }),
  answer: { message: 'We have received your script' },
};
