import { expect, test } from 'vitest';
import { isSuppressed, POPUP_SUPPRESSION_MS, popupVariants } from './lead-popup-rules.ts';

const NOW = Date.UTC(2026, 0, 15);
const dismissedAt = (at: unknown) => JSON.stringify({ at, type: 'ai-quiz' });

test.each([
  ['/services/legal-seo', ['ai-quiz']],
  ['/services/legal-seo/audit', ['ai-quiz']],
  ['/practice-areas/personal-injury', ['gmb-scorecard']],
  ['/services/ppc', ['ai-quiz', 'gmb-scorecard']],
  ['/', ['ai-quiz', 'gmb-scorecard']],
])('the page %s may show the popups %j', (path, variants) =>
  expect(popupVariants(path)).toEqual(variants),
);

test('a dismissal lasts less than 7 days', () => {
  expect(isSuppressed(dismissedAt(NOW - POPUP_SUPPRESSION_MS + 1), NOW)).toBe(true);
  expect(isSuppressed(dismissedAt(NOW - POPUP_SUPPRESSION_MS), NOW)).toBe(false);
});

test.each([[null], ['{'], ['{}'], [dismissedAt('soon')]])(
  'a missing or broken record (%s) does not suppress the popup',
  (stored) => expect(isSuppressed(stored, NOW)).toBe(false),
);
