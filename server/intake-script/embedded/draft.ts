import type { IntakeConfig, IntakeScript } from '../../../src/features/intake/schema.ts';
import { SCRIPT_SECTIONS, type ScriptSection } from '../library-schema.ts';
import type { Library } from './library.ts';
import type { Line } from './lines.ts';
import type { Manner } from './say.ts';

/** One paragraph or question; `known` when it is a line of the library, in whatever manner. */
export type Entry = { text: string; known?: { line: Line; manner: Manner } };

export type DraftSection = {
  heading: string;
  /** Which section of the library it is, if any. */
  place?: ScriptSection;
  entries: Entry[];
};

/** A script while it is changed: the same words, and what is known about each. */
export type Draft = { opening: Entry[]; sections: DraftSection[]; closing: Entry[] };

export function headingsOf(
  { areas, channels }: Library,
  { practiceArea, channel }: IntakeConfig,
): Record<ScriptSection, string> {
  return { ...channels[channel].headings, ...areas[practiceArea].headings };
}

const paragraphs = (entries: readonly Entry[]) => entries.map(({ text }) => text).join('\n\n');

/** Sections without questions are left out. */
export function asScript({ opening, sections, closing }: Draft): IntakeScript {
  return {
    opening: paragraphs(opening),
    qualification: sections
      .filter(({ entries }) => entries.length > 0)
      .map(({ heading, entries }) => ({ section: heading, questions: entries.map(({ text }) => text) })),
    closing: paragraphs(closing),
  };
}

export function mapEntries(draft: Draft, change: (entries: Entry[]) => Entry[]): Draft {
  return {
    opening: change(draft.opening),
    sections: draft.sections.map((section) => ({ ...section, entries: change(section.entries) })),
    closing: change(draft.closing),
  };
}

export function entriesOf({ opening, sections, closing }: Draft): Entry[] {
  return [...opening, ...sections.flatMap(({ entries }) => entries), ...closing];
}

/** With the entry at the end of that section, which is made if missing. */
export function withEntry(draft: Draft, place: ScriptSection, heading: string, entry: Entry): Draft {
  const order = (each: DraftSection) => (each.place ? SCRIPT_SECTIONS.indexOf(each.place) : -1);
  if (draft.sections.some((section) => section.place === place)) {
    const sections = draft.sections.map((section) =>
      section.place === place ? { ...section, entries: [...section.entries, entry] } : section,
    );
    return { ...draft, sections };
  }
  const before = draft.sections.filter((section) => order(section) < SCRIPT_SECTIONS.indexOf(place));
  const rest = draft.sections.filter((section) => !before.includes(section));
  return { ...draft, sections: [...before, { heading, place, entries: [entry] }, ...rest] };
}
