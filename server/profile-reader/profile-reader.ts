import {
  type ProfileReading,
  readingSchema,
  type UnreadProfileReason,
} from '../../src/features/scorecard/requests.ts';
import type { Log } from '../log.ts';
import type { Settings } from '../settings.ts';
import { dailyCalls } from '../storage/daily-calls.ts';
import type { Database } from '../storage/tables.ts';
import { type Candidate, type PlaceDetails, placesApi, ReadFailure } from './places-api.ts';

/** Words in names of firms that visitors leave out or write differently. */
const AROUND = new Set(
  'the of and at a an law laws lawyer lawyers attorney attorneys counsel counselors firm firms group office offices legal esq co company inc llc llp lllp lp pllc plc pc pa apc'.split(
    ' ',
  ),
);

/** Returns the significant words of a firm's name: "whitfield" and "cole" for "The Law Offices of Whitfield & Cole, P.A." */
function significantWords(text: string) {
  const plain = text
    .normalize('NFKD')
    .toLowerCase()
    .replace(/\p{M}|['’.]/gu, '');
  return (plain.match(/[\p{L}\p{N}]+/gu) ?? []).filter((word) => !AROUND.has(word));
}

const includesAll = (all: readonly string[], some: readonly string[]) =>
  some.every((word) => all.includes(word));

/**
 * Returns the places that match a name best: those with the same name; else those whose name or address has every word of it
 * ("Whitfield Tampa"); else those with a shorter name that begins with the same word. Other candidates are not returned,
 * because Google also finds names that only sound similar: "Cole Roofing" for "Whitfield & Cole".
 */
export function matchingPlaces(
  candidates: readonly Candidate[],
  businessName: string,
): Candidate[] {
  const nameWords = significantWords(businessName);
  const named = candidates.map((place) => ({
    place,
    words: significantWords(place.displayName?.text ?? ''),
  }));
  // A name without significant words ("Law Office") matches only the same name.
  const ways: ((each: (typeof named)[number]) => boolean)[] = nameWords.length
    ? [
        ({ words }) => words.join('') === nameWords.join(''),
        ({ place, words }) =>
          includesAll([...words, ...significantWords(place.formattedAddress)], nameWords) &&
          words.includes(nameWords[0] ?? ''),
        ({ words }) => words[0] === nameWords[0] && includesAll(nameWords, words),
      ]
    : [({ place }) => place.displayName?.text.toLowerCase() === businessName.toLowerCase()];
  const fits = ways.map((way) => named.filter(way)).find((found) => found.length > 0) ?? [];
  return fits.map(({ place }) => place);
}

/** Maximum number of requests to Google in a day (UTC). A profile needs two, or up to four if the firm has moved. */
const PLACES_CALLS_PER_DAY = 400;
/** Time limit in ms for search and details together. The page announces two seconds. */
const READ_TIMEOUT_MS = 6_000;
/** The reader follows a firm that has moved this many times. */
const MOVES_FOLLOWED = 2;
/** Google returns at most this many photos, so ten may mean ten or more. */
const PHOTOS_GIVEN = 10;

/** Reads a profile by the firm's name. Never throws. */
export type ProfileReader = (
  businessName: string,
) => Promise<{ reading: ProfileReading } | { unread: UnreadProfileReason }>;

type Deps = {
  settings: Pick<Settings, 'PLACES_API_KEY'>;
  database: Database;
  log: Log;
  now?: () => Date;
  /** Only tests set these three: Google's address, the requests per day, the time limit. */
  address?: string;
  perDay?: number;
  timeoutMs?: number;
};

const isClosedForGood = ({ businessStatus }: Candidate) => businessStatus === 'CLOSED_PERMANENTLY';

function readingOf(details: PlaceDetails): ProfileReading {
  const { photos, attributions, regularOpeningHours, displayName } = details;
  const reading = readingSchema.safeParse({
    placeId: details.id,
    name: displayName?.text ?? '',
    address: details.formattedAddress,
    mapsUrl: details.googleMapsUri,
    ...(details.businessStatus === 'CLOSED_TEMPORARILY' && { closedForNow: true }),
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

/** Returns the reader of profiles; undefined without a key for Google. It does not store or log any data of a profile. */
export function openProfileReader(deps: Deps): ProfileReader | undefined {
  const { settings, database, log, now = () => new Date() } = deps;
  const { perDay = PLACES_CALLS_PER_DAY, timeoutMs = READ_TIMEOUT_MS } = deps;
  const { PLACES_API_KEY: key } = settings;
  if (!key) return undefined;
  const take = dailyCalls(database, now, perDay, 'places');
  const places = placesApi({ key, take, ...(deps.address && { address: deps.address }) });

  async function read(businessName: string, signal: AbortSignal): ReturnType<ProfileReader> {
    const meant = matchingPlaces(await places.search(businessName, signal), businessName);
    if (meant.length === 0) return { unread: 'none' };
    // A firm that has moved has two places with the same name, of which the old place is closed.
    const open = meant.filter((place) => !isClosedForGood(place));
    if (open.length > 1) return { unread: 'several' };
    let id = open[0]?.id ?? meant.find(({ movedPlaceId }) => movedPlaceId)?.movedPlaceId;
    for (let moves = 0; id && moves <= MOVES_FOLLOWED; moves += 1) {
      const details = await places.details(id, signal);
      if (!isClosedForGood(details)) return { reading: readingOf(details) };
      id = details.movedPlaceId;
    }
    return { unread: 'closed' };
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
      log.info(
        { ms: ms(), found: 'reading' in result ? 'one' : result.unread },
        'a profile was requested',
      );
      return result;
    } catch (error) {
      const { reason, status } =
        error instanceof ReadFailure ? error : { reason: 'unexpected', status: undefined };
      log.warn({ ms: ms(), reason, status }, 'no profile could be read; the figures are simulated');
      return { unread: 'unavailable' };
    }
  };
}
