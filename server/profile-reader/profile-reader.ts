import { type Reading, readingSchema, type Unread } from '../../src/features/scorecard/reading.ts';
import type { Log } from '../log.ts';
import type { Settings } from '../settings.ts';
import { dailyCalls } from '../storage/daily-calls.ts';
import type { Database } from '../storage/tables.ts';
import { type Candidate, type PlaceDetails, placesApi } from './places-api.ts';
import { ReadFailure } from './read-failure.ts';

/** Requests to Google in one day (UTC), two for each profile that is read. */
export const PLACES_CALLS_PER_DAY = 400;
/** For search and details together, in ms: the visitor has been told of two seconds. */
const READ_TIMEOUT_MS = 6_000;
/** Google gives no more; a profile with ten may have a hundred. */
const PHOTOS_GIVEN = 10;

/** Reads a profile by the firm's name. Never throws. */
export type ProfileReader = (businessName: string) => Promise<{ reading: Reading } | { unread: Unread }>;

type Parts = {
  settings: Pick<Settings, 'PLACES_API_KEY'>;
  database: Database;
  log: Log;
  now?: () => Date;
  /** For tests: where Google is, how much a day may cost, and how long it may take. */
  address?: string;
  perDay?: number;
  timeoutMs?: number;
};

/** "Whitfield & Cole, LLP" and "whitfield and cole llp" are one name. */
const bare = (name: string) =>
  name
    .normalize('NFKD')
    .toLowerCase()
    .replaceAll('&', 'and')
    .replace(/[^\p{L}\p{N}]/gu, '');

/** The one place that is meant: the only one found, or the only one of exactly that name. */
function placeMeant(candidates: readonly Candidate[], businessName: string) {
  if (candidates.length === 1) return candidates[0];
  const named = candidates.filter(({ displayName }) => bare(displayName?.text ?? '') === bare(businessName));
  return named.length === 1 ? named[0] : undefined;
}

function readingOf(details: PlaceDetails): Reading {
  const { photos, attributions, regularOpeningHours, displayName } = details;
  const reading = readingSchema.safeParse({
    placeId: details.id,
    name: displayName?.text ?? '',
    address: details.formattedAddress,
    mapsUrl: details.googleMapsUri,
    credits: attributions.map(({ provider }) => provider).filter(Boolean),
    found: {
      photoCount: photos.length < PHOTOS_GIVEN ? photos.length : undefined,
      reviewCount: details.userRatingCount,
      hasWebsite: details.websiteUri !== '',
      hasHours: (regularOpeningHours?.periods.length ?? 0) > 0,
    },
  });
  if (!reading.success) throw new ReadFailure('wrong-shape');
  return reading.data;
}

/** Google's reader where a key is set, undefined where none is. Nothing that it reads is stored or logged. */
export function openProfileReader(parts: Parts): ProfileReader | undefined {
  const { settings, database, log, now = () => new Date() } = parts;
  const { perDay = PLACES_CALLS_PER_DAY, timeoutMs = READ_TIMEOUT_MS } = parts;
  const { PLACES_API_KEY: key } = settings;
  if (!key) return undefined;
  const take = dailyCalls(database, now, perDay, 'places');
  const places = placesApi({ key, take, ...(parts.address && { address: parts.address }) });

  async function read(businessName: string, signal: AbortSignal): ReturnType<ProfileReader> {
    const candidates = await places.search(businessName, signal);
    if (candidates.length === 0) return { unread: 'none' };
    const place = placeMeant(candidates, businessName);
    if (!place) return { unread: 'several' };
    return { reading: readingOf(await places.details(place.id, signal)) };
  }

  return async (businessName) => {
    const began = performance.now();
    const ms = () => Math.round(performance.now() - began);
    const signal = AbortSignal.timeout(timeoutMs);
    const late = new Promise<never>((_, reject) => {
      signal.addEventListener('abort', () => reject(new ReadFailure('timeout')), { once: true });
    });
    try {
      const result = await Promise.race([late, read(businessName, signal)]);
      log.info({ ms: ms(), found: 'reading' in result ? 'one' : result.unread }, 'a profile was asked for');
      return result;
    } catch (error) {
      const { reason, status } =
        error instanceof ReadFailure ? error : { reason: 'unexpected', status: undefined };
      log.warn({ ms: ms(), reason, status }, 'no profile could be read; the figures are simulated');
      return { unread: 'unavailable' };
    }
  };
}
