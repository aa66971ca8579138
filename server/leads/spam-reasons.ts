import { HIDDEN_FIELD } from '../../src/features/forms/hidden-field-name.ts';

/**
 * Minimum time in ms between opening a page and sending its form. Even a visitor whose browser fills in all fields needs
 * longer to find and press the button.
 */
export const FILL_MS_MIN = 1_500;

/** Reasons why a lead is probably spam, with the text for its mail. A reason is not a proof, so a person reads the lead. */
export const SPAM_REASONS = {
  'hidden-field': 'A field was filled in that nobody sees: probably not a person.',
  'too-fast': 'The form was sent faster than a person fills it in: probably not a person.',
  /** Only leads of earlier versions have this reason. */
  flood:
    'Very many requests came at once, and this sender or network had sent before: perhaps not a person.',
} as const;
export type SpamReason = keyof typeof SPAM_REASONS;

/** Returns the spam reason in the column `mark` of a lead; null if it is empty or unknown. */
export const knownSpamReason = (stored: string | null): SpamReason | null =>
  stored !== null && Object.hasOwn(SPAM_REASONS, stored) ? (stored as SpamReason) : null;

/** Returns the spam reason of a request; undefined without these fields, which an honest program may leave out. */
export function spamReasonOf(sent: {
  [HIDDEN_FIELD]?: string | undefined;
  fillMs?: number | undefined;
}) {
  if (sent[HIDDEN_FIELD]?.trim()) return 'hidden-field' as const;
  return sent.fillMs !== undefined && sent.fillMs < FILL_MS_MIN ? ('too-fast' as const) : undefined;
}
