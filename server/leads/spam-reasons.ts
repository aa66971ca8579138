import { HIDDEN_FIELD } from '../../src/features/forms/hidden-field-name.ts';

/**
 * Shortest time from the opening of a page to the sending of its form, in ms: a returning visitor whose browser fills
 * everything in reads nothing, finds the button and presses it, and still needs longer.
 */
export const FILL_MS_MIN = 1_500;

/** The reason why a lead is probably spam, as its mail says it. A person still reads it: none of the signs is proof. */
export const SPAM_REASONS = {
  'hidden-field': 'A field was filled in that nobody sees: probably not a person.',
  'too-fast': 'The form was sent faster than a person fills it in: probably not a person.',
  /** Only an earlier version stored leads with this reason. */
  flood:
    'Very many requests came at once, and this sender or network had sent before: perhaps not a person.',
} as const;
export type SpamReason = keyof typeof SPAM_REASONS;

/** The reason that the column `mark` of a lead holds; null for a good lead or an unknown reason. */
export const knownSpamReason = (stored: string | null): SpamReason | null =>
  stored !== null && Object.hasOwn(SPAM_REASONS, stored) ? (stored as SpamReason) : null;

/** The spam sign of a request. A request without these fields has none: honest programs may leave them out. */
export function spamReasonOf(sent: {
  [HIDDEN_FIELD]?: string | undefined;
  fillMs?: number | undefined;
}) {
  if (sent[HIDDEN_FIELD]?.trim()) return 'hidden-field' as const;
  return sent.fillMs !== undefined && sent.fillMs < FILL_MS_MIN ? ('too-fast' as const) : undefined;
}
