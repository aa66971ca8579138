import {
  FACT_OF,
  forEachPart,
  type KnownFacts,
  type ProfileFacts,
  type ScorecardPart,
} from './profile-facts.ts';

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

/** Website, hours and description are good or bad, posts good or a warning. Undefined for a figure that is missing. */
export function partStatus(part: ScorecardPart, facts: KnownFacts): Status | undefined {
  const fact = facts[FACT_OF[part]];
  if (fact === undefined) return undefined;
  if (isCounted(part)) {
    const { good, warning } = STATUS_THRESHOLDS[part];
    if (Number(fact) >= good) return 'good';
    return Number(fact) >= warning ? 'warning' : 'bad';
  }
  if (fact) return 'good';
  return part === 'posts' ? 'warning' : 'bad';
}

export const partStatuses = (facts: ProfileFacts) => forEachPart((part) => partStatus(part, facts) as Status);

/**
 * How far a part is on its way, 0 to 100: what its bar shows. Photos and reviews as a share of the number that is
 * good, 100 from there on.
 */
export function partStanding(part: ScorecardPart, facts: KnownFacts): number {
  const fact = Number(facts[FACT_OF[part]] ?? 0);
  if (part === 'completeness') return fact;
  const good = isCounted(part) ? STATUS_THRESHOLDS[part].good : 1;
  return Math.min(100, Math.round((fact / good) * 100));
}
