import type { ProfileFacts } from './profile-facts.ts';

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
