import { expect, test } from 'vitest';
import { CONTACT_PATH, freshApp, VISITOR } from './support/app.ts';

// The pages are on a CDN and the functions on another host: SITE_URL names the pages, the request's
// host the functions.
const PAGES = 'https://www.firm.example';
const FUNCTIONS = 'https://forms.firm.example';
const FOREIGN = 'https://evil.example';
const FORM_TYPE = 'application/x-www-form-urlencoded';

async function functionsOf(pages: string) {
  const site = await freshApp('sqlite', { SITE_URL: pages });
  const request = (
    method: string,
    origin: string,
    headers: Record<string, string> = {},
    body?: string,
  ) =>
    site.app.request(
      `${FUNCTIONS}${CONTACT_PATH}`,
      {
        method,
        headers: { origin, 'sec-fetch-site': 'cross-site', ...headers },
        ...(body && { body }),
      },
      { incoming: { socket: { remoteAddress: '203.0.113.5' } } },
    );
  const form = (values: Record<string, string>, origin = PAGES) =>
    request('POST', origin, { 'content-type': FORM_TYPE }, new URLSearchParams(values).toString());
  return { ...site, request, form };
}

test('with JavaScript pages send a preflight once an hour, and read the answer', async () => {
  const { request, leads } = await functionsOf(PAGES);
  const preflight = {
    'access-control-request-method': 'POST',
    'access-control-request-headers': 'content-type',
  };
  const may = await request('OPTIONS', PAGES, preflight);
  expect(may.status).toBe(204);
  expect(may.headers.get('access-control-allow-origin')).toBe(PAGES);
  expect(may.headers.get('access-control-max-age')).toBe('3600');
  expect(may.headers.get('access-control-allow-methods')).toBe('POST,OPTIONS');
  expect(may.headers.get('allow')).toBe('POST, OPTIONS');
  expect(may.headers.get('access-control-allow-headers')).toBe(
    'content-type,authorization,apikey,x-client-info',
  );
  const sent = await request(
    'POST',
    PAGES,
    { 'content-type': 'application/json' },
    JSON.stringify(VISITOR),
  );
  expect(sent.status).toBe(200);
  expect(sent.headers.get('access-control-allow-origin')).toBe(PAGES);
  expect(sent.headers.get('vary')).toMatch(/origin/i);
  const refused = await request('POST', PAGES, { 'content-type': 'application/json' }, '{}');
  expect([refused.status, refused.headers.get('access-control-allow-origin')]).toEqual([
    400,
    PAGES,
  ]);
  expect(await leads()).toHaveLength(1);
});

test('without JavaScript a sent form leads back to the pages, and an invalid one comes back for correction', async () => {
  const { form, request, leads } = await functionsOf(PAGES);
  const thanks = await form(VISITOR);
  expect(thanks.status).toBe(303);
  expect(thanks.headers.get('location')).toContain(`${PAGES}/contact/thank-you?booking=`);
  const invalid = await form({ ...VISITOR, email: 'no address' });
  expect([invalid.status, invalid.headers.get('content-type')]).toEqual([
    400,
    'text/html; charset=UTF-8',
  ]);
  expect(await invalid.text()).toContain('value="no address"');
  // The page is on the host of the functions, so its form posts there again.
  const again = await request(
    'POST',
    FUNCTIONS,
    { 'content-type': FORM_TYPE, 'sec-fetch-site': 'same-origin' },
    new URLSearchParams({ ...VISITOR, email: 'ada@second.example' }).toString(),
  );
  expect([again.status, again.headers.get('location')]).toEqual([
    303,
    expect.stringMatching(/^\/contact\/thank-you\?booking=/),
  ]);
  expect(await leads()).toHaveLength(2);
});

test('another site gets no preflight, no post and no redirect', async () => {
  const { request, form, leads } = await functionsOf(PAGES);
  const may = await request('OPTIONS', FOREIGN, { 'access-control-request-method': 'POST' });
  expect(may.headers.get('access-control-allow-origin')).toBeNull();
  for (const refused of [
    await request('POST', FOREIGN, { 'content-type': 'application/json' }, JSON.stringify(VISITOR)),
    await form(VISITOR, FOREIGN),
    await form(VISITOR, 'null'),
  ]) {
    expect([refused.status, refused.headers.get('location')]).toEqual([403, null]);
    expect(refused.headers.get('access-control-allow-origin')).toBeNull();
  }
  expect(await leads()).toEqual([]);
});
