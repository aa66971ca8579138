import { z } from 'zod';
import { boundedBody } from '../http/bounded-body.ts';

/** The reason why no data came from Google. It is logged, so it never contains text of a visitor or of Google. */
type ReadFailureReason =
  | 'daily-cap'
  /** The time limit for all requests together is over. */
  | 'timeout'
  /** There was no connection, or it broke. */
  | 'unreachable'
  /** 429: Google's own limit is reached. */
  | 'rate-limited'
  /** 401 or 403: Google refuses the key, because of its restrictions or the billing. */
  | 'key-refused'
  /** Any other status that is not a success. */
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

/** Address of Google's interface; tests use another one. */
const PLACES_ADDRESS = 'https://places.googleapis.com';
/** Maximum size of an answer in bytes. An answer with every requested field has about 10,000. */
const PLACES_ANSWER_MAX = 256 * 1024;
/** Maximum number of places of one search. More than one open place means that the name is ambiguous. */
const CANDIDATES = 5;

/** Only fields that we use are requested, because Google charges by field. */
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
  /** Id of the new place, if this place is closed because the business has moved. */
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
  /** Counts a request against the daily limit; returns false if the limit is reached. */
  take(): Promise<boolean>;
  address?: string;
};

/**
 * Returns the two calls of Google's Places API (New): a search by text, and the details of a place. Errors: ReadFailure.
 * Google's message is not passed on, because it may quote the key.
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
        // A redirect could send the key to another host.
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
