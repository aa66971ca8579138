import { HIDDEN_FIELD } from '../../src/features/forms/hidden-field-name.ts';

// Even a visitor whose browser fills in all fields needs more time to find and press the button.
export const MIN_FILL_MS = 1_500;

/** A spam reason is not a proof, so a person reads the lead. */
export const SPAM_REASONS = {
  'hidden-field': 'A field was filled in that nobody sees: probably not a person.',
  'too-fast': 'The form was sent faster than a person fills it in: probably not a person.',
  /** Only leads of earlier versions have this reason. */
  flood:
    'Very many requests came at once, and this sender or network had sent before: perhaps not a person.',
} as const;
export type SpamReason = keyof typeof SPAM_REASONS;

export const knownSpamReason = (stored: string | null): SpamReason | null =>
  stored !== null && Object.hasOwn(SPAM_REASONS, stored) ? (stored as SpamReason) : null;

/** A field that is missing is no reason, because an honest program may leave out both fields. */
export function spamReasonOf(request: {
  [HIDDEN_FIELD]?: string | undefined;
  fillMs?: number | undefined;
}) {
  if (request[HIDDEN_FIELD]?.trim()) return 'hidden-field' as const;
  return request.fillMs !== undefined && request.fillMs < MIN_FILL_MS
    ? ('too-fast' as const)
    : undefined;
}
