import {
  FACT_OF,
  forEachPart,
  type KnownFacts,
  type ProfileFacts,
  SCORECARD_PARTS,
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

export const partStatuses = (facts: ProfileFacts) =>
  forEachPart((part) => partStatus(part, facts) as Status);

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

/** Words for the parts that are there or not. */
export type PresenceWords = Record<
  Exclude<ScorecardPart, CountedPart>,
  { present: string; absent: string }
>;

/** What was found of a part, in words: "95%", "missing", "12 of 20" as long as there are too few. */
export function partValue(part: ScorecardPart, facts: KnownFacts, words: PresenceWords): string {
  const found = facts[FACT_OF[part]];
  if (found === undefined) return '';
  if (!isCounted(part)) return found ? words[part].present : words[part].absent;
  if (part === 'completeness') return `${found}%`;
  const { good } = STATUS_THRESHOLDS[part];
  return Number(found) < good ? `${found} of ${good}` : String(found);
}

/** How many parts have each mark: "4 good, 1 warning, 2 bad"; a mark that none has is left out. */
export function markTally(facts: ProfileFacts): string {
  const statuses = partStatuses(facts);
  const count = (mark: Status) => SCORECARD_PARTS.filter((part) => statuses[part] === mark).length;
  const [good, warnings, bad] = [count('good'), count('warning'), count('bad')];
  // No line ends between a number and its word.
  return [
    good && `${good}\u00a0good`,
    warnings && `${warnings}\u00a0${warnings === 1 ? 'warning' : 'warnings'}`,
    bad && `${bad}\u00a0bad`,
  ]
    .filter(Boolean)
    .join(', ');
}

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
export function adviceText(
  words: string,
  part: ScorecardPart,
  facts: KnownFacts,
  units: UnitWords,
): string {
  if (!isCounted(part)) return words;
  const { good } = STATUS_THRESHOLDS[part];
  const missing = Math.max(0, good - Number(facts[FACT_OF[part]]));
  const { one, many } = units[part].unit;
  return words
    .replaceAll('{good}', String(good))
    .replaceAll('{missing}', `${missing} ${missing === 1 ? one : many}`);
}
