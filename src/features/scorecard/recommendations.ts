import { FACT_OF, type ProfileFacts } from './profile-facts.ts';
import { isCounted, partStatuses, STATUS_THRESHOLDS } from './status.ts';

/** Parts a recommendation exists for, in the order a firm should take them on. */
const RECOMMENDED_PARTS = ['completeness', 'reviews', 'photos', 'description', 'posts'] as const;
export type RecommendedPart = (typeof RECOMMENDED_PARTS)[number];

/** What to work on, in order. */
export function recommendedParts(facts: ProfileFacts): RecommendedPart[] {
  const statuses = partStatuses(facts);
  return RECOMMENDED_PARTS.filter((part) => statuses[part] !== 'good');
}

/**
 * Words of a recommendation with its figures: {good} is where a good mark begins, {missing} what is left to it; a part
 * that is not counted has none.
 */
export function adviceText(words: string, part: RecommendedPart, facts: ProfileFacts): string {
  if (!isCounted(part)) return words;
  const { good } = STATUS_THRESHOLDS[part];
  const missing = Math.max(0, good - facts[FACT_OF[part]]);
  return words.replaceAll('{good}', String(good)).replaceAll('{missing}', String(missing));
}
