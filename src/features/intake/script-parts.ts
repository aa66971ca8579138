import type { IntakeScript } from './schema.ts';

/** One line of a part; keys are unique within it, texts need not be. */
type ScriptLine = { key: string; text: string };
/** One part of a script as it is set: a heading over paragraphs, or over numbered questions. */
export type ScriptPart = { key: string; heading: string; lines: readonly ScriptLine[]; isNumbered: boolean };

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
  const parts = [
    { heading: names.opening, texts: paragraphs(opening), isNumbered: false },
    ...qualification.map(({ section, questions }) => ({
      heading: section,
      texts: questions,
      isNumbered: true,
    })),
    { heading: names.closing, texts: paragraphs(closing), isNumbered: false },
  ];
  return parts.map(({ texts, ...part }, place) => ({
    ...part,
    key: `${place} ${part.heading}`,
    lines: texts.map((text, index) => ({ key: `${index} ${text}`, text })),
  }));
}

/** In: a script. Out: every line of it, for finding what a change has touched. */
export function scriptLines(script: IntakeScript): ReadonlySet<string> {
  return new Set(
    scriptParts(script, { opening: '', closing: '' }).flatMap(({ lines }) => lines.map(({ text }) => text)),
  );
}
