import { afterAll, beforeAll, expect, test } from 'vitest';
import { pagePolicy } from '../../server/serving/content-policy.ts';
import { securityHeaders } from '../../server/serving/headers.ts';
import { REDIRECTS } from '../../server/serving/redirects.ts';
import { ERROR_PAGES } from '../../server/serving/site.ts';
import { type RunningSite, startSite } from '../support/server.ts';
import { addresses, eachPage } from './built-pages.ts';

let site: RunningSite;
beforeAll(async () => {
  site = await startSite();
});
afterAll(async () => {
  expect(await site?.stop()).toBe(0);
});

test.each(eachPage)(
  '%s is served compressed, with its status, all headers and a policy it keeps',
  async (address) => {
    // As a browser opens it: /sitemap.xml is a page only then.
    const asked = { 'accept-encoding': 'br', 'sec-fetch-dest': 'document' };
    const response = await fetch(site.url + address, { headers: asked });
    const { headers } = response;
    expect(response.status).toBe(ERROR_PAGES.get(address) ?? 200);
    expect(headers.get('content-type')).toBe('text/html; charset=utf-8');
    expect(headers.get('content-encoding')).toBe('br');
    expect(headers.get('cache-control')).toBe('no-cache');
    for (const [name, value] of Object.entries(securityHeaders)) {
      if (name !== 'Content-Security-Policy') expect(headers.get(name), name).toBe(value);
    }
    const policy = headers.get('content-security-policy') ?? '';
    const options = {
      backendOrigin: undefined,
      hasStylesheets: policy.includes("style-src 'self'"),
      hasDataImages: policy.includes('data:'),
    };
    const expected = pagePolicy(await response.text(), options);
    expect([policy, expected.problems]).toEqual([expected.policy, []]);
    expect(policy).not.toContain('unsafe');
  },
);

test('hashed files are kept for good', async () => {
  const hashed = [...addresses].filter(
    (path) => /^\/(_astro|assets)\//.test(path) && !/\.(br|gz)$/.test(path),
  );
  expect(hashed).not.toEqual([]);
  for (const address of hashed) {
    const { status, headers } = await fetch(site.url + address);
    expect([status, headers.get('cache-control')], address).toEqual([
      200,
      expect.stringContaining('immutable'),
    ]);
  }
});

test.each(REDIRECTS.filter(({ to }) => addresses.has(to)))('$from moves to $to', async ({ from, to }) => {
  const { status, headers } = await fetch(site.url + from, { redirect: 'manual' });
  expect([status, headers.get('location')]).toEqual([301, to]);
});
