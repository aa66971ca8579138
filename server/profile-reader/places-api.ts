import { z } from 'zod';
import { boundedBody } from '../http/bounded-body.ts';

/**
 * The reason why Google's API could not be used. It goes into the log, so it never contains text from a visitor or from
 * Google.
 */
type ReadFailureReason =
  | 'daily-cap'
  /** The time limit for the whole request of the visitor passed. */
  | 'timeout'
  /** There was no connection, or it was lost. */
  | 'unreachable'
  /** Status 429: Google's limit was reached. */
  | 'rate-limited'
  /** Status 401 or 403: Google refused the key, because of its restrictions or its billing account. */
  | 'key-refused'
  /** Another status that is not a success. */
  | 'refused'
  | 'too-large'
  /** The answer was not JSON of the documented form. */
  | 'wrong-shape';

/** The error for an answer of Google that could not be used. `status` is the status of that answer. */
export class ReadFailure extends Error {
  readonly reason: ReadFailureReason;
  readonly status: number | undefined;

  constructor(reason: ReadFailureReason, status?: number) {
    super(reason);
    this.reason = reason;
    this.status = status;
  }
}

/** The address of Google's API; tests use another. */
const PLACES_ADDRESS = 'https://places.googleapis.com';
/** Size limit of an answer, in bytes. An answer with every requested field has about 10,000 bytes. */
const PLACES_ANSWER_MAX = 256 * 1024;
/** The largest number of places that a search returns. Two would be enough to see that there are several. */
const CANDIDATES = 5;

/** We request only the fields that we use, because Google charges by field. */
const SEARCH_FIELDS =
  'places.id,places.displayName,places.formattedAddress,places.businessStatus,places.movedPlaceId';
const DETAIL_FIELDS =
  'id,displayName,formattedAddress,businessStatus,movedPlaceId,googleMapsUri,userRatingCount,websiteUri,regularOpeningHours.periods,photos.name,attributions';

const text = z.string().max(500);
const displayName = z.object({ text });

/** Google leaves out a field without a value. */
const place = z.object({
  id: text,
  displayName: displayName.optional(),
  formattedAddress: text.default(''),
  /** `OPERATIONAL`, `CLOSED_TEMPORARILY`, `CLOSED_PERMANENTLY`, or a value that Google adds later. */
  businessStatus: text.default(''),
  /** The id of the new place if this place has closed because it moved. */
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
  /** Counts a request. Returns false if the limit of the day is reached. */
  take(): Promise<boolean>;
  address?: string;
};

/**
 * Returns the two calls of Google's Places API (New): the search by text, and the details of a place. Errors: the calls
 * throw ReadFailure, without Google's message, because the message may contain the key.
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
        // A redirect would send the key to another address.
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
