import type { IntakeConfig } from '../../schemas/intake.ts';

/** What a visitor has answered so far. */
export type IntakeAnswers = Partial<Pick<IntakeConfig, 'practiceArea' | 'channel' | 'tone'>> &
  Pick<IntakeConfig, 'specialConsiderations' | 'firmName' | 'email'>;

/** The steps of the wizard in their order, as visitors read them. */
export const INTAKE_STEPS = ['Practice Area', 'Channel', 'Tone', 'Customize', 'Your Info'] as const;
/** Index of the last step. */
export const LAST_STEP = INTAKE_STEPS.length - 1;

export const NO_ANSWERS: IntakeAnswers = { specialConsiderations: '', firmName: '', email: '' };

const isFilled = (value: string | undefined) => Boolean(value?.trim());

/** What each step needs before Next: the fourth is optional, the fifth needs a firm name and an e-mail. */
const NEEDS: readonly (readonly (keyof IntakeAnswers)[])[] = [
  ['practiceArea'],
  ['channel'],
  ['tone'],
  [],
  ['firmName', 'email'],
];

/** In: index of a step (from 0) and the answers. Out: whether the visitor may go on. */
export function isStepValid(step: number, answers: IntakeAnswers): boolean {
  return (NEEDS[step] ?? []).every((field) => isFilled(answers[field]));
}
