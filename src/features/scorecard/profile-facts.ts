import type { ScorecardForm } from './schema.ts';

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

/** The one way a profile is analyzed, simulated or read: the form in, the facts out. Errors: rejects when it cannot. */
export type ProfileAnalysis = (form: ScorecardForm) => Promise<ProfileFacts>;

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
