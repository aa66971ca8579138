import type { IntakeScript, IntakeTone } from './schema.ts';

/** One line; `id` is unique within a script: that of the library's line, or a number of its own. */
export type ScriptLine = {
  id: string;
  text: string;
  /** Written or edited by the visitor: no change touches it without naming it. */
  byHand?: true | undefined;
};

/** A part of a script: the first has the place `opening`, the last `closing`, all between are questions. */
export type ScriptSection = { place: string; heading: string; lines: ScriptLine[] };

export type Script = {
  sections: ScriptSection[];
  /** For whoever answers; printed with the script, never read aloud. */
  notes: string[];
  writer: 'library' | 'model';
  /** How it speaks by now. */
  tone: IntakeTone;
};

export const OPENING = 'opening';
export const CLOSING = 'closing';
/** Sections between them, in the order of the conversation: names for the conflict check come before facts. */
export const SCRIPT_SECTIONS = [
  'urgency',
  'conflict',
  'facts',
  'evidence',
  'losses',
  'flags',
  'decision',
] as const;
/** Parts of a script of our library that can have a line. */
export const SCRIPT_PLACES = [OPENING, ...SCRIPT_SECTIONS, CLOSING] as const;
export type ScriptPlace = (typeof SCRIPT_PLACES)[number];
/** Over the notes, wherever a script is printed. */
export const NOTES_HEADING = 'Notes from your firm';

export const isSpoken = ({ place }: Pick<ScriptSection, 'place'>) =>
  place === OPENING || place === CLOSING;

export const linesOf = (sections: readonly ScriptSection[]): ScriptLine[] =>
  sections.flatMap(({ lines }) => lines);

const joined = (sections: readonly ScriptSection[], place: string) =>
  sections
    .filter((section) => section.place === place)
    .flatMap(({ lines }) => lines.map(({ text }) => text))
    .join('\n\n');

/** The shape in which a script is documented; sections without lines are left out. */
export function documentOf({ sections }: Pick<Script, 'sections'>): IntakeScript {
  return {
    opening: joined(sections, OPENING),
    qualification: sections
      .filter((section) => !isSpoken(section) && section.lines.length > 0)
      .map(({ heading, lines }) => ({
        section: heading,
        questions: lines.map(({ text }) => text),
      })),
    closing: joined(sections, CLOSING),
  };
}

/** The number of the first line of each section: questions are numbered through the whole script. */
export function firstNumbers(sections: readonly ScriptSection[]): number[] {
  let next = 1;
  return sections.map((section) => {
    const first = next;
    if (!isSpoken(section)) next += section.lines.length;
    return first;
  });
}

/** A script as plain text, for copying, downloading and the lead; ends with a line break. */
export function scriptText({ sections, notes }: Pick<Script, 'sections' | 'notes'>): string {
  const numbers = firstNumbers(sections);
  const parts = sections.flatMap((section, at) => {
    if (!section.lines.length) return [];
    const first = numbers[at] ?? 1;
    const lines = section.lines.map(({ text }, index) =>
      isSpoken(section) ? text : `${first + index}. ${text}`,
    );
    return [section.heading.toUpperCase(), lines.join(isSpoken(section) ? '\n\n' : '\n')];
  });
  const printed = notes.length ? [NOTES_HEADING.toUpperCase(), notes.join('\n')] : [];
  return `${[...parts, ...printed].join('\n\n')}\n`;
}

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
