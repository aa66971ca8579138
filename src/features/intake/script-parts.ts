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

/** `names`: how the first and last part are called. */
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

/** Every line of a script, for finding what a change has touched. */
export function scriptLines(script: IntakeScript): ReadonlySet<string> {
  return new Set(
    scriptParts(script, { opening: '', closing: '' }).flatMap(({ lines }) => lines.map(({ text }) => text)),
  );
}

/** A piece of a line: what is said, or in brackets what to do while saying it. */
type LinePiece = { text: string; isDirection: boolean };

/** "(Read the date back.)": whole sentences in brackets; "(813) 555-0142" and "(or both)" are part of what is said. */
const DIRECTION = /(\([A-Z][^()]*[.!?]\))/;

/** The pieces of a line, in order; together they are the line. */
export function linePieces(line: string): LinePiece[] {
  return line
    .split(DIRECTION)
    .map((text, index) => ({ text, isDirection: index % 2 === 1 }))
    .filter(({ text }) => text);
}
