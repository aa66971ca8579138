import type { IntakeScript } from './schema.ts';
import { CLOSING, OPENING, type ScriptSection } from './script.ts';

const paragraphs = (text: string) =>
  text
    .split(/\n\s*\n/)
    .map((each) => each.trim())
    .filter(Boolean);

/** A documented script as sections of lines, numbered in their order. */
export function sectionsOf({ opening, qualification, closing }: IntakeScript): ScriptSection[] {
  let next = 1;
  const section = (place: string, heading: string, texts: readonly string[]) => ({
    place,
    heading,
    lines: texts.map((text) => ({ id: `line-${next++}`, text })),
  });
  return [
    section(OPENING, 'Opening', paragraphs(opening)),
    ...qualification.map((part, at) => section(`section-${at + 1}`, part.section, part.questions)),
    section(CLOSING, 'Closing', paragraphs(closing)),
  ];
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
const DIRECTION = /(\([A-Z][^()]*[.!?:]\))/;

/** What is said, and found in brackets what to do while saying it. */
export const linePieces = (line: string) => piecesOf(line, DIRECTION);

/**
 * "8 a.m.", "24 hours", "(813) 555-0142": a number and the word it counts. They stand on one line, so a match is never
 * as long as a narrow screen is wide.
 */
const FIGURE = /((?:\(\d{3}\)|\d(?:[\d,.:]{0,8}\d)?)[ -][\w.%-]{1,12})/;

export const figurePieces = (text: string) => piecesOf(text, FIGURE);
