import {
  INTAKE_TONES,
  type IntakeConfig,
  type IntakeScript,
} from '../../src/features/intake/schema.ts';
import {
  CLOSING,
  linesOf,
  OPENING,
  SCRIPT_PLACES,
  type Script,
  type ScriptLine,
  type ScriptPlace,
  type ScriptSection,
  scriptText,
} from '../../src/features/intake/script.ts';
import type { Library } from './library.ts';
import { ASKED_FOR, type Line, type LinesFor, linesFor } from './lines.ts';

/** A new script has no more words, headings included; what a visitor asked for takes the place of what matters least. */
export const SCRIPT_WORDS_MOST = 700;
/** Lines of the closing that a firm speaks of itself stand before this one. */
const LAST_WORDS = 'consent';

export const wordsIn = (text: string): number => text.match(/\S+/g)?.length ?? 0;
export const countWords = (sections: readonly ScriptSection[]) =>
  wordsIn(scriptText({ sections: [...sections], notes: [] }));

/** What is known about the script for some answers: every line that it has or may get, and its headings. */
export function knownFor(library: Library, config: IntakeConfig) {
  const lines = linesFor(library, config);
  const headings: Record<ScriptPlace, string> = {
    opening: 'Opening',
    closing: 'Closing',
    ...library.channels[config.channel].headings,
    ...library.areas[config.practiceArea].headings,
  };
  const all = [...lines.own, ...lines.asked, ...lines.more];
  return { ...lines, headings, byId: new Map(all.map((line) => [line.id, line])) };
}
export type Known = ReturnType<typeof knownFor>;

/** Puts what the firm says of itself where it fits: the rest of a section stays together. */
function inPlace({ own, asked, saidAfter }: LinesFor, place: ScriptPlace): Line[] {
  const here = own.filter((line) => line.place === place);
  const last = here.findIndex(({ id }) => id === LAST_WORDS);
  const at = {
    opening: here.findIndex(({ id }) => id === saidAfter) + 1,
    closing: last < 0 ? here.length : last,
  };
  const extra = asked.filter((line) => line.place === place);
  return here.toSpliced(
    place === 'opening' || place === 'closing' ? at[place] : here.length,
    0,
    ...extra,
  );
}

/** The least important line of ours that may go; where two are equal, that of the longest section, nearest to its end. */
export function leastImportant(
  sections: readonly ScriptSection[],
  byId: Known['byId'],
): string | undefined {
  const candidates = sections
    .flatMap(({ lines }) => lines.map((line) => ({ id: line.id, siblings: lines.length })))
    .map((each, order) => ({ ...each, order, rank: byId.get(each.id)?.rank ?? ASKED_FOR }))
    .filter(({ rank }) => rank < ASKED_FOR);
  candidates.sort((a, b) => a.rank - b.rank || b.siblings - a.siblings || b.order - a.order);
  return candidates[0]?.id;
}

export const withoutLines = (
  sections: readonly ScriptSection[],
  ids: ReadonlySet<string>,
): ScriptSection[] =>
  sections.map((section) => ({
    ...section,
    lines: section.lines.filter(({ id }) => !ids.has(id)),
  }));

function withinLength(sections: ScriptSection[], byId: Known['byId']): ScriptSection[] {
  const least = countWords(sections) > SCRIPT_WORDS_MOST && leastImportant(sections, byId);
  return least ? withinLength(withoutLines(sections, new Set([least])), byId) : sections;
}

/** The same answers give the same script. */
export function compose(library: Library, config: IntakeConfig): Script {
  const known = knownFor(library, config);
  const manner = { tone: config.tone, plain: false };
  const sections = SCRIPT_PLACES.map((place) => ({
    place,
    heading: known.headings[place],
    lines: inPlace(known, place).map((line) => ({ id: line.id, text: line.say(manner) })),
  }));
  return {
    sections: withinLength(sections, known.byId).filter(({ lines }) => lines.length > 0),
    notes: known.notes,
    writer: 'library',
    tone: config.tone,
  };
}

const same = (text: string) => text.replace(/\s+/g, ' ').trim();

/** The lowest numbers that `prefix-<n>` has free, one after the other. */
export function freeIds(prefix: string, sections: readonly ScriptSection[]) {
  const taken = new Set(linesOf(sections).map(({ id }) => id));
  let number = 0;
  return () => {
    do number += 1;
    while (taken.has(`${prefix}-${number}`));
    return `${prefix}-${number}`;
  };
}

/** The id of every line that these answers may have, by its words in whatever tone. */
function idsByWords({ byId }: Known) {
  const ids = new Map<string, string>();
  for (const { id, say } of byId.values())
    for (const tone of INTAKE_TONES)
      for (const plain of [true, false]) ids.set(same(say({ tone, plain })), id);
  return ids;
}

/**
 * A script of the documented shape with the ids of its lines. A line that was there before (`before`) keeps its id, one
 * whose words are ours has ours; `other` says what any other line is.
 */
export function withIds(
  known: Known,
  { opening, qualification, closing }: IntakeScript,
  before: readonly ScriptSection[],
  other: (text: string) => ScriptLine,
): ScriptSection[] {
  const ids = idsByWords(known);
  const earlier = new Map(linesOf(before).map((line) => [same(line.text), line]));
  const taken = new Set<string>();
  const line = (text: string) => {
    const id = ids.get(same(text));
    const found = earlier.get(same(text)) ?? (id ? { id, text } : undefined);
    if (!found || taken.has(found.id)) return other(text);
    taken.add(found.id);
    return found;
  };
  const paragraphs = (text: string) => text.split(/\n\s*\n/).flatMap((each) => each.trim() || []);
  const placeOf = (heading: string, at: number) =>
    before.find((section) => same(section.heading) === same(heading))?.place ??
    SCRIPT_PLACES.find((place) => same(known.headings[place]) === same(heading)) ??
    `section-${at + 1}`;
  return [
    { place: OPENING, heading: known.headings.opening, lines: paragraphs(opening).map(line) },
    ...qualification.map(({ section, questions }, at) => ({
      place: placeOf(section, at),
      heading: section,
      lines: questions.map(line),
    })),
    { place: CLOSING, heading: known.headings.closing, lines: paragraphs(closing).map(line) },
  ];
}

export const textsOf = (sections: readonly ScriptSection[]) =>
  linesOf(sections).map(({ text }) => text);
