import { load } from 'cheerio';
import { expect, test, vi } from 'vitest';
import { contactFormHtml } from '../../src/features/contact/contact-form-html.ts';
import { callFunction } from '../../src/features/forms/backend.ts';
import { CONTACT_FUNCTION } from '../../src/features/forms/backend-address.ts';
import { CONTACT_PATH, FORM_TYPE, freshApp, VISITOR } from './support/app.ts';

// The pages are on a CDN and the functions on another host: SITE_URL names the pages, the request's
// host the functions.
const PAGES = 'https://www.firm.example';
const FUNCTIONS = 'https://forms.firm.example';
const PARTNER = 'https://partner.example';
const JSON_TYPE = { 'content-type': 'application/json' };

async function startSite() {
  const site = await freshApp({ SITE_URL: PAGES, ALLOWED_ORIGINS: PARTNER });
  const request = async (origin: string, headers: Record<string, string>, body?: string) => {
    const response = await site.app.request(
      FUNCTIONS + CONTACT_PATH,
      { method: body ? 'POST' : 'OPTIONS', headers: { origin, ...headers }, ...(body && { body }) },
      { incoming: { socket: { remoteAddress: '203.0.113.5' } } },
    );
    const header = (name: string) => response.headers.get(name);
    return { response, header, result: [response.status, header('access-control-allow-origin')] };
  };
  const json = (origin: string, values: object) =>
    request(origin, JSON_TYPE, JSON.stringify(values));
  const form = (origin: string, values: Record<string, string>) =>
    request(origin, FORM_TYPE, new URLSearchParams(values).toString());
  return { ...site, request, json, form };
}

test('a page of the site or of a partner sends a preflight once an hour and reads the answer', async () => {
  const { request, json, leads } = await startSite();
  const { result, header } = await request(PAGES, { 'access-control-request-method': 'POST' });
  expect(result).toEqual([204, PAGES]);
  expect(header('access-control-max-age')).toBe('3600');
  expect(header('access-control-allow-methods')).toBe('POST,OPTIONS');
  const others = await request('https://evil.example', { 'access-control-request-method': 'POST' });
  expect(others.header('access-control-allow-origin')).toBeNull();
  const sent = await json(PAGES, VISITOR);
  expect(sent.result).toEqual([200, PAGES]);
  expect(sent.header('vary')).toMatch(/origin/i);
  expect((await json(PAGES, {})).result).toEqual([400, PAGES]);
  const ofPartner = await json(PARTNER, { ...VISITOR, email: 'bo@firm.example' });
  expect(ofPartner.result).toEqual([200, PARTNER]);
  expect(await leads()).toHaveLength(2);
});

test('a form on a page of the CDN calls the functions with headers that the preflight allows', async () => {
  const { request, json } = await startSite();
  const preflight = await request(PAGES, { 'access-control-request-method': 'POST' });
  const allowed = preflight.header('access-control-allow-headers')?.split(',');
  const backend = { address: FUNCTIONS, key: 'key' };
  const fetching = vi.fn(async () => (await json(PAGES, VISITOR)).response);
  vi.stubGlobal('fetch', fetching);
  expect(await callFunction(backend, CONTACT_FUNCTION, VISITOR)).toMatchObject({ status: 200 });
  vi.unstubAllGlobals();
  const [[address, { headers }]] = fetching.mock.calls as unknown as [[string, RequestInit]];
  expect(address).toBe(FUNCTIONS + CONTACT_PATH);
  expect(allowed).toEqual(
    expect.arrayContaining(Object.keys(headers ?? {}).map((name) => name.toLowerCase())),
  );
  const place = { prefix: 'page', phone: '', backend, script: '' };
  expect(load(String(contactFormHtml(place)))('form').attr('action')).toBe(
    FUNCTIONS + CONTACT_PATH,
  );
});

test('without JavaScript a form leads back to the pages, and an invalid form is shown for correction', async () => {
  const { form, leads } = await startSite();
  const thanks = await form(PAGES, VISITOR);
  expect(thanks.response.status).toBe(303);
  expect(thanks.header('location')).toContain(`${PAGES}/contact/thank-you?booking=`);
  const invalid = await form(PAGES, { ...VISITOR, email: 'no address' });
  expect(invalid.response.status).toBe(400);
  expect(await invalid.response.text()).toContain('value="no address"');
  // That page is on the host of the functions, so its form posts there again.
  const again = await form(FUNCTIONS, { ...VISITOR, email: 'ada@second.example' });
  expect(again.response.status).toBe(303);
  expect(again.header('location')).toMatch(/^\/contact\/thank-you\?booking=/);
  expect(await leads()).toHaveLength(2);
});
