import type { ServerResponse } from 'node:http';
import { text } from 'node:stream/consumers';
import { pino } from 'pino';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { openProfileReader } from '../../server/profile-reader/profile-reader.ts';
import { dailyCalls } from '../../server/storage/daily-calls.ts';
import { listen, writeWithoutEnd } from './support/listen.ts';
import { type FreshStorage, freshStorage } from './support/storage.ts';

type Respond = (response: ServerResponse) => void;

const json =
  (status: number, body: unknown): Respond =>
  (response) =>
    void response
      .writeHead(status, { 'content-type': 'application/json; charset=UTF-8' })
      .end(JSON.stringify(body));

/** Google's documentation shows these responses. */
const PLACE = {
  id: 'ChIJN1t_tDeuEmsRUsoyG83frY4',
  displayName: { text: 'Nunez & Co, LLP', languageCode: 'en' },
  formattedAddress: '1 Main St, Tampa, FL 33602, USA',
};
const DETAILS = {
  ...PLACE,
  googleMapsUri: 'https://maps.google.com/?cid=10281119596374313554',
  userRatingCount: 569,
  websiteUri: 'https://www.nunez.example/',
  regularOpeningHours: {
    periods: [{ open: { day: 1, hour: 9, minute: 0 }, close: { day: 1, hour: 17, minute: 0 } }],
  },
  photos: Array.from({ length: 10 }, (_, index) => ({ name: `places/x/photos/${index}` })),
  attributions: [{ provider: 'Listings by Example', providerUri: 'https://listings.example/' }],
};
const refusal = (status: number, reason: string) =>
  json(status, {
    error: { code: status, message: `${reason} API key AIza-in-the-answer`, status: reason },
  });

const htmlPage: Respond = (response) =>
  void response.writeHead(200, { 'content-type': 'text/html' }).end('<html>captive portal</html>');
const redirect: Respond = (response) =>
  void response.writeHead(302, { location: 'http://127.0.0.1:1/' }).end();
const hangUp: Respond = (response) => void response.destroy();
const endlessAnswer: Respond = (response) => {
  response.writeHead(200, { 'content-type': 'application/json' });
  writeWithoutEnd(response, '"'.padEnd(64 * 1024, 'x'));
};

/** Starts a server with the two calls of the Places API; each test sets its answers. */
async function placesServer() {
  const received: Record<string, unknown>[] = [];
  const answers = { search: json(200, { places: [PLACE] }), details: json(200, DETAILS) };
  const address = await listen(async (request, response) => {
    const { method, url, headers } = request;
    received.push({ method, url, headers, body: await text(request) });
    (url === '/v1/places:searchText' ? answers.search : answers.details)(response);
  });
  return { address, received, answers };
}

const KEY = 'AIzaSyVerySecret-0123456789_abcdefghijkl';
let google: Awaited<ReturnType<typeof placesServer>>;
let storage: FreshStorage;
let logged = '';
const logLines = () => JSON.parse(`[${logged.trim().replaceAll('\n', ',')}]`);

beforeEach(async () => {
  google = await placesServer();
  storage = await freshStorage('sqlite');
  logged = '';
});
afterEach(() => expect(logged).not.toMatch(/AIza|Nunez|Main St|maps\.google|569/));

function openReader(parts: { perDay?: number; timeoutMs?: number; now?: () => Date } = {}) {
  // The digits of a process id or a time may equal those of a figure.
  const options = { base: null, timestamp: false };
  const write = (line: string) => {
    logged += line;
  };
  const log = pino(options, { write });
  const { database } = storage;
  const settings = { PLACES_API_KEY: KEY };
  const read = openProfileReader({ settings, database, log, address: google.address, ...parts });
  if (!read) throw new Error('expected a reader');
  return read;
}
const UNAVAILABLE = { unread: 'unavailable' };

describe('a profile', () => {
  test('is searched by name and read by its id, with only the shown fields requested', async () => {
    expect(await openReader()('Nunez & Co')).toEqual({
      reading: {
        placeId: DETAILS.id,
        name: 'Nunez & Co, LLP',
        address: DETAILS.formattedAddress,
        mapsUrl: DETAILS.googleMapsUri,
        credits: ['Listings by Example'],
        // Google returns at most ten photos, so there may be more.
        found: { photoCount: undefined, reviewCount: 569, hasWebsite: true, hasHours: true },
      },
    });
    const [search, details] = google.received;
    const mask =
      'places.id,places.displayName,places.formattedAddress,places.businessStatus,places.movedPlaceId';
    const headers = { 'x-goog-api-key': KEY, 'x-goog-fieldmask': mask };
    expect(search).toMatchObject({ method: 'POST', url: '/v1/places:searchText', headers });
    const query = { textQuery: 'Nunez & Co', regionCode: 'US' };
    expect(JSON.parse(String(search?.body))).toMatchObject(query);
    const ofDetails = {
      'x-goog-api-key': KEY,
      'x-goog-fieldmask': expect.not.stringMatching(/reviews|summary|\*/i),
    };
    const url = expect.stringMatching(/^\/v1\/places\/ChIJN1t_tDeuEmsRUsoyG83frY4\?/);
    expect(details).toMatchObject({ method: 'GET', url, headers: ofDetails });
    expect(google.received).toHaveLength(2);
    expect(JSON.stringify(google.received)).not.toContain('@');
  });

  test('without optional values is read', async () => {
    const { id, displayName, googleMapsUri } = DETAILS;
    google.answers.details = json(200, { id, displayName, googleMapsUri });
    expect(await openReader()('Nunez')).toMatchObject({
      reading: {
        address: '',
        credits: [],
        found: { photoCount: 0, reviewCount: 0, hasWebsite: false, hasHours: false },
      },
    });
  });
});

describe('a place that is closed', () => {
  const CLOSED = { businessStatus: 'CLOSED_PERMANENTLY' };

  test('for good is not read, whatever its details', async () => {
    google.answers.details = json(200, { ...DETAILS, ...CLOSED });
    expect(await openReader()('Nunez')).toEqual({ unread: 'closed' });
  });

  test('for now is read, and labelled as closed', async () => {
    const photos = DETAILS.photos.slice(1);
    const businessStatus = 'CLOSED_TEMPORARILY';
    google.answers.details = json(200, { ...DETAILS, photos, businessStatus });
    expect(await openReader()('Nunez')).toMatchObject({
      reading: { closedForNow: true, found: { photoCount: 9 } },
    });
  });

  test('and has the same name as an open place is ignored as the former office', async () => {
    const old = { ...PLACE, ...CLOSED, id: 'ChIJ-the-old-one' };
    google.answers.search = json(200, { places: [old, PLACE] });
    expect(await openReader()('Nunez & Co')).toMatchObject({ reading: { placeId: PLACE.id } });
    expect(google.received).toHaveLength(2);
  });
});

describe('no profile is available after', () => {
  test.each([
    ['the status 403', refusal(403, 'PERMISSION_DENIED'), 'key-refused', 403],
    ['a redirect, which is not followed', redirect, 'refused', 302],
    ['a page that is no JSON', htmlPage, 'wrong-shape', undefined],
    ['JSON of another shape', json(200, { places: 'many' }), 'wrong-shape', undefined],
    ['an answer without end', endlessAnswer, 'too-large', undefined],
    ['a connection that breaks', hangUp, 'unreachable', undefined],
  ])('%s', async (_, search, reason, status) => {
    google.answers.search = search;
    expect(await openReader()('Nunez')).toEqual(UNAVAILABLE);
    expect(logLines()).toEqual([expect.objectContaining({ reason, ...(status && { status }) })]);
  });

  test('a failure of the details after the search', async () => {
    google.answers.details = refusal(503, 'UNAVAILABLE');
    expect(await openReader()('Nunez')).toEqual(UNAVAILABLE);
  });
});

test('the daily count survives a restart, starts again each day, and is not that of a language model', async () => {
  let now = new Date('2026-03-01T12:00Z');
  const parts = { perDay: 4, now: () => now };
  for (let calls = 0; calls < 3; calls += 1) await dailyCalls(storage.database, () => now, 500)();
  expect(await openReader(parts)('Nunez')).toHaveProperty('reading');
  expect(await openReader(parts)('Nunez')).toHaveProperty('reading');
  expect(await openReader(parts)('Nunez')).toEqual(UNAVAILABLE);
  expect(google.received).toHaveLength(4);
  expect(logLines().at(-1)).toMatchObject({ reason: 'daily-cap' });
  now = new Date('2026-03-02T00:00Z');
  expect(await openReader(parts)('Nunez')).toHaveProperty('reading');
  const counts = storage.database.selectFrom('model_calls').selectAll().orderBy('day');
  expect(await counts.execute()).toEqual([
    { day: '2026-03-01', calls: 3 },
    { day: 'places 2026-03-01', calls: 4 },
    { day: 'places 2026-03-02', calls: 2 },
  ]);
});
