import type { ProfileFacts } from './profile-facts.ts';
import { STATUS_THRESHOLDS } from './status.ts';

/** Parts a recommendation exists for, in the order a firm should take them on. */
export const RECOMMENDED_PARTS = ['completeness', 'reviews', 'photos', 'description', 'posts'] as const;
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
