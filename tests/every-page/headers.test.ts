import { afterAll, beforeAll, expect, test } from 'vitest';
import { pagePolicy } from '../../build/security-policy.ts';
import { securityHeaders } from '../../server/serving/headers.ts';
import { ERROR_PAGES } from '../../server/serving/site.ts';
import { SESSION_PAGE } from '../../src/features/booking/paths.ts';
import { type RunningSite, startSite } from '../support/server.ts';
import { everyPage, manifest } from './built-pages.ts';

let site: RunningSite;
beforeAll(async () => {
  site = await startSite();
});
afterAll(async () => {
  expect(await site?.stop()).toBe(0);
});

const STATUS = new Map([...ERROR_PAGES, [SESSION_PAGE, 404]]);

everyPage(
  'every page is served compressed, with its status, all headers and a policy that its content satisfies',
  async ({ address }) => {
    // /sitemap.xml is an HTML page only for a browser's navigation.
    const requestHeaders = { 'accept-encoding': 'br', 'sec-fetch-dest': 'document' };
    const response = await fetch(site.url + address, { headers: requestHeaders });
    const { headers } = response;
    expect(response.status).toBe(STATUS.get(address) ?? 200);
    expect(headers.get('content-type')).toBe('text/html; charset=utf-8');
    expect(headers.get('content-encoding')).toBe('br');
    expect(headers.get('cache-control')).toBe('no-cache');
    for (const [name, value] of Object.entries(securityHeaders)) {
      if (name !== 'Content-Security-Policy') expect(headers.get(name), name).toBe(value);
    }
    const policy = headers.get('content-security-policy') ?? '';
    const expected = pagePolicy(await response.text(), { backendOrigin: undefined });
    expect([policy, expected.problems]).toEqual([expected.policy, []]);
    expect(policy).not.toContain('unsafe');
  },
);

test.each(Object.entries(manifest.redirects))('%s moves to %s', async (from, to) => {
  const { status, headers } = await fetch(site.url + from, { redirect: 'manual' });
  expect([status, headers.get('location')]).toEqual([301, to]);
});
