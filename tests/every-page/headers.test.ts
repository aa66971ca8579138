import { afterAll, beforeAll, expect, test } from 'vitest';
import { pagePolicy } from '../../build/content-policy.ts';
import { securityHeaders } from '../../server/serving/headers.ts';
import { readManifest } from '../../server/serving/manifest.ts';
import { ERROR_PAGES } from '../../server/serving/site.ts';
import { FEED } from '../../src/features/blog/feed/feeds.ts';
import { SESSION_PAGE } from '../../src/features/booking/paths.ts';
import { LLMS_FULL_PATH, LLMS_PATH, pageOfMarkdown } from '../../src/text/markdown-address.ts';
import { type RunningSite, startSite } from '../support/server.ts';
import { addresses, DIST, everyPage } from './built-pages.ts';

const { siteUrl, moved } = await readManifest(DIST);
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

const TEXTS = [
  ...[...addresses]
    .filter((path) => path.endsWith('.md'))
    .map((path) => [path, 'text/markdown'] as const),
  [LLMS_PATH, 'text/plain'],
  [LLMS_FULL_PATH, 'text/plain'],
  [FEED.path, FEED.type],
] as const;

test.each(TEXTS)(
  '%s is sent as %s, compressed, with revalidation and its header for search engines',
  async (path, type) => {
    const { status, headers } = await fetch(site.url + path, {
      headers: { 'accept-encoding': 'br' },
    });
    expect([status, headers.get('content-type'), headers.get('content-encoding')]).toEqual([
      200,
      `${type}; charset=utf-8`,
      'br',
    ]);
    expect(headers.get('cache-control')).toBe('no-cache');
    expect(headers.get('etag')).toMatch(/^".+-br"$/);
    expect(headers.get('x-content-type-options')).toBe('nosniff');
    const page = pageOfMarkdown(path);
    expect(headers.get('link')).toBe(
      page === undefined ? null : `<${siteUrl}${page}>; rel="canonical"`,
    );
    expect(headers.get('x-robots-tag')).toBe(path === FEED.path ? null : 'noindex');
    const secondResponse = await fetch(site.url + path, {
      headers: { 'accept-encoding': 'br', 'if-none-match': headers.get('etag') ?? '' },
    });
    expect(secondResponse.status).toBe(304);
  },
);

test.each(Object.entries(moved))('%s moves to %s', async (from, to) => {
  const { status, headers } = await fetch(site.url + from, { redirect: 'manual' });
  expect([status, headers.get('location')]).toEqual([301, to]);
});
