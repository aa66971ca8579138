import type { ProfileFacts, ScorecardPart } from './profile-facts.ts';
import { allFacts, countFrom, type Report } from './report.ts';
import { partStanding, partStatuses } from './status.ts';

/** From the part that takes longest to earn to the one that takes a minute: the first good one leads the headline. */
export const BY_EFFORT = [
  'reviews',
  'photos',
  'completeness',
  'posts',
  'description',
  'website',
  'hours',
] as const satisfies readonly ScorecardPart[];

/** Among parts that stand equally low, the one a searcher misses first. */
export const BY_LOSS = [
  'reviews',
  'website',
  'hours',
  'photos',
  'posts',
  'description',
  'completeness',
] as const satisfies readonly ScorecardPart[];

/** The two parts a headline is about; undefined where nothing is good, or nothing is left to do. */
export type HeadlineParts = { best: ScorecardPart | undefined; worst: ScorecardPart | undefined };

/**
 * What the headline of a result says: the hardest-earned part that is good, and the part that stands lowest of those
 * that are not.
 */
export function headlineParts(facts: ProfileFacts): HeadlineParts {
  const statuses = partStatuses(facts);
  const open = BY_LOSS.filter((part) => statuses[part] !== 'good');
  const lowest = Math.min(...open.map((part) => partStanding(part, facts)));
  return {
    best: BY_EFFORT.find((part) => statuses[part] === 'good'),
    worst: open.find((part) => partStanding(part, facts) === lowest),
  };
}

/** Words for a headline: by part, as the best ("solid profile") and as the weakest ("silent feed"), and for the two ends. */
export type HeadlineWords = {
  parts: Record<ScorecardPart, { strong: string; weak: string }>;
  results: {
    /** Where nothing is left to do. */
    allGood: string;
    /** After the weakest part, where nothing is good. */
    allWeak: string;
    /** In the place of a name that nobody has given. */
    unnamed: string;
    /** After the name, where all figures are chance. */
    sample: string;
    /** After the name, where a figure is missing; and where some are in, {count} of them. */
    missing: string;
    some: string;
  };
};

/** What stands over a result. Of figures that are simulated, or not all there, nothing is said of the firm. */
export function resultHeadline(report: Report, words: HeadlineWords): string {
  const { results } = words;
  const facts = allFacts(report);
  const [own, simulated] = [countFrom('yours', report), countFrom('simulated', report)];
  if (facts && simulated === 0) return scorecardHeadline(report.businessName, facts, words);
  const some =
    own > 0 && !report.reading ? results.some.replace('{count}', String(own)) : results.missing;
  return `${report.businessName || results.unnamed}: ${simulated > 0 ? results.sample : some}.`;
}

/** "Whitfield & Cole: solid profile, silent feed." */
export function scorecardHeadline(
  businessName: string,
  facts: ProfileFacts,
  { parts, results }: HeadlineWords,
): string {
  const name = businessName || results.unnamed;
  const { best, worst } = headlineParts(facts);
  if (!worst) return `${name}: ${results.allGood}.`;
  const first = best ? parts[best].strong : parts[worst].weak;
  return `${name}: ${first}, ${best ? parts[worst].weak : results.allWeak}.`;
}
