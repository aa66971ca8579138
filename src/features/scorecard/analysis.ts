import { type BackendAddress, callFunction } from '../forms/backend.ts';
import type { ScorecardForm } from './fields.ts';
import {
  type ProfileReading,
  READ_PROFILE_FUNCTION,
  readingSchema,
  type UnreadProfileReason,
  unreadSchema,
} from './requests.ts';
import type { KnownFacts, ProfileFacts } from './score.ts';

/** Duration of a simulated analysis in ms. */
export const ANALYSIS_DELAY_MS = 2000;
/** Time limit of the browser for the server's answer, in ms. The server stops waiting for Google earlier. */
export const READING_WITHIN_MS = 8000;

/** The result of an analysis: data from Google or simulated figures. `unread` is the reason why nothing was read. */
export type Analysis =
  | { found: ProfileFacts; reading?: undefined; unread?: UnreadProfileReason | undefined }
  | { found: KnownFacts; reading: ProfileReading; unread?: undefined };

/** Analyzes a profile by simulation or by reading it. The promise is rejected on failure. */
export type ProfileAnalysis = (form: ScorecardForm) => Promise<Analysis>;

/** Resolves after `ms` milliseconds. */
export const pause = (ms: number) => new Promise<void>((resolve) => setTimeout(resolve, ms));

/**
 * Returns an invented profile from random numbers below 1; it reads nothing. Ranges of whole numbers include both ends;
 * probabilities are from 0 to 1.
 */
export function simulatedFacts(random: () => number): ProfileFacts {
  const within = (min: number, max: number) => min + Math.floor(random() * (max - min + 1));
  const happens = (chance: number) => random() < chance;
  return {
    profileCompleteness: within(40, 100),
    photoCount: within(0, 40),
    reviewCount: within(0, 100),
    hasWebsite: happens(0.85),
    hasHours: happens(0.8),
    hasDescription: happens(0.65),
    hasPosts: happens(0.4),
  };
}

async function readProfile(
  backend: BackendAddress,
  businessName: string,
): Promise<ProfileReading | UnreadProfileReason> {
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

/**
 * Returns an analysis that reads the profile through the server at `backend`. Without a server, or if the profile cannot be
 * read, the figures are simulated, and the result has the reason.
 */
export function profileAnalysis(
  backend: BackendAddress | undefined,
  random = () => Math.random(),
): ProfileAnalysis {
  return async ({ businessName }) => {
    const reading = backend && readProfile(backend, businessName);
    await pause(ANALYSIS_DELAY_MS);
    const read = await reading;
    if (typeof read === 'object') return { found: read.found, reading: read };
    return { found: simulatedFacts(random), unread: read };
  };
}
