import { type BackendPlace, callFunction } from '../forms/backend.ts';
import type { ScorecardForm } from './fields.ts';
import {
  READ_PROFILE_FUNCTION,
  type Reading,
  readingSchema,
  type Unread,
  unreadSchema,
} from './requests.ts';
import type { KnownFacts, ProfileFacts } from './score.ts';

/** Milliseconds the simulation takes. */
export const ANALYSIS_DELAY_MS = 2000;
/** How long the browser waits for the server, which gives up on Google before, in ms. */
export const READING_WITHIN_MS = 8000;

/** What an analysis finds: a reading of Google's, or simulated figures, perhaps with the reason why nothing was read. */
export type Analysis =
  | { found: ProfileFacts; reading?: undefined; unread?: Unread }
  | { found: KnownFacts; reading: Reading; unread?: undefined };

/** Analyzes a profile, simulated or read. Rejects where it cannot. */
export type ProfileAnalysis = (form: ScorecardForm) => Promise<Analysis>;

/** Whole numbers a simulated profile may have, both ends inclusive. */
const SIMULATED_RANGES = {
  /** Percent. */
  profileCompleteness: { min: 40, max: 100 },
  photoCount: { min: 0, max: 40 },
  reviewCount: { min: 0, max: 100 },
} as const;

/** Probability, 0 to 1, that a simulated profile has a part. */
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
  const within = ({ min, max }: { min: number; max: number }) =>
    min + Math.floor(random() * (max - min + 1));
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

const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

/** An analysis that reads nothing: after its delay it makes a profile up. */
export function simulatedAnalysis(random: Random = () => Math.random()) {
  return async () => {
    await pause(ANALYSIS_DELAY_MS);
    return { found: simulatedFacts(random) };
  };
}

async function readProfile(backend: BackendPlace, businessName: string): Promise<Reading | Unread> {
  const call = callFunction(backend, READ_PROFILE_FUNCTION, { businessName });
  const timeout = pause(READING_WITHIN_MS).then(() => ({ ok: false }) as const);
  const answer = await Promise.race([call, timeout]);
  const body = answer.ok ? answer.body : {};
  return (
    readingSchema.safeParse(body.reading).data ??
    unreadSchema.safeParse(body.unread).data ??
    'unavailable'
  );
}

/** An analysis by the server's reader. Where it cannot read a profile, the figures are simulated, and the analysis has the reason. */
export function readAnalysis(
  backend: BackendPlace,
  simulate = simulatedAnalysis(),
): ProfileAnalysis {
  return async (form) => {
    const [read, simulated] = await Promise.all([
      readProfile(backend, form.businessName),
      simulate(),
    ]);
    return typeof read === 'string'
      ? { ...simulated, unread: read }
      : { found: read.found, reading: read };
  };
}
