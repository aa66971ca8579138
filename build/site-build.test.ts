import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { beforeEach, expect, test } from 'vitest';
import { contentIn } from '../src/content-checks.ts';
import type { SitePage } from '../src/features/sitemap/site-page.ts';
import { readRedirects } from './site-build.ts';

let folder = '';
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'northbar-redirects-'));
});

const pageAt = (path: string, former?: string[]) => ({ path, kind: 'article', former }) as SitePage;
const PAGES = [pageAt('/pricing'), pageAt('/blog/speed', ['/blog/fast', '/blog/speed'])];

function redirectsOf(text: string) {
  writeFileSync(join(folder, 'redirects.yaml'), text);
  return readRedirects(contentIn(folder), PAGES);
}

test('redirects contain the entries of redirects.yaml and the former addresses of pages', () => {
  const text =
    'moved:\n  - { from: /fees, to: "/pricing#packages", list: All fees }\ngone: [/blog/old-offer]\n';
  expect(redirectsOf(text)).toEqual({
    moved: {
      '/blog/fast': '/blog/speed',
      '/blog/speed': '/blog/speed',
      '/fees': '/pricing#packages',
    },
    lists: { '/fees': 'All fees' },
    gone: ['/blog/old-offer'],
  });
});
