import {
  type GoogleProfile,
  googleProfileSchema,
  type UnreadProfileReason,
} from '../../src/features/scorecard/requests.ts';
import type { Log } from '../log.ts';
import type { Settings } from '../settings.ts';
import { dailyCalls } from '../storage/daily-calls.ts';
import type { Database } from '../storage/tables.ts';
import { type Candidate, type PlaceDetails, placesApi, ReadFailure } from './places-api.ts';

/** Visitors leave these words out of a firm's name, or write them differently. */
const INSIGNIFICANT_WORDS = new Set(
  'the of and at a an law laws lawyer lawyers attorney attorneys counsel counselors firm firms group office offices legal esq co company inc llc llp lllp lp pllc plc pc pa apc'.split(
    ' ',
  ),
);

/** Returns "whitfield" and "cole" for "The Law Offices of Whitfield & Cole, P.A." */
function significantWords(text: string) {
  const plainText = text
    .normalize('NFKD')
    .toLowerCase()
    .replace(/\p{M}|['’.]/gu, '');
  return (plainText.match(/[\p{L}\p{N}]+/gu) ?? []).filter(
    (word) => !INSIGNIFICANT_WORDS.has(word),
  );
}

const includesAll = (words: readonly string[], required: readonly string[]) =>
  required.every((word) => words.includes(word));

// Returns the places with the same name. If there are none: the places whose name and address have
// all words of `businessName` ("Whitfield Tampa"). If there are none: the places with a shorter
// name that begins with the same word. Google also finds names that only sound similar, such as
// "Cole Roofing" for "Whitfield & Cole".
export function matchingPlaces(
  candidates: readonly Candidate[],
  businessName: string,
): Candidate[] {
  const nameWords = significantWords(businessName);
  const candidatesWithWords = candidates.map((candidate) => ({
    place: candidate,
    words: significantWords(candidate.displayName?.text ?? ''),
  }));
  // A name without significant words ("Law Office") matches only a place with exactly this name.
  const criteria: ((candidate: (typeof candidatesWithWords)[number]) => boolean)[] =
    nameWords.length
      ? [
          ({ words }) => words.join('') === nameWords.join(''),
          ({ place, words }) =>
            includesAll([...words, ...significantWords(place.formattedAddress)], nameWords) &&
            words.includes(nameWords[0] ?? ''),
          ({ words }) => words[0] === nameWords[0] && includesAll(nameWords, words),
        ]
      : [({ place }) => place.displayName?.text.toLowerCase() === businessName.toLowerCase()];
  const bestMatches =
    criteria
      .map((criterion) => candidatesWithWords.filter(criterion))
      .find((matches) => matches.length > 0) ?? [];
  return bestMatches.map(({ place }) => place);
}

/** A profile takes two requests, or up to four if the firm has moved. */
const MAX_PLACES_CALLS_PER_DAY = 400;
/** The timeout for all requests of a profile. The page announces two seconds. */
const READ_TIMEOUT_MS = 6_000;
const MAX_MOVES = 2;
/** Google returns at most this many photos, so ten may mean ten or more. */
const MAX_PHOTOS = 10;

/** Never rejects: a failure is returned as `unread`. */
export type ProfileReader = (
  businessName: string,
) => Promise<{ reading: GoogleProfile } | { unread: UnreadProfileReason }>;

type Deps = {
  settings: Pick<Settings, 'PLACES_API_KEY'>;
  database: Database;
  log: Log;
  now?: () => Date;
  /** Only tests set `address`, `perDay` and `timeoutMs`. */
  address?: string;
  perDay?: number;
  timeoutMs?: number;
};

const isClosedForGood = ({ businessStatus }: Candidate) => businessStatus === 'CLOSED_PERMANENTLY';

function profileOf(details: PlaceDetails): GoogleProfile {
  const { photos, attributions, regularOpeningHours, displayName } = details;
  const reading = googleProfileSchema.safeParse({
    placeId: details.id,
    name: displayName?.text ?? '',
    address: details.formattedAddress,
    mapsUrl: details.googleMapsUri,
    ...(details.businessStatus === 'CLOSED_TEMPORARILY' && { closedForNow: true }),
    credits: attributions.map(({ provider }) => provider).filter(Boolean),
    found: {
      photoCount: photos.length < MAX_PHOTOS ? photos.length : undefined,
      reviewCount: details.userRatingCount,
      hasWebsite: details.websiteUri !== '',
      hasHours: (regularOpeningHours?.periods.length ?? 0) > 0,
    },
  });
  if (!reading.success) throw new ReadFailure('wrong-shape');
  return reading.data;
}

/** Returns undefined if there is no key. Neither stores nor logs data of a profile. */
export function openProfileReader(deps: Deps): ProfileReader | undefined {
  const { settings, database, log, now = () => new Date() } = deps;
  const { perDay = MAX_PLACES_CALLS_PER_DAY, timeoutMs = READ_TIMEOUT_MS } = deps;
  const { PLACES_API_KEY: key } = settings;
  if (!key) return undefined;
  const countCall = dailyCalls(database, now, perDay, 'places');
  const places = placesApi({ key, countCall, ...(deps.address && { address: deps.address }) });

  async function readProfile(businessName: string, signal: AbortSignal): ReturnType<ProfileReader> {
    const matches = matchingPlaces(await places.search(businessName, signal), businessName);
    if (matches.length === 0) return { unread: 'none' };
    // A firm that has moved has two places with the same name, of which the old place is closed.
    const openPlaces = matches.filter((place) => !isClosedForGood(place));
    if (openPlaces.length > 1) return { unread: 'several' };
    let id = openPlaces[0]?.id ?? matches.find(({ movedPlaceId }) => movedPlaceId)?.movedPlaceId;
    for (let moves = 0; id && moves <= MAX_MOVES; moves += 1) {
      const details = await places.details(id, signal);
      if (!isClosedForGood(details)) return { reading: profileOf(details) };
      id = details.movedPlaceId;
    }
    return { unread: 'closed' };
  }

  return async (businessName) => {
    const start = performance.now();
    const elapsedMs = () => Math.round(performance.now() - start);
    const signal = AbortSignal.timeout(timeoutMs);
    const timeout = new Promise<never>((_, reject) => {
      signal.addEventListener('abort', () => reject(new ReadFailure('timeout')), { once: true });
    });
    try {
      const result = await Promise.race([timeout, readProfile(businessName, signal)]);
      log.info(
        { ms: elapsedMs(), found: 'reading' in result ? 'one' : result.unread },
        'a profile was requested',
      );
      return result;
    } catch (error) {
      const { reason, status } =
        error instanceof ReadFailure ? error : { reason: 'unexpected', status: undefined };
      log.warn(
        { ms: elapsedMs(), reason, status },
        'no profile could be read; the figures are simulated',
      );
      return { unread: 'unavailable' };
    }
  };
}
