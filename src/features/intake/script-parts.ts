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

/** "(Read the date back.)": whole sentences in brackets; "(813) 555-0142" and "(or both)" are part of what is said. */
const DIRECTION = /(\([A-Z][^()]*[.!?:]\))/;

/** A line in pieces, which together are the line: what is said, and found in brackets what to do while saying it. */
export function linePieces(line: string) {
  let end = 0;
  return line
    .split(DIRECTION)
    .map((text, index) => {
      const start = end;
      end += text.length;
      return { start, text, isDirection: index % 2 === 1 };
    })
    .filter(({ text }) => text);
}
