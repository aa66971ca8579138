import type { ProfileFacts, ScorecardPart } from './profile-facts.ts';

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

function counted(part: CountedPart, value: number): Status {
  const { good, warning } = STATUS_THRESHOLDS[part];
  if (value >= good) return 'good';
  return value >= warning ? 'warning' : 'bad';
}

/** Status of every part. In: the facts. Out: website, hours and description are good or bad, posts good or a warning. */
export function partStatuses(facts: ProfileFacts): Record<ScorecardPart, Status> {
  const goodOr = (isThere: boolean, otherwise: Status) => (isThere ? 'good' : otherwise);
  return {
    completeness: counted('completeness', facts.profileCompleteness),
    photos: counted('photos', facts.photoCount),
    reviews: counted('reviews', facts.reviewCount),
    website: goodOr(facts.hasWebsite, 'bad'),
    hours: goodOr(facts.hasHours, 'bad'),
    description: goodOr(facts.hasDescription, 'bad'),
    posts: goodOr(facts.hasPosts, 'warning'),
  };
}

/**
 * How far every part is on its way: what the bars show.
 * In: the facts. Out: 0 to 100; photos and reviews as a share of the number that is good, 100 from there on.
 */
export function partStanding(facts: ProfileFacts): Record<ScorecardPart, number> {
  const share = (value: number, part: 'photos' | 'reviews') =>
    Math.min(100, Math.round((value / STATUS_THRESHOLDS[part].good) * 100));
  const whole = (isThere: boolean) => (isThere ? 100 : 0);
  return {
    completeness: facts.profileCompleteness,
    photos: share(facts.photoCount, 'photos'),
    reviews: share(facts.reviewCount, 'reviews'),
    website: whole(facts.hasWebsite),
    hours: whole(facts.hasHours),
    description: whole(facts.hasDescription),
    posts: whole(facts.hasPosts),
  };
}
