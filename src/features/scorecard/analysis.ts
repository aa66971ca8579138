import { type BackendPlace, callFunction } from '../forms/backend.ts';
import type { ScorecardForm } from './fields.ts';
import type { KnownFacts } from './profile-facts.ts';
import { READ_PROFILE_FUNCTION, type Reading, readingSchema, type Unread, unreadSchema } from './reading.ts';
import { simulatedFacts } from './simulation.ts';

/** Milliseconds the simulation takes. */
export const ANALYSIS_DELAY_MS = 2000;
/** The server gives up on Google before; a backend that hangs is not waited for longer, in ms. */
export const READING_WITHIN_MS = 8000;

/** What an analysis finds out: read from Google, or simulated, and then perhaps why it was not read. */
export type Analysis = { found: KnownFacts; reading?: Reading; unread?: Unread };

/** The one way a profile is analyzed, simulated or read. Errors: rejects when it cannot. */
export type ProfileAnalysis = (form: ScorecardForm) => Promise<Analysis>;

const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

/** An analysis that reads nothing: after its delay it makes a profile up. */
export function simulatedAnalysis(random: () => number = () => Math.random()): ProfileAnalysis {
  return async () => {
    await pause(ANALYSIS_DELAY_MS);
    return { found: simulatedFacts(random) };
  };
}

async function readProfile(backend: BackendPlace, businessName: string): Promise<Reading | Unread> {
  const call = callFunction(backend, READ_PROFILE_FUNCTION, { businessName });
  const answer = await Promise.race([call, pause(READING_WITHIN_MS)]);
  const body =
    answer && (answer as Awaited<typeof call>).ok ? (answer as { body: Record<string, unknown> }).body : {};
  return (
    readingSchema.safeParse(body.reading).data ?? unreadSchema.safeParse(body.unread).data ?? 'unavailable'
  );
}

/** An analysis by the server's reader; what it cannot read is simulated, and says why. */
export function readAnalysis(backend: BackendPlace, simulate = simulatedAnalysis()): ProfileAnalysis {
  return async (form) => {
    const [read, simulated] = await Promise.all([readProfile(backend, form.businessName), simulate(form)]);
    return typeof read === 'string' ? { ...simulated, unread: read } : { found: read.found, reading: read };
  };
}
