import { INTAKE_LIMITS } from '../../../src/features/intake/schema.ts';
import { SCRIPT_SECTIONS, type ScriptSection } from '../library-schema.ts';
import type { Change } from '../refinement/changes.ts';
import { CHANGED_SCRIPT_WORDS, countWords } from '../script-words.ts';
import { type Apply, ChangeRefused } from './change.ts';
import { asScript, type Draft, entriesOf, headingsOf, withEntry } from './draft.ts';
import { furtherLines } from './lines.ts';
import { say } from './say.ts';

/** A script that is to be longer has at least this share of its words, if there are questions enough. */
export const LONGER_SHARE = 1.12;

/** A script that is not ours has other sections: its last one takes the questions. */
function homeOf(draft: Draft, place: ScriptSection): ScriptSection | number {
  const known = draft.sections.some((section) => section.place);
  return known ? place : draft.sections.length - 1;
}

/** Adds questions of the library that the script does not have. */
export const lengthen: Apply<Extract<Change, { kind: 'longer' }>> = (
  draft,
  change,
  { library, config, manner, wordsBefore },
) => {
  const headings = headingsOf(library, config);
  const present = new Set(entriesOf(draft).map(({ known, text }) => known?.line.id ?? text));
  const asked = change.words ?? (change.share && Math.ceil(wordsBefore * change.share));
  const goal = asked ?? Math.ceil(wordsBefore * LONGER_SHARE);
  const words = (each: Draft) => countWords(asScript(each));
  let grown = draft;
  let length = words(grown);
  for (const line of furtherLines(library, config)) {
    if (length >= goal) break;
    const text = say(library, config, line, manner);
    const place = SCRIPT_SECTIONS.find((each) => each === line.place);
    if (!place || present.has(line.id) || present.has(text)) continue;
    const home = homeOf(grown, place);
    const entry = { text, known: { line, manner } };
    const next =
      typeof home === 'number'
        ? {
            ...grown,
            sections: grown.sections.map((section, at) =>
              at === home ? { ...section, entries: [...section.entries, entry] } : section,
            ),
          }
        : withEntry(grown, home, headings[home], entry);
    const fits = next.sections.every(({ entries }) => entries.length <= INTAKE_LIMITS.questionsMax);
    const longer = words(next);
    if (!fits || longer > CHANGED_SCRIPT_WORDS.most) continue;
    grown = next;
    length = longer;
  }
  const isReached = asked === undefined ? length > wordsBefore : length >= asked;
  if (grown === draft || !isReached)
    throw new ChangeRefused(
      'The script cannot be made that long: there are no more questions to add. Ask for a question about something.',
    );
  return grown;
};
