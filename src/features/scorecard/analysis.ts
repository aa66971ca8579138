import { type BackendAddress, callFunction } from '../forms/backend.ts';
import type { ScorecardForm } from './fields.ts';
import {
  type GoogleProfile,
  googleProfileSchema,
  READ_PROFILE_FUNCTION,
  type UnreadProfileReason,
  unreadSchema,
} from './requests.ts';
import type { KnownFacts, ProfileFacts } from './score.ts';

export const ANALYSIS_DELAY_MS = 2000;
/** The server stops waiting for Google earlier. */
export const READ_TIMEOUT_MS = 8000;

/** `unread` is the reason why nothing was read. */
export type Analysis =
  | { facts: ProfileFacts; reading?: undefined; unread?: UnreadProfileReason | undefined }
  | { facts: KnownFacts; reading: GoogleProfile; unread?: undefined };

export type ProfileAnalysis = (form: ScorecardForm) => Promise<Analysis>;

export const pause = (ms: number) => new Promise<void>((resolve) => setTimeout(resolve, ms));

export function simulatedFacts(random: () => number): ProfileFacts {
  const randomBetween = (min: number, max: number) => min + Math.floor(random() * (max - min + 1));
  const isByChance = (chance: number) => random() < chance;
  return {
    profileCompleteness: randomBetween(40, 100),
    photoCount: randomBetween(0, 40),
    reviewCount: randomBetween(0, 100),
    hasWebsite: isByChance(0.85),
    hasHours: isByChance(0.8),
    hasDescription: isByChance(0.65),
    hasPosts: isByChance(0.4),
  };
}

async function readProfile(
  backend: BackendAddress,
  businessName: string,
): Promise<GoogleProfile | UnreadProfileReason> {
  const call = callFunction(backend, READ_PROFILE_FUNCTION, { businessName });
  const timeout = pause(READ_TIMEOUT_MS).then(() => ({ ok: false }) as const);
  const answer = await Promise.race([call, timeout]);
  const body = answer.ok ? answer.body : {};
  return (
    googleProfileSchema.safeParse(body.reading).data ??
    unreadSchema.safeParse(body.unread).data ??
    'unavailable'
  );
}

/** Without a server, or if the profile cannot be read, the figures are simulated. */
export function profileAnalysis(
  backend: BackendAddress | undefined,
  random = () => Math.random(),
): ProfileAnalysis {
  return async ({ businessName }) => {
    const request = backend && readProfile(backend, businessName);
    await pause(ANALYSIS_DELAY_MS);
    const profileOrReason = await request;
    if (typeof profileOrReason === 'object')
      return { facts: profileOrReason.found, reading: profileOrReason };
    return { facts: simulatedFacts(random), unread: profileOrReason };
  };
}
