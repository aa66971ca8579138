import type { ScorecardForm } from './fields.ts';
import { type ProfileFacts, SCORECARD_PARTS, type ScorecardPart } from './profile-facts.ts';
import type { ScorecardRequest } from './request-schema.ts';

/** Points of a part that is there; one that is not has none, and completeness counts as its percentage. */
const POINTS_WHEN_PRESENT = 100;

/** The facts with what follows from them. */
export type ScorecardResult = ProfileFacts & {
  hasPhotos: boolean;
  hasReviews: boolean;
  /** 0 to 100. */
  overallScore: number;
};

/** Points of every part. In: the facts. Out: 0 to 100 for each of the seven parts. */
export function partPoints(facts: ProfileFacts): Record<ScorecardPart, number> {
  const presence = (isThere: boolean) => (isThere ? POINTS_WHEN_PRESENT : 0);
  return {
    completeness: facts.profileCompleteness,
    photos: presence(facts.photoCount > 0),
    reviews: presence(facts.reviewCount > 0),
    website: presence(facts.hasWebsite),
    hours: presence(facts.hasHours),
    description: presence(facts.hasDescription),
    posts: presence(facts.hasPosts),
  };
}

/** Points of all parts together. In: the facts. Out: 0 to 700. */
export function pointsTotal(facts: ProfileFacts): number {
  const points = partPoints(facts);
  return SCORECARD_PARTS.reduce((sum, part) => sum + points[part], 0);
}

/** In: the facts of an analysis. Out: the result, its overall score the rounded average of the seven parts. */
export function scorecardResult(facts: ProfileFacts): ScorecardResult {
  return {
    ...facts,
    hasPhotos: facts.photoCount > 0,
    hasReviews: facts.reviewCount > 0,
    overallScore: Math.round(pointsTotal(facts) / SCORECARD_PARTS.length),
  };
}

/** Body of `submit-gmb-scorecard`. In: what was typed and the result. Out: exactly the documented fields. */
export function scorecardRequest(form: ScorecardForm, result: ScorecardResult): ScorecardRequest {
  return {
    businessName: form.businessName,
    email: form.email,
    gmbUrl: form.gmbUrl,
    overallScore: result.overallScore,
    profileCompleteness: result.profileCompleteness,
    photoCount: result.photoCount,
    reviewCount: result.reviewCount,
    hasWebsite: result.hasWebsite,
    hasHours: result.hasHours,
    hasDescription: result.hasDescription,
    hasPosts: result.hasPosts,
  };
}
