import { expect, test } from 'vitest';
import { serveTestSite } from '../../tests/support/built-folder.ts';
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

const { request } = serveTestSite(FILES, { siteUrl: ORIGIN }, { siteUrl: ORIGIN });

const SITE_POLICY = securityHeaders['Content-Security-Policy'];
test.each([
  ['/about.md', 'text/markdown', { link: `<${ORIGIN}/about>; rel="canonical"` }],
  ['/index.md', 'text/markdown', { link: `<${ORIGIN}/>; rel="canonical"` }],
  ['/llms.txt', 'text/plain', {}],
  ['/llms-full.txt', 'text/plain', {}],
])('%s is sent as %s, and not listed by search engines', async (path, type, others) => {
  const { status, headers, body } = await request(path);
  expect([status, body.toString()]).toEqual([200, TEXT]);
  expect(headers).toMatchObject({
    'content-type': `${type}; charset=utf-8`,
    'x-robots-tag': 'noindex',
    'cache-control': 'no-cache',
    'content-security-policy': SITE_POLICY,
    ...others,
  });
});

test('the feed has its content type and other sites may read it', async () => {
  expect((await request('/blog/feed.xml')).headers).toMatchObject({
    'content-type': 'application/rss+xml; charset=utf-8',
    'access-control-allow-origin': '*',
    'cross-origin-resource-policy': 'cross-origin',
    'cache-control': 'no-cache',
  });
});

test('a report opens in the browser under its own file name; search engines list its page instead', async () => {
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
