import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type SendRequest, serveFolder, writeTestSite } from '../../tests/support/built-folder.ts';
import { securityHeaders } from './headers.ts';

const ORIGIN = 'https://www.northbar.example';
const TEXT = `# About us\n\n${'What we do. '.repeat(50)}\n`;
const FILES: Record<string, string> = {
  'index.md': TEXT,
  'about.md': TEXT,
  'llms.txt': TEXT,
  'llms-full.txt': TEXT,
  'blog/feed.xml': '<rss version="2.0"/>',
  'social/about.png': 'x',
  'resources/a-report.pdf': '%PDF-1.7 0123456789',
};

let request: SendRequest;
let stop: () => Promise<void>;

beforeAll(async () => {
  const directory = await writeTestSite(FILES, { siteUrl: ORIGIN });
  ({ request, stop } = await serveFolder(directory, { siteUrl: ORIGIN }));
});
afterAll(() => stop());

describe('the markdown of a page', () => {
  test.each([
    ['/about.md', `${ORIGIN}/about`],
    ['/index.md', `${ORIGIN}/`],
  ])('%s is text that names its page and stays out of search results', async (path, page) => {
    const { status, headers, body } = await request(path);
    expect([status, headers['content-type'], body.toString()]).toEqual([
      200,
      'text/markdown; charset=utf-8',
      TEXT,
    ]);
    expect(headers.link).toBe(`<${page}>; rel="canonical"`);
    expect(headers['x-robots-tag']).toBe('noindex');
    expect(headers['cache-control']).toBe('no-cache');
    expect(headers['content-security-policy']).toBe(securityHeaders['Content-Security-Policy']);
  });
});

test.each(['/llms.txt', '/llms-full.txt'])(
  '%s is plain text that stays out of search results',
  async (path) => {
    const { headers } = await request(path);
    expect([headers['content-type'], headers['x-robots-tag'], headers['cache-control']]).toEqual([
      'text/plain; charset=utf-8',
      'noindex',
      'no-cache',
    ]);
  },
);

test('the feed has its content type and other sites may read it', async () => {
  const { headers } = await request('/blog/feed.xml');
  expect(headers['content-type']).toBe('application/rss+xml; charset=utf-8');
  expect(headers['access-control-allow-origin']).toBe('*');
  expect(headers['cross-origin-resource-policy']).toBe('cross-origin');
  expect(headers['cache-control']).toBe('no-cache');
});

test('a report opens in the browser under its own file name, also in ranges, and search results show its page instead', async () => {
  const path = '/resources/a-report.pdf';
  const { status, headers } = await request(path, { 'accept-encoding': 'br, gzip' });
  expect(status).toBe(200);
  expect(headers).toMatchObject({
    'content-type': 'application/pdf',
    'content-disposition': 'inline; filename="a-report.pdf"',
    'x-robots-tag': 'noindex',
    'accept-ranges': 'bytes',
    'content-security-policy': "frame-ancestors 'none'",
  });
  expect(headers['content-encoding']).toBeUndefined();
  for (const header of [{ range: 'bytes=5-7' }, { range: 'bytes=99-' }, { 'if-none-match': '*' }])
    expect((await request(path, header)).headers['x-robots-tag']).toBe('noindex');
});

test('pictures may be embedded elsewhere; pages and scripts may not', async () => {
  const policy = async (path: string) =>
    (await request(path)).headers['cross-origin-resource-policy'];
  expect(await policy('/social/about.png')).toBe('cross-origin');
  for (const path of ['/about', '/_astro/site.B2x.css', '/about.md'])
    expect(await policy(path)).toBe('same-origin');
});
