import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

export type ReceivedRequest = {
  method: string;
  url: string;
  key: string;
  fields: string;
  body: unknown;
};
type Respond = (response: ServerResponse, received: ReceivedRequest) => void;

const json =
  (status: number, body: unknown): Respond =>
  (response) => {
    response.writeHead(status, { 'content-type': 'application/json; charset=UTF-8' });
    response.end(JSON.stringify(body));
  };

/** Google's documentation shows these responses. */
export const PLACE = {
  id: 'ChIJN1t_tDeuEmsRUsoyG83frY4',
  displayName: { text: 'Nunez & Co, LLP', languageCode: 'en' },
  formattedAddress: '1 Main St, Tampa, FL 33602, USA',
};
export const DETAILS = {
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

export const ANSWERS = {
  json,
  forbidden: refusal(403, 'PERMISSION_DENIED'),
  exhausted: refusal(429, 'RESOURCE_EXHAUSTED'),
  broken: refusal(503, 'UNAVAILABLE'),
  page: ((response) => {
    response.writeHead(200, { 'content-type': 'text/html' });
    response.end('<html>captive portal</html>');
  }) satisfies Respond,
  redirect: ((response) => {
    response.writeHead(302, { location: 'http://127.0.0.1:1/' });
    response.end();
  }) satisfies Respond,
  silence: (() => undefined) satisfies Respond,
  hangUp: ((response) => void response.destroy()) satisfies Respond,
  flood: ((response) => {
    response.writeHead(200, { 'content-type': 'application/json' });
    const more = () => {
      while (!response.destroyed && response.write('"'.padEnd(64 * 1024, 'x')));
      if (!response.destroyed) response.once('drain', more);
    };
    more();
  }) satisfies Respond,
};

async function read(request: IncomingMessage): Promise<ReceivedRequest> {
  let text = '';
  for await (const chunk of request) text += String(chunk);
  const { method = '', url = '', headers } = request;
  return {
    method,
    url,
    key: String(headers['x-goog-api-key']),
    fields: String(headers['x-goog-fieldmask']),
    body: text && JSON.parse(text),
  };
}

/** Starts a server with the two calls of the Places API; each test sets its answers. */
export async function placesServer() {
  const received: ReceivedRequest[] = [];
  let search: Respond = json(200, { places: [PLACE] });
  let details: Respond = json(200, DETAILS);
  const server = createServer(async (request, response) => {
    const question = await read(request);
    received.push(question);
    (question.url === '/v1/places:searchText' ? search : details)(response, question);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    address: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    received,
    answer(next: { search?: Respond; details?: Respond }) {
      search = next.search ?? search;
      details = next.details ?? details;
    },
    async close() {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}
