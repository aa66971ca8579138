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

/** A piece of a text; `start` is unique within it. */
type Piece = { start: number; text: string; isFound: boolean };

/** A text cut at what a pattern of one group finds, in order; together the pieces are the text. */
function piecesOf(text: string, pattern: RegExp): Piece[] {
  let start = 0;
  return text
    .split(pattern)
    .map((piece, index) => {
      start += piece.length;
      return { start: start - piece.length, text: piece, isFound: index % 2 === 1 };
    })
    .filter(({ text: piece }) => piece);
}

/** "(Read the date back.)": whole sentences in brackets; "(813) 555-0142" and "(or both)" are part of what is said. */
const DIRECTION = /(\([A-Z][^()]*[.!?]\))/;

/** What is said, and found in brackets what to do while saying it. */
export const linePieces = (line: string) => piecesOf(line, DIRECTION);

/**
 * "8 a.m.", "24 hours", "(813) 555-0142": a number and the word it counts. They stand on one line, so a match is never
 * as long as a narrow screen is wide.
 */
const FIGURE = /((?:\(\d{3}\)|\d(?:[\d,.:]{0,8}\d)?)[ -][\w.%-]{1,12})/;

export const figurePieces = (text: string) => piecesOf(text, FIGURE);
