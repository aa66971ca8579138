import { INTAKE_TONES, type IntakeConfig, type IntakeScript } from '../../../src/features/intake/schema.ts';
import { SCRIPT_PLACES, SCRIPT_SECTIONS, type ScriptSection } from '../library-schema.ts';
import { type Draft, type Entry, entriesOf, headingsOf } from './draft.ts';
import type { Library } from './library.ts';
import { furtherLines, scriptLines } from './lines.ts';
import { type Manner, say } from './say.ts';

const comparable = (text: string) => text.replace(/\s+/g, ' ').trim();

type AllSaid = Map<string, NonNullable<Entry['known']>>;
/** Hundreds of sentences take milliseconds, and one request recognises its script before and after: once for each. */
const saidFor = new WeakMap<IntakeConfig, { library: Library; said: AllSaid }>();

/** Every way in which every line for these answers can have been said. */
function allSaid(library: Library, config: IntakeConfig): AllSaid {
  const known = saidFor.get(config);
  if (known?.library === library) return known.said;
  const said: AllSaid = new Map();
  for (const line of [...scriptLines(library, config, SCRIPT_PLACES), ...furtherLines(library, config)]) {
    for (const tone of INTAKE_TONES) {
      for (const plain of [true, false]) {
        const manner = { tone, plain };
        said.set(comparable(say(library, config, line, manner)), { line, manner });
      }
    }
  }
  saidFor.set(config, { library, said });
  return said;
}

function placeOf(heading: string, entries: readonly Entry[], headings: Record<ScriptSection, string>) {
  const byHeading = SCRIPT_SECTIONS.find((place) => comparable(headings[place]) === comparable(heading));
  const places = entries.map(({ known }) => known?.line.place);
  return (
    byHeading ??
    SCRIPT_SECTIONS.find((place) => places.filter((each) => each === place).length * 2 > entries.length)
  );
}

/** Finds the lines of the library in a script as it stands, in any tone and in plain words, after any changes. */
export function recognise(library: Library, config: IntakeConfig, script: IntakeScript): Draft {
  const said = allSaid(library, config);
  const headings = headingsOf(library, config);
  const entry = (text: string): Entry => {
    const known = said.get(comparable(text));
    return known ? { text, known } : { text };
  };
  const paragraphs = (text: string) =>
    text
      .split(/\n\s*\n/)
      .map((paragraph) => paragraph.trim())
      .filter(Boolean)
      .map(entry);
  return {
    opening: paragraphs(script.opening),
    sections: script.qualification.map(({ section, questions }) => {
      const entries = questions.map(entry);
      const place = placeOf(section, entries, headings);
      return { heading: section, entries, ...(place && { place }) };
    }),
    closing: paragraphs(script.closing),
  };
}

/** So much of a script must be ours before it can be put in another tone: a share of its entries. */
export const OURS_LEAST = 0.5;

/** Of its entries those that are lines of the library, 0 to 1. */
export function shareOfOurs(draft: Draft): number {
  const entries = entriesOf(draft);
  return entries.filter(({ known }) => known).length / entries.length;
}

/** How most of its known lines are said; `tone` is the one it was written in. */
export function mannerOf(draft: Draft, tone: IntakeConfig['tone']): Manner {
  const manners = entriesOf(draft).flatMap(({ known }) => (known ? [known.manner] : []));
  const count = (fits: (manner: Manner) => boolean) => manners.filter(fits).length;
  const ranked = [...INTAKE_TONES].sort((a, b) => count((m) => m.tone === b) - count((m) => m.tone === a));
  return {
    tone: manners.length ? (ranked[0] ?? tone) : tone,
    plain: manners.some((manner) => manner.plain),
  };
}
