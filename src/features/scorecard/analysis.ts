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

/** Milliseconds the simulation takes. */
export const ANALYSIS_DELAY_MS = 2000;
/** Time for which the browser waits for the server, in ms; the server stops waiting for Google earlier. */
export const READING_WITHIN_MS = 8000;

/**
 * The result of an analysis: a reading from Google or simulated figures, perhaps with the reason why nothing was read.
 */
export type Analysis =
  | { found: ProfileFacts; reading?: undefined; unread?: UnreadProfileReason | undefined }
  | { found: KnownFacts; reading: ProfileReading; unread?: undefined };

/** Analyzes a profile, simulated or read. Rejects where it cannot. */
export type ProfileAnalysis = (form: ScorecardForm) => Promise<Analysis>;

/** Resolves after so many milliseconds. */
export const pause = (ms: number) => new Promise<void>((resolve) => setTimeout(resolve, ms));

/** Makes up a profile from random numbers below 1; no profile is read. Whole numbers are between both ends inclusive, chances are from 0 to 1. */
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
 * An analysis by the server's reader at `backend`. Without one, and where it cannot read a profile, the figures are simulated;
 * the analysis then has the reason.
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
