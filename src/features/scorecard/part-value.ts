import type { ProfileFacts, ScorecardPart } from './profile-facts.ts';
import { STATUS_THRESHOLDS } from './status.ts';

/** Words for the parts that are there or not. */
export type PresenceWords = Record<
  Exclude<ScorecardPart, 'completeness' | 'photos' | 'reviews'>,
  { present: string; absent: string }
>;

/** "12 of 20" as long as there are too few. */
function count(found: number, part: 'photos' | 'reviews') {
  const { good } = STATUS_THRESHOLDS[part];
  return found < good ? `${found} of ${good}` : String(found);
}

/** What was found of a part, in words. In: the part, the facts, words for what is there or not. Out: "95%", "12 of 20", "missing". */
export function partValue(part: ScorecardPart, facts: ProfileFacts, words: PresenceWords): string {
  const presence = (name: keyof PresenceWords, isThere: boolean) =>
    isThere ? words[name].present : words[name].absent;
  switch (part) {
    case 'completeness':
      return `${facts.profileCompleteness}%`;
    case 'photos':
      return count(facts.photoCount, part);
    case 'reviews':
      return count(facts.reviewCount, part);
    case 'website':
      return presence(part, facts.hasWebsite);
    case 'hours':
      return presence(part, facts.hasHours);
    case 'description':
      return presence(part, facts.hasDescription);
    case 'posts':
      return presence(part, facts.hasPosts);
  }
}
