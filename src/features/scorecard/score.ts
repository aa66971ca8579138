import { parseNumber } from '../../text/typed-number.ts';

export type ProfileFacts = {
  profileCompleteness: number;
  photoCount: number;
  reviewCount: number;
  hasWebsite: boolean;
  hasHours: boolean;
  hasDescription: boolean;
  hasPosts: boolean;
};

export type KnownFacts = { [Name in keyof ProfileFacts]?: ProfileFacts[Name] | undefined };

export const MAX_FIGURE = { percent: 100, count: 1_000_000 } as const;

type PartRule = {
  fact: keyof ProfileFacts;
  kind: keyof typeof MAX_FIGURE | 'presence';
  /** Minimum values for the statuses "good" and "warning". A part that is present counts as 1. */
  good: number;
  warning: number;
  /**
   * Rank of the part's advice: quick work that wins callers comes before work that takes months.
   */
  rank: number;
};

/** Website, hours and description are never a warning, and posts are never bad. */
export const PARTS = {
  completeness: { fact: 'profileCompleteness', kind: 'percent', good: 80, warning: 50, rank: 1 },
  photos: { fact: 'photoCount', kind: 'count', good: 20, warning: 10, rank: 5 },
  reviews: { fact: 'reviewCount', kind: 'count', good: 50, warning: 10, rank: 4 },
  website: { fact: 'hasWebsite', kind: 'presence', good: 1, warning: 1, rank: 3 },
  hours: { fact: 'hasHours', kind: 'presence', good: 1, warning: 1, rank: 2 },
  description: { fact: 'hasDescription', kind: 'presence', good: 1, warning: 1, rank: 6 },
  posts: { fact: 'hasPosts', kind: 'presence', good: 1, warning: 0, rank: 7 },
} as const satisfies Record<string, PartRule>;
export type ScorecardPart = keyof typeof PARTS;
export const SCORECARD_PARTS = Object.keys(PARTS) as ScorecardPart[];

export type FigureSource = 'simulated' | 'google' | 'yours';
export type FigureValue = number | boolean;
export type Figure = { value: FigureValue; source: FigureSource };
export type Figures = { [Part in ScorecardPart]?: Figure };

/** Reads a figure from a field: a whole number ("1,204", "85 %") or one of two labels. */
export function readFigure(
  part: ScorecardPart,
  text: string,
  labels = { present: 'yes', absent: 'no' },
): FigureValue | undefined {
  const { kind } = PARTS[part];
  if (kind === 'presence') {
    if (text === labels.present) return true;
    return text === labels.absent ? false : undefined;
  }
  const { value = Number.NaN } = parseNumber(text, kind);
  return Number.isInteger(value) && value <= MAX_FIGURE[kind] ? value : undefined;
}

export function figuresFrom(facts: KnownFacts, source: FigureSource): Figures {
  return Object.fromEntries(
    SCORECARD_PARTS.flatMap((part) => {
      const value = facts[PARTS[part].fact];
      return value === undefined ? [] : [[part, { value, source }]];
    }),
  );
}

/** Returns the parts with this source; for undefined, the parts without a figure. */
export const partsFrom = (source: FigureSource | undefined, figures: Figures) =>
  SCORECARD_PARTS.filter((part) => figures[part]?.source === source);

export const figuresWithSource = (source: FigureSource, figures: Figures): Figures =>
  Object.fromEntries(partsFrom(source, figures).map((part) => [part, figures[part]]));

/** Returns undefined if a fact is missing, because there is then no score. */
export function factsOf(figures: Figures): ProfileFacts | undefined {
  const facts = SCORECARD_PARTS.map((part) => [PARTS[part].fact, figures[part]?.value]);
  return facts.every(([, value]) => value !== undefined)
    ? (Object.fromEntries(facts) as ProfileFacts)
    : undefined;
}

/**
 * Returns 0 to 100. Completeness counts as its percentage; every other part as 100, or 0 if it is
 * missing.
 */
export function partPoints(part: ScorecardPart, facts: ProfileFacts): number {
  const value = Number(facts[PARTS[part].fact]);
  if (PARTS[part].kind === 'percent') return value;
  return value > 0 ? 100 : 0;
}

export const pointsTotal = (facts: ProfileFacts) =>
  SCORECARD_PARTS.reduce((sum, part) => sum + partPoints(part, facts), 0);

/** Returns the rounded average of the seven parts, 0 to 100. */
export const overallScore = (facts: ProfileFacts) =>
  Math.round(pointsTotal(facts) / SCORECARD_PARTS.length);

export const STATUSES = ['good', 'warning', 'bad'] as const;
export type Status = (typeof STATUSES)[number];

export function statusOf(part: ScorecardPart, value: FigureValue): Status {
  const { good, warning } = PARTS[part];
  if (Number(value) >= good) return 'good';
  return Number(value) >= warning ? 'warning' : 'bad';
}

/** Returns 0 to 100, as a share of the good value; undefined for a part of kind "presence". */
export function barLength(part: ScorecardPart, value: FigureValue): number | undefined {
  const { kind, good } = PARTS[part];
  if (kind === 'presence') return undefined;
  return kind === 'percent'
    ? Number(value)
    : Math.min(100, Math.round((Number(value) / good) * 100));
}

export function partsToImprove(figures: Figures): ScorecardPart[] {
  return SCORECARD_PARTS.filter((part) => {
    const value = figures[part]?.value;
    return value !== undefined && statusOf(part, value) !== 'good';
  }).sort((a, b) => PARTS[a].rank - PARTS[b].rank);
}

export const SIMULATED_TEXT =
  'Sample analysis: these figures are simulated and were not read from Google.';

/** 95 points for completeness and 100 for each of 4 parts are 495 of 700: the score is 71. */
export const SAMPLE_FACTS: ProfileFacts = {
  profileCompleteness: 95,
  photoCount: 12,
  reviewCount: 8,
  hasWebsite: true,
  hasHours: true,
  hasDescription: false,
  hasPosts: false,
};
