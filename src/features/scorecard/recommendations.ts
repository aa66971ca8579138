import { FACT_OF, type KnownFacts, type ScorecardPart } from './profile-facts.ts';
import { type CountedPart, isCounted, partStatus, STATUS_THRESHOLDS } from './status.ts';

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

/** What to work on, in order: every part that is known and not marked good. */
export function recommendedParts(facts: KnownFacts): ScorecardPart[] {
  return BY_URGENCY.filter((part) => !['good', undefined].includes(partStatus(part, facts)));
}

/** What a counted part is counted in. */
export type UnitWords = Record<CountedPart, { unit: { one: string; many: string } }>;

/**
 * Words of a recommendation with its figures: {good} is where a good mark begins, {missing} what is left to it ("1
 * review"); a part that is not counted has none.
 */
export function adviceText(words: string, part: ScorecardPart, facts: KnownFacts, units: UnitWords): string {
  if (!isCounted(part)) return words;
  const { good } = STATUS_THRESHOLDS[part];
  const missing = Math.max(0, good - Number(facts[FACT_OF[part]]));
  const { one, many } = units[part].unit;
  return words
    .replaceAll('{good}', String(good))
    .replaceAll('{missing}', `${missing} ${missing === 1 ? one : many}`);
}
