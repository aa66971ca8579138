import { z } from 'zod';
import { boundedBody } from '../http/bounded-body.ts';

/** The reason why Google's interface was of no use; goes into the log, so never anything a visitor or Google wrote. */
type ReadFailureReason =
  | 'daily-cap'
  /** The time for the whole reading is over. */
  | 'timeout'
  /** No connection, or it broke. */
  | 'unreachable'
  /** 429: Google's own limit. */
  | 'rate-limited'
  /** 401 or 403: the key, its restrictions or the billing behind it. */
  | 'key-refused'
  /** Another status that is not a success. */
  | 'refused'
  | 'too-large'
  /** The answer was not JSON of the documented shape. */
  | 'wrong-shape';

/** Google's answer could not be read. `status` is the status of that answer. */
export class ReadFailure extends Error {
  readonly reason: ReadFailureReason;
  readonly status: number | undefined;

  constructor(reason: ReadFailureReason, status?: number) {
    super(reason);
    this.reason = reason;
    this.status = status;
  }
}

/** Google's own; another one is for tests. */
const PLACES_ADDRESS = 'https://places.googleapis.com';
/** Size limit of an answer, in bytes; one with every requested field has about 10,000. */
const PLACES_ANSWER_MAX = 256 * 1024;
/** Places of one search: two are enough to see that there are several. */
const CANDIDATES = 5;

/** Only used fields are requested, because each is paid for. */
const SEARCH_FIELDS =
  'places.id,places.displayName,places.formattedAddress,places.businessStatus,places.movedPlaceId';
const DETAIL_FIELDS =
  'id,displayName,formattedAddress,businessStatus,movedPlaceId,googleMapsUri,userRatingCount,websiteUri,regularOpeningHours.periods,photos.name,attributions';

const text = z.string().max(500);
const displayName = z.object({ text });

/** A field without a value is left out by Google. */
const place = z.object({
  id: text,
  displayName: displayName.optional(),
  formattedAddress: text.default(''),
  /** `OPERATIONAL`, `CLOSED_TEMPORARILY`, `CLOSED_PERMANENTLY`, or what Google adds to them. */
  businessStatus: text.default(''),
  /** The new place of one that is closed for good because it has moved. */
  movedPlaceId: text.optional(),
});
const searchAnswer = z.object({ places: z.array(place).default([]) });
const detailsAnswer = place.extend({
  googleMapsUri: text,
  userRatingCount: z.int().nonnegative().default(0),
  websiteUri: z.string().default(''),
  regularOpeningHours: z.object({ periods: z.array(z.unknown()).default([]) }).optional(),
  photos: z.array(z.unknown()).default([]),
  attributions: z.array(z.object({ provider: text.default('') })).default([]),
});
export type PlaceDetails = z.infer<typeof detailsAnswer>;
export type Candidate = z.infer<typeof searchAnswer>['places'][number];

function failureOfStatus(status: number) {
  if (status === 429) return new ReadFailure('rate-limited', status);
  return new ReadFailure(status === 401 || status === 403 ? 'key-refused' : 'refused', status);
}

function parsed<T>(schema: z.ZodType<T>, body: string): T {
  try {
    return schema.parse(JSON.parse(body));
  } catch {
    throw new ReadFailure('wrong-shape');
  }
}

type PlacesDeps = {
  key: string;
  /** Takes one request of the day's. */
  take(): Promise<boolean>;
  address?: string;
};

/**
 * The two calls of Google's Places API (New): a search by text, and the details of one place.
 * Errors: ReadFailure. Google's own message is not passed on, because it may quote the key.
 */
export function placesApi({ key, take, address = PLACES_ADDRESS }: PlacesDeps) {
  async function call<T>(
    schema: z.ZodType<T>,
    path: string,
    fields: string,
    init: RequestInit,
    signal: AbortSignal,
  ): Promise<T> {
    if (!(await take())) throw new ReadFailure('daily-cap');
    try {
      const response = await fetch(`${address}${path}`, {
        ...init,
        headers: {
          'Content-Type': 'application/json',
          'X-Goog-Api-Key': key,
          'X-Goog-FieldMask': fields,
        },
        // A redirect would carry the key elsewhere.
        redirect: 'manual',
        signal,
      });
      if (!response.ok) {
        await response.body?.cancel();
        throw failureOfStatus(response.status);
      }
      const answer = await boundedBody(response.body, PLACES_ANSWER_MAX);
      if (!answer) throw new ReadFailure('too-large');
      return parsed(schema, answer.toString('utf8'));
    } catch (error) {
      if (error instanceof ReadFailure) throw error;
      throw new ReadFailure(signal.aborted ? 'timeout' : 'unreachable');
    }
  }
  return {
    async search(textQuery: string, signal: AbortSignal): Promise<Candidate[]> {
      const body = JSON.stringify({
        textQuery,
        languageCode: 'en',
        regionCode: 'US',
        pageSize: CANDIDATES,
        includePureServiceAreaBusinesses: true,
      });
      const init = { method: 'POST', body };
      return (await call(searchAnswer, '/v1/places:searchText', SEARCH_FIELDS, init, signal))
        .places;
    },
    details: (id: string, signal: AbortSignal): Promise<PlaceDetails> =>
      call(
        detailsAnswer,
        `/v1/places/${encodeURIComponent(id)}?languageCode=en&regionCode=US`,
        DETAIL_FIELDS,
        { method: 'GET' },
        signal,
      ),
  };
}
