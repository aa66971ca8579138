import { FACT_OF, type ProfileFacts, type ScorecardPart } from './profile-facts.ts';
import { type CountedPart, isCounted, partStatuses, STATUS_THRESHOLDS } from './status.ts';

/** In the order a firm should take the parts on: what takes a minute and costs a caller comes before what takes months. */
const BY_URGENCY = [
  'completeness',
  'hours',
  'website',
  'reviews',
  'photos',
  'description',
  'posts',
] as const satisfies readonly ScorecardPart[];

/** What to work on, in order: every part that is not marked good. */
export function recommendedParts(facts: ProfileFacts): ScorecardPart[] {
  const statuses = partStatuses(facts);
  return BY_URGENCY.filter((part) => statuses[part] !== 'good');
}

/** What a counted part is counted in. */
export type UnitWords = Record<CountedPart, { unit: { one: string; many: string } }>;

/**
 * Words of a recommendation with its figures: {good} is where a good mark begins, {missing} what is left to it ("1
 * review"); a part that is not counted has none.
 */
export function adviceText(
  words: string,
  part: ScorecardPart,
  facts: ProfileFacts,
  units: UnitWords,
): string {
  if (!isCounted(part)) return words;
  const { good } = STATUS_THRESHOLDS[part];
  const missing = Math.max(0, good - facts[FACT_OF[part]]);
  const { one, many } = units[part].unit;
  return words
    .replaceAll('{good}', String(good))
    .replaceAll('{missing}', `${missing} ${missing === 1 ? one : many}`);
}
