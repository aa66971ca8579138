import { load } from 'cheerio';
import { expect, test } from 'vitest';
import {
  DAY_PLACEHOLDER,
  MAX_SITEMAP_ADDRESSES,
  sitemapFiles,
} from '../../src/features/sitemap/sitemap-xml.ts';
import { escapeXml } from '../../src/text/escape-xml.ts';
import { serveFolder, serveTestSite, writeTestSite } from '../../tests/support/built-folder.ts';
import { securityHeaders } from './headers.ts';

const ORIGIN = 'https://www.northbar.example';
const PAGES = [
  { path: '/', kind: 'home' },
  { path: '/blog/a', kind: 'article', published: '2025-05-12' },
] as const;
const POLICY = "default-src 'none'; style-src 'sha256-x'";
const BROWSER_NAVIGATION = { 'sec-fetch-dest': 'document' };
const xmlOf = (day: string) => sitemapFiles(PAGES, ORIGIN, day).get('/sitemap.xml') ?? '';

let now = new Date('2026-02-28T23:59:59Z');

const escapedXml = escapeXml(xmlOf(DAY_PLACEHOLDER));
const { request } = serveTestSite(
  {
    'sitemap.xml': xmlOf(DAY_PLACEHOLDER),
    'sitemap/xml.html': `<!doctype html><h1>XML</h1><pre data-sitemap-xml class="x">${escapedXml}</pre><pre>mine</pre>`,
  },
  { policies: { '/sitemap/xml': POLICY } },
  { siteUrl: ORIGIN, now: () => now },
);

test.each([{}, { 'sec-fetch-dest': 'empty' }, { 'sec-fetch-dest': 'iframe' }])(
  'the sitemap is XML for every client except a browser navigation: %j',
  async (client) => {
    const { status, headers, body } = await request('/sitemap.xml', client);
    expect([status, body.toString()]).toEqual([200, xmlOf('2026-02-28')]);
    expect(headers).toMatchObject({
      'content-type': 'application/xml; charset=utf-8',
      vary: 'Accept-Encoding, Sec-Fetch-Dest',
      'content-security-policy': securityHeaders['Content-Security-Policy'],
      'cache-control': 'no-cache',
    });
  },
);

test('a browser navigation gets the page of the site with the same XML', async () => {
  const { status, headers, body } = await request('/sitemap.xml?x', BROWSER_NAVIGATION);
  expect(status).toBe(200);
  expect(headers['content-type']).toBe('text/html; charset=utf-8');
  expect(headers.vary).toBe('Accept-Encoding, Sec-Fetch-Dest');
  expect(headers['content-security-policy']).toBe(POLICY);
  const $ = load(body.toString());
  expect($('[data-sitemap-xml]').text()).toBe(xmlOf('2026-02-28'));
  expect($('pre').last().text()).toBe('mine');
});

test('the sitemap has the new date from midnight UTC on; posts keep their date', async () => {
  now = new Date('2026-03-01T00:00:00Z');
  const xml = (await request('/sitemap.xml')).body.toString();
  expect(xml).toBe(xmlOf('2026-03-01'));
  expect(xml).toContain('<lastmod>2025-05-12</lastmod>');
  const $ = load((await request('/sitemap.xml', BROWSER_NAVIGATION)).body.toString());
  expect($('[data-sitemap-xml]').text()).toBe(xml);
});

test('a sitemap larger than one file is served as an index and its parts', async () => {
  const sitePages = Array.from({ length: MAX_SITEMAP_ADDRESSES + 1 }, (_, index) => ({
    path: `/blog/${index}`,
    kind: 'article' as const,
  }));
  const files = Object.fromEntries(sitemapFiles(sitePages, ORIGIN, DAY_PLACEHOLDER));
  const large = await serveFolder(await writeTestSite(files));
  expect((await large.request('/sitemap.xml')).body.toString()).toContain(
    `<loc>${ORIGIN}/sitemap-2.xml</loc>`,
  );
  const firstFile = (await large.request('/sitemap-1.xml')).body.toString();
  expect(firstFile.match(/<loc>/g)).toHaveLength(MAX_SITEMAP_ADDRESSES);
  const secondFile = await large.request('/sitemap-2.xml');
  expect(secondFile.headers['content-type']).toBe('application/xml; charset=utf-8');
  expect(secondFile.headers['cache-control']).toBe('no-cache');
  expect(secondFile.body.toString()).toContain(
    `<loc>${ORIGIN}/blog/${MAX_SITEMAP_ADDRESSES}</loc>`,
  );
  expect((await large.request('/sitemap-3.xml')).status).toBe(404);
  await large.stop();
});
