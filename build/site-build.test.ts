import { expect, test } from 'vitest';
import { contentIn } from '../src/content-checks.ts';
import type { SitePage } from '../src/features/sitemap/site-page.ts';
import { folderWith } from '../tests/support/folder-with.ts';
import { readRedirects } from './site-build.ts';

const pageAt = (path: string, former?: string[]) => ({ path, kind: 'article', former }) as SitePage;
const PAGES = [pageAt('/pricing'), pageAt('/blog/speed', ['/blog/fast', '/blog/speed'])];

const redirectsOf = (text: string) =>
  readRedirects(contentIn(folderWith({ 'redirects.yaml': text })), PAGES);

test('redirects contain the entries of redirects.yaml and the former addresses of pages', () => {
  const text =
    'moved:\n  - { from: /fees, to: "/pricing#packages", list: All fees }\ngone: [/blog/old-offer]\n';
  expect(redirectsOf(text)).toEqual({
    redirects: {
      '/blog/fast': '/blog/speed',
      '/blog/speed': '/blog/speed',
      '/fees': '/pricing#packages',
    },
    listNames: { '/fees': 'All fees' },
    removedPaths: ['/blog/old-offer'],
  });
});
