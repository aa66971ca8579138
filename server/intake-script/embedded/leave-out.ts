import { type Draft, type Entry, mapEntries } from './draft.ts';
import { STAYS } from './lines.ts';

const PLAIN_QUESTION = 0;

/** In scripts that are not ours: what every script must keep. */
const KEPT =
  /\b(?:attorney-client|conflict|911|deadline|court date|custody|jail|full (?:legal )?names?|not an? (?:attorney|lawyer)|confidential)\b/i;

/** What a visitor has added stays; in a script that is not ours nobody can tell, so its plain questions may go. */
function rankOf({ known, text }: Entry, ours: boolean): number {
  if (known) return known.line.rank;
  return ours || KEPT.test(text) ? STAYS : PLAIN_QUESTION;
}

type Which = { ours: boolean; questionsOnly?: boolean };

/** The least important entry; where two are equal, that of the longest section, nearest to its end. */
function leastImportant(draft: Draft, { ours, questionsOnly }: Which): Entry | undefined {
  const lists = [
    ...draft.sections.map(({ entries }) => entries),
    ...(questionsOnly || !ours ? [] : [draft.opening, draft.closing]),
  ];
  const candidates = lists
    .flatMap((entries) => entries.map((entry) => ({ entry, siblings: entries.length })))
    .map((candidate, order) => ({ ...candidate, order, rank: rankOf(candidate.entry, ours) }))
    .filter(({ rank, siblings }) => rank < STAYS && (ours || siblings > 1));
  candidates.sort((a, b) => a.rank - b.rank || b.siblings - a.siblings || b.order - a.order);
  return candidates[0]?.entry;
}

/** Without the least important entry; undefined when all must stay. */
export function leaveOneOut(draft: Draft, which: Which): Draft | undefined {
  const gone = leastImportant(draft, which);
  return gone && mapEntries(draft, (entries) => entries.filter((entry) => entry !== gone));
}
