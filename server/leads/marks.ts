import { HIDDEN_FIELD } from '../../src/features/forms/hidden-field-name.ts';

/**
 * Shortest time from the opening of a page to the sending of its form, in ms: a returning visitor whose browser fills
 * everything in reads nothing, finds the button and presses it, and still needs longer.
 */
export const FILL_MS_MIN = 1_500;

/** Why a lead is probably not from a person, as its mail says it. Somebody still looks at it: no mark is proof. */
export const MARKS = {
  'hidden-field': 'A field was filled in that nobody sees: probably not a person.',
  'too-fast': 'The form was sent faster than a person fills it in: probably not a person.',
  /** Of leads that an earlier version stored; new ones do not get it. */
  flood:
    'Very many requests came at once, and this sender or network had sent before: perhaps not a person.',
} as const;
export type Mark = keyof typeof MARKS;

/** A mark as the database has it. */
export const knownMark = (mark: string | null): Mark | null =>
  mark !== null && Object.hasOwn(MARKS, mark) ? (mark as Mark) : null;

/** The mark that a lead gets by what came with it. What says nothing of itself has none: many programs are honest. */
export function markOf(sent: { [HIDDEN_FIELD]?: string | undefined; fillMs?: number | undefined }) {
  if (sent[HIDDEN_FIELD]?.trim()) return 'hidden-field' as const;
  return sent.fillMs !== undefined && sent.fillMs < FILL_MS_MIN ? ('too-fast' as const) : undefined;
}
