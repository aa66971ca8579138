import { FACT_OF, type KnownFacts, type ScorecardPart } from './profile-facts.ts';
import { type CountedPart, isCounted, STATUS_THRESHOLDS } from './status.ts';

/** Words for the parts that are there or not. */
export type PresenceWords = Record<Exclude<ScorecardPart, CountedPart>, { present: string; absent: string }>;

/** What was found of a part, in words: "95%", "missing", "12 of 20" as long as there are too few. */
export function partValue(part: ScorecardPart, facts: KnownFacts, words: PresenceWords): string {
  const found = facts[FACT_OF[part]];
  if (found === undefined) return '';
  if (!isCounted(part)) return found ? words[part].present : words[part].absent;
  if (part === 'completeness') return `${found}%`;
  const { good } = STATUS_THRESHOLDS[part];
  return Number(found) < good ? `${found} of ${good}` : String(found);
}
