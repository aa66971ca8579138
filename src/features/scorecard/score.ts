import type { ScorecardForm } from './fields.ts';
import { FACT_OF, forEachPart, type ProfileFacts, SCORECARD_PARTS } from './profile-facts.ts';
import type { ScorecardRequest } from './requests.ts';

/** Points of a part that is there; one that is not has none, and completeness counts as its percentage. */
const POINTS_WHEN_PRESENT = 100;

/** The facts with what follows from them. */
export type ScorecardResult = ProfileFacts & {
  hasPhotos: boolean;
  hasReviews: boolean;
  /** 0 to 100. */
  overallScore: number;
};

/** 0 to 100 for each of the seven parts. */
export function partPoints(facts: ProfileFacts) {
  return forEachPart((part) => {
    if (part === 'completeness') return facts.profileCompleteness;
    return Number(facts[FACT_OF[part]]) > 0 ? POINTS_WHEN_PRESENT : 0;
  });
}

/** Points of all parts together, 0 to 700. */
export function pointsTotal(facts: ProfileFacts): number {
  const points = partPoints(facts);
  return SCORECARD_PARTS.reduce((sum, part) => sum + points[part], 0);
}

/** The overall score is the rounded average of the seven parts. */
export function scorecardResult(facts: ProfileFacts): ScorecardResult {
  return {
    ...facts,
    hasPhotos: facts.photoCount > 0,
    hasReviews: facts.reviewCount > 0,
    overallScore: Math.round(pointsTotal(facts) / SCORECARD_PARTS.length),
  };
}

/** Body of `submit-gmb-scorecard`: exactly the documented fields. */
export function scorecardRequest(form: ScorecardForm, result: ScorecardResult): ScorecardRequest {
  const { hasPhotos: _, hasReviews: __, ...figures } = result;
  return { ...form, ...figures };
}
