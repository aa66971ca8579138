/** What an analysis finds out about a Google Business Profile. */
export type ProfileFacts = {
  /** Percentage of the profile that is filled in, 0 to 100. */
  profileCompleteness: number;
  photoCount: number;
  reviewCount: number;
  hasWebsite: boolean;
  hasHours: boolean;
  hasDescription: boolean;
  hasPosts: boolean;
};

/** What is known of a profile: a figure that nobody has found out is left out. */
export type KnownFacts = { [Name in keyof ProfileFacts]?: ProfileFacts[Name] | undefined };

/** Figures as they may be sent; a count is of photos or reviews, above any real profile of a firm. */
export const FIGURE_MAX = { percent: 100, count: 1_000_000 } as const;

/** The seven parts of the score, in the order they are shown. */
export const SCORECARD_PARTS = [
  'completeness',
  'photos',
  'reviews',
  'website',
  'hours',
  'description',
  'posts',
] as const;
export type ScorecardPart = (typeof SCORECARD_PARTS)[number];

/** The fact each part is judged by. */
export const FACT_OF = {
  completeness: 'profileCompleteness',
  photos: 'photoCount',
  reviews: 'reviewCount',
  website: 'hasWebsite',
  hours: 'hasHours',
  description: 'hasDescription',
  posts: 'hasPosts',
} as const satisfies Record<ScorecardPart, keyof ProfileFacts>;

/** The most a counted part may have. */
export const maxOf = (part: ScorecardPart) =>
  part === 'completeness' ? FIGURE_MAX.percent : FIGURE_MAX.count;

/** A value for each part. */
export const forEachPart = <T>(worth: (part: ScorecardPart) => T) =>
  Object.fromEntries(SCORECARD_PARTS.map((part) => [part, worth(part)])) as Record<
    ScorecardPart,
    T
  >;

/** The result shown before any profile was checked: 95 + 4 parts that are there = 495 of 700 points, 71 by the formula. */
export const SAMPLE_FACTS: ProfileFacts = {
  profileCompleteness: 95,
  photoCount: 12,
  reviewCount: 8,
  hasWebsite: true,
  hasHours: true,
  hasDescription: false,
  hasPosts: false,
};
