import { INTAKE_FIELDS, type IntakeConfig } from './schema.ts';

/** What a visitor has answered so far. */
export type IntakeAnswers = Pick<IntakeConfig, 'specialConsiderations' | 'firmName' | 'email'> & {
  [Choice in 'practiceArea' | 'channel' | 'tone']?: IntakeConfig[Choice] | undefined;
} & {
  /** Empty where none is chosen any more. */
  callBack?: IntakeConfig['callBack'] | '';
};

/** The steps of the wizard in their order, as visitors read them. */
export const INTAKE_STEPS = [
  INTAKE_FIELDS.practiceArea.label,
  INTAKE_FIELDS.channel.label,
  INTAKE_FIELDS.tone.label,
  'Customize',
  'Your Info',
] as const;
/** Index of the last step. */
export const LAST_STEP = INTAKE_STEPS.length - 1;

export const NO_ANSWERS: IntakeAnswers = { specialConsiderations: '', firmName: '', email: '' };

/** An answer without which there is no script. */
export type IntakeNeed = Exclude<keyof IntakeAnswers, 'specialConsiderations' | 'callBack'>;

/** What each step needs before Next: the fourth is optional, the fifth needs a firm name and an email. */
const NEEDS: readonly (readonly IntakeNeed[])[] = [
  ['practiceArea'],
  ['channel'],
  ['tone'],
  [],
  ['firmName', 'email'],
];

/** Which answers a step (from 0) still needs. */
export const missingAnswers = (step: number, answers: IntakeAnswers): IntakeNeed[] =>
  (NEEDS[step] ?? []).filter((field) => !answers[field]?.trim());

/** The last step that the answers lead to, from 0. */
export function furthestStep(answers: IntakeAnswers): number {
  const open = NEEDS.findIndex((_, step) => missingAnswers(step, answers).length > 0);
  return open === -1 ? LAST_STEP : open;
}

/** Name of a step among the views of the tool. */
export const stepStage = (step: number) => `step-${step + 1}`;
