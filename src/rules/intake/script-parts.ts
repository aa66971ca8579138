import type { IntakeScript } from '../../schemas/intake.ts';

/** One part of a script as it is set: a heading over paragraphs, or over numbered questions. */
export type ScriptPart = { heading: string; lines: readonly string[]; isNumbered: boolean };

const paragraphs = (text: string) =>
  text
    .split(/\n\s*\n/)
    .map((each) => each.trim())
    .filter(Boolean);

/** In: a script, and how its first and last part are called. Out: its parts in the order of the conversation. */
export function scriptParts(
  { opening, qualification, closing }: IntakeScript,
  names: { opening: string; closing: string },
): ScriptPart[] {
  return [
    { heading: names.opening, lines: paragraphs(opening), isNumbered: false },
    ...qualification.map(({ section, questions }) => ({
      heading: section,
      lines: questions,
      isNumbered: true,
    })),
    { heading: names.closing, lines: paragraphs(closing), isNumbered: false },
  ];
}

/** In: a script. Out: every line of it, for finding what a change has touched. */
export function scriptLines(script: IntakeScript): ReadonlySet<string> {
  return new Set(scriptParts(script, { opening: '', closing: '' }).flatMap(({ lines }) => lines));
}
