import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { expect, test, vi } from 'vitest';
import {
  ABOUT,
  ABOUT_POLICY,
  PDF,
  serveFolder,
  serveTestSite,
} from '../../tests/support/built-folder.ts';
import { folderWith } from '../../tests/support/folder-with.ts';
import type { SpecialRoute } from './answers.ts';
import { IMMUTABLE_SECONDS, securityHeaders } from './headers.ts';
import { loadSite } from './site.ts';

const brokenRoute: SpecialRoute = () => {
  throw new Error('planted fault');
};

const specialRoutes = new Map([
  ['/broken', brokenRoute],
  ['/about', () => false],
]);
const { served, request } = serveTestSite({}, {}, { specialRoutes });

const requestAboutIn = (encoding: string) => request('/about', { 'accept-encoding': encoding });

test('a page is sent at its address without .html, with revalidation, and with its own policy', async () => {
  const { status, headers, body } = await request('/about');
  expect([status, body.toString()]).toEqual([200, ABOUT]);
  expect(headers).toMatchObject({
    'content-type': 'text/html; charset=utf-8',
    'cache-control': 'no-cache',
    'content-length': String(ABOUT.length),
  });
  for (const [name, value] of Object.entries(securityHeaders)) {
    const expected = name === 'Content-Security-Policy' ? ABOUT_POLICY : value;
    expect(headers[name.toLowerCase()], name).toBe(expected);
  }
});

test('a page is sent in the best encoding that the client accepts', async () => {
  const brotli = await requestAboutIn('gzip, deflate, br, zstd');
  expect(brotli.headers).toMatchObject({ 'content-encoding': 'br', vary: 'Accept-Encoding' });
  expect(brotliDecompressSync(brotli.body).toString()).toBe(ABOUT);
  const gzip = await requestAboutIn('br;q=0.1, gzip');
  expect(gzip.headers['content-encoding']).toBe('gzip');
  expect(gunzipSync(gzip.body).toString()).toBe(ABOUT);
  const tags = [brotli, gzip, await request('/about')].map(({ headers }) => headers.etag);
  expect(new Set(tags).size).toBe(3);
});

test('HEAD is answered with the same headers and no body', async () => {
  const getAnswer = await requestAboutIn('br');
  const headAnswer = await request('/about', { 'accept-encoding': 'br' }, 'HEAD');
  const undated = ({ date: _, ...rest }: typeof getAnswer.headers) => rest;
  expect(undated(headAnswer.headers)).toEqual(undated(getAnswer.headers));
  expect(headAnswer.body.length).toBe(0);
});

test('a page is not sent again if the client has the current version', async () => {
  const etag = String((await request('/about')).headers.etag);
  for (const value of [etag, `W/${etag}`, `"other", W/${etag}`, '*']) {
    const { status, headers, body } = await request('/about', { 'if-none-match': value });
    expect([status, body.length, headers.etag], value).toEqual([304, 0, etag]);
    expect(headers['content-security-policy']).toBe(ABOUT_POLICY);
  }
  const inBrotli = { 'if-none-match': etag, 'accept-encoding': 'br' };
  for (const headers of [{ 'if-none-match': '"other"' }, inBrotli])
    expect((await request('/about', headers)).status).toBe(200);
});

test('a page with a server part is passed to the backend with its headers', () => {
  const page = served.site.formPage('/about');
  expect(page?.shell.fill('x', 'Error: ')).toBe(
    ABOUT.replace('<title>', '<title>Error: ').replace(/<server-part>.*/, 'x'),
  );
  expect(page?.headers).toMatchObject({ 'Content-Security-Policy': ABOUT_POLICY });
  expect(page?.headers).not.toHaveProperty('Content-Length');
  for (const path of ['/', '/robots.txt', '/gone', '/nothing'])
    expect(served.site.formPage(path)).toBeUndefined();
});

test('a hashed file is cached permanently, other files for an hour', async () => {
  const { headers } = await request('/_astro/site.B2x.css');
  expect(headers['cache-control']).toBe(`public, max-age=${IMMUTABLE_SECONDS}, immutable`);
  expect((await request('/robots.txt')).headers['cache-control']).toBe('public, max-age=3600');
});

test.each([
  ['bytes=0-3', 206, 'bytes 0-3/19', '%PDF'],
  ['bytes=9-', 206, 'bytes 9-18/19', '0123456789'],
  ['bytes=-2', 206, 'bytes 17-18/19', '89'],
  ['bytes=15-99', 206, 'bytes 15-18/19', '6789'],
  ['bytes=19-', 416, 'bytes */19', ''],
  ['bytes=-0', 416, 'bytes */19', ''],
  ['bytes=5-2', 200, undefined, PDF.toString()],
  ['bytes=0-1,4-5', 200, undefined, PDF.toString()],
  ['bytes=-', 200, undefined, PDF.toString()],
  ['lines=1-2', 200, undefined, PDF.toString()],
])('the range %s is answered with %i', async (range, status, contentRange, text) => {
  const answer = await request('/report.pdf', { range });
  const { 'content-range': sentRange, 'content-length': length } = answer.headers;
  expect([answer.status, sentRange, answer.body.toString()]).toEqual([status, contentRange, text]);
  expect(length).toBe(String(text.length));
});

test.each([
  ['/services/seo', '/services/legal-seo'],
  ['/services/seo/?city=tampa', '/services/legal-seo?city=tampa'],
  ['/who?a=1', '/about?a=1#team'],
  ['/About', '/about'],
  ['/about//?a=1&b=%20', '/about?a=1&b=%20'],
  ['/ABOUT.HTML', '/about'],
  ['/index.html', '/'],
  ['/index', '/'],
  ['/%61bout', '/about'],
  ['/about.', '/about'],
  ['/about%E2%80%9D).', '/about'],
  ['/about%20', '/about'],
  ['/report.pdf,', '/report.pdf'],
  ['/Services/SEO/', '/services/legal-seo'],
])('%s moves permanently to %s', async (path, location) => {
  const { status, headers } = await request(path);
  expect([status, headers.location]).toEqual([301, location]);
});

test('a permanently removed page is answered with 410', async () => {
  const { status, body } = await request('/Old-Offer/');
  expect([status, body.toString()]).toEqual([410, expect.stringContaining('Page not found')]);
});

test.each([
  '/nothing',
  '/Nothing/',
  '/404',
  '/404.html',
  '/404.',
  '/500.html',
  '//northbar.example/',
  '/\\northbar.example/about',
  '/../../etc/passwd',
  '/%2e%2e/%2e%2e/etc/passwd',
  '/.manifest.json',
  '/.secret/notes.txt',
  '/about.html.br',
  '/_astro/site.B2x.css.gz',
  '/__proto__',
  '/%ff',
  '/%E0%A4%A',
  '/a%00b',
  '/a%0d%0ab',
  '/blog/%',
])('%s is answered with 404 and the complete page', async (path) => {
  const { status, headers, body } = await request(path);
  expect([status, headers.location, headers.etag]).toEqual([404, undefined, undefined]);
  expect(body.toString()).toContain('Page not found');
});

test.each(['*', 'about', '/a#b'])('%s is answered with 400', async (path) => {
  expect((await request(path)).status).toBe(400);
});

test('an error during serving is answered with the 500 page and status, and serving continues', async () => {
  const log = vi.spyOn(console, 'error').mockImplementation(() => {});
  for (const path of ['/broken', '/broken?x']) {
    const { status, body } = await request(path);
    expect([status, body.toString().includes('Something went wrong')]).toEqual([500, true]);
  }
  expect(log).toHaveBeenCalledTimes(2);
  expect((await request('/500')).status).toBe(500);
  expect((await request('/about')).status).toBe(200);
});

test('an empty folder is served with plain 404 answers; a missing folder is refused', async () => {
  const empty = await serveFolder(folderWith());
  expect((await empty.request('/')).body.toString()).toBe('Not Found\n');
  await empty.stop();
  await expect(loadSite({ directory: '/nowhere', siteUrl: '' })).rejects.toThrow(
    'The folder /nowhere of SITE_DIR has no built site',
  );
});
