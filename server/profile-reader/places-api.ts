import { z } from 'zod';
import { boundedBody } from '../http/bounded-body.ts';

/** The reason is logged, so it never contains text of a visitor or of Google. */
type ReadFailureReason =
  | 'daily-cap'
  | 'timeout'
  | 'unreachable'
  | 'rate-limited'
  | 'key-refused'
  | 'refused'
  | 'too-large'
  | 'wrong-shape';

export class ReadFailure extends Error {
  readonly reason: ReadFailureReason;
  readonly status: number | undefined;

  constructor(reason: ReadFailureReason, status?: number) {
    super(reason);
    this.reason = reason;
    this.status = status;
  }
}

const PLACES_URL = 'https://places.googleapis.com';
/** An answer with every requested field has about 10,000 bytes. */
const MAX_PLACES_ANSWER_BYTES = 256 * 1024;
/** Two open places are enough to know that a name is ambiguous, but some places may be closed. */
const MAX_CANDIDATES = 5;

/** Only fields that we use are requested, because Google charges by field. */
const SEARCH_FIELDS =
  'places.id,places.displayName,places.formattedAddress,places.businessStatus,places.movedPlaceId';
const DETAIL_FIELDS =
  'id,displayName,formattedAddress,businessStatus,movedPlaceId,googleMapsUri,userRatingCount,websiteUri,regularOpeningHours.periods,photos.name,attributions';

const textSchema = z.string().max(500);
const displayNameSchema = z.object({ text: textSchema });

/** Most fields have a default, because Google leaves out a field that has no value. */
const placeSchema = z.object({
  id: textSchema,
  displayName: displayNameSchema.optional(),
  formattedAddress: textSchema.default(''),
  // `OPERATIONAL`, `CLOSED_TEMPORARILY`, `CLOSED_PERMANENTLY`, or a value that Google adds later.
  businessStatus: textSchema.default(''),
  movedPlaceId: textSchema.optional(),
});
const searchAnswerSchema = z.object({ places: z.array(placeSchema).default([]) });
const detailsSchema = placeSchema.extend({
  googleMapsUri: textSchema,
  userRatingCount: z.int().nonnegative().default(0),
  websiteUri: z.string().default(''),
  regularOpeningHours: z.object({ periods: z.array(z.unknown()).default([]) }).optional(),
  photos: z.array(z.unknown()).default([]),
  attributions: z.array(z.object({ provider: textSchema.default('') })).default([]),
});
export type PlaceDetails = z.infer<typeof detailsSchema>;
export type Candidate = z.infer<typeof searchAnswerSchema>['places'][number];

function failureOfStatus(status: number) {
  if (status === 429) return new ReadFailure('rate-limited', status);
  return new ReadFailure(status === 401 || status === 403 ? 'key-refused' : 'refused', status);
}

function parseAnswer<T>(schema: z.ZodType<T>, body: string): T {
  try {
    return schema.parse(JSON.parse(body));
  } catch {
    throw new ReadFailure('wrong-shape');
  }
}

type PlacesDeps = {
  key: string;
  countCall(): Promise<boolean>;
  address?: string;
};

// Calls the Places API (New). Throws a ReadFailure, without Google's message, because the message
// may quote the key.
export function placesApi({ key, countCall, address = PLACES_URL }: PlacesDeps) {
  async function callApi<T>(
    schema: z.ZodType<T>,
    path: string,
    fields: string,
    init: RequestInit,
    signal: AbortSignal,
  ): Promise<T> {
    if (!(await countCall())) throw new ReadFailure('daily-cap');
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
      const answer = await boundedBody(response.body, MAX_PLACES_ANSWER_BYTES);
      if (!answer) throw new ReadFailure('too-large');
      return parseAnswer(schema, answer.toString('utf8'));
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
        pageSize: MAX_CANDIDATES,
        includePureServiceAreaBusinesses: true,
      });
      const init = { method: 'POST', body };
      return (
        await callApi(searchAnswerSchema, '/v1/places:searchText', SEARCH_FIELDS, init, signal)
      ).places;
    },
    details: (id: string, signal: AbortSignal): Promise<PlaceDetails> =>
      callApi(
        detailsSchema,
        `/v1/places/${encodeURIComponent(id)}?languageCode=en&regionCode=US`,
        DETAIL_FIELDS,
        { method: 'GET' },
        signal,
      ),
  };
}
