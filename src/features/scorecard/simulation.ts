import type { ProfileFacts } from './profile-facts.ts';

/** Whole numbers a simulated profile may have, both ends inclusive. */
const SIMULATED_RANGES = {
  /** Percent. */
  profileCompleteness: { min: 40, max: 100 },
  photoCount: { min: 0, max: 40 },
  reviewCount: { min: 0, max: 100 },
} as const;

/** Chance, 0 to 1, that a simulated profile has a part. */
const SIMULATED_CHANCES = {
  hasWebsite: 0.85,
  hasHours: 0.8,
  hasDescription: 0.65,
  hasPosts: 0.4,
} as const;

/** Random numbers from 0 up to, not including, 1. */
type Random = () => number;

/** Makes up a profile within the ranges above; no profile is read. */
export function simulatedFacts(random: Random): ProfileFacts {
  const within = ({ min, max }: { min: number; max: number }) => min + Math.floor(random() * (max - min + 1));
  const happens = (chance: number) => random() < chance;
  return {
    profileCompleteness: within(SIMULATED_RANGES.profileCompleteness),
    photoCount: within(SIMULATED_RANGES.photoCount),
    reviewCount: within(SIMULATED_RANGES.reviewCount),
    hasWebsite: happens(SIMULATED_CHANCES.hasWebsite),
    hasHours: happens(SIMULATED_CHANCES.hasHours),
    hasDescription: happens(SIMULATED_CHANCES.hasDescription),
    hasPosts: happens(SIMULATED_CHANCES.hasPosts),
  };
}
