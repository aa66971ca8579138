import type { IntakeScript } from './schema.ts';

/** A script as plain text, for copying, downloading and the lead; ends with a line break. */
export function scriptText({ opening, qualification, closing }: IntakeScript): string {
  const sections = qualification.map(
    ({ section, questions }) =>
      `${section.toUpperCase()}\n\n${questions.map((question, index) => `${index + 1}. ${question}`).join('\n')}`,
  );
  return `${['OPENING', opening, ...sections, 'CLOSING', closing].join('\n\n')}\n`;
}
