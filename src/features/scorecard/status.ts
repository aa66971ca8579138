import { FACT_OF, forEachPart, type ProfileFacts, type ScorecardPart } from './profile-facts.ts';

/** How a part stands, as shown: "Good", "Warning", "Bad". */
const STATUSES = ['good', 'warning', 'bad'] as const;
export type Status = (typeof STATUSES)[number];

/** From where a part is good, and from where it is a warning; below that it is bad. */
export const STATUS_THRESHOLDS = {
  /** Percent. */
  completeness: { good: 80, warning: 50 },
  /** Photos. */
  photos: { good: 20, warning: 10 },
  /** Reviews. */
  reviews: { good: 50, warning: 10 },
} as const;
export type CountedPart = keyof typeof STATUS_THRESHOLDS;

export const isCounted = (part: ScorecardPart): part is CountedPart => part in STATUS_THRESHOLDS;

function statusOf(part: ScorecardPart, facts: ProfileFacts): Status {
  const fact = facts[FACT_OF[part]];
  if (isCounted(part)) {
    const { good, warning } = STATUS_THRESHOLDS[part];
    if (Number(fact) >= good) return 'good';
    return Number(fact) >= warning ? 'warning' : 'bad';
  }
  if (fact) return 'good';
  return part === 'posts' ? 'warning' : 'bad';
}

/** Website, hours and description are good or bad, posts good or a warning. */
export const partStatuses = (facts: ProfileFacts) => forEachPart((part) => statusOf(part, facts));

/**
 * How far every part is on its way, 0 to 100: what the bars show. Photos and reviews as a share of the number that is
 * good, 100 from there on.
 */
export function partStanding(facts: ProfileFacts) {
  return forEachPart((part) => {
    if (part === 'completeness') return facts.profileCompleteness;
    if (!isCounted(part)) return facts[FACT_OF[part]] ? 100 : 0;
    return Math.min(100, Math.round((Number(facts[FACT_OF[part]]) / STATUS_THRESHOLDS[part].good) * 100));
  });
}
