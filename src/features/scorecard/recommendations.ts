import type { ProfileFacts } from './profile-facts.ts';
import { type CountedPart, STATUS_THRESHOLDS } from './status.ts';

/** Parts a recommendation exists for, in the order a firm should take them on. */
const RECOMMENDED_PARTS = ['completeness', 'reviews', 'photos', 'description', 'posts'] as const;
export type RecommendedPart = (typeof RECOMMENDED_PARTS)[number];

/** In: the facts. Out: what to work on, in order; nothing when every part is good. */
export function recommendedParts(facts: ProfileFacts): RecommendedPart[] {
  const triggered: Record<RecommendedPart, boolean> = {
    completeness: facts.profileCompleteness < STATUS_THRESHOLDS.completeness.good,
    reviews: facts.reviewCount < STATUS_THRESHOLDS.reviews.good,
    photos: facts.photoCount < STATUS_THRESHOLDS.photos.good,
    description: !facts.hasDescription,
    posts: !facts.hasPosts,
  };
  return RECOMMENDED_PARTS.filter((part) => triggered[part]);
}

const isCounted = (part: RecommendedPart): part is CountedPart & RecommendedPart => part in STATUS_THRESHOLDS;

/**
 * Words of a recommendation with its figures: {good} is where a good mark begins, {missing} what is left to it.
 * In: the words, the part, the facts. Out: the words, unchanged for a part that is not counted.
 */
export function adviceText(words: string, part: RecommendedPart, facts: ProfileFacts): string {
  if (!isCounted(part)) return words;
  const { good } = STATUS_THRESHOLDS[part];
  const found = {
    completeness: facts.profileCompleteness,
    photos: facts.photoCount,
    reviews: facts.reviewCount,
  }[part];
  return words.replaceAll('{good}', String(good)).replaceAll('{missing}', String(Math.max(0, good - found)));
}
