import { expect, test } from 'vitest';
import type { SitePage } from '../src/features/sitemap/site-page.ts';
import { devAddress } from './dev-addresses.ts';

const list = (path: string, query: SitePage['list']): SitePage => ({
  path,
  kind: 'article-list',
  name: path,
  title: path,
  description: '',
  ...(query ? { list: query } : {}),
});
const PAGES = [
  list('/blog', { page: 1 }),
  list('/blog/page/2', { page: 2 }),
  list('/blog/category/seo-ppc', { category: 'SEO & PPC', page: 1 }),
  list('/blog/category/seo-ppc/2', { category: 'SEO & PPC', page: 2 }),
];

test.each([
  ['/blog', '/blog'],
  ['/blog?utm_source=mail', '/blog'],
  ['/blog?category=', '/blog'],
  ['/blog?category=SEO%20%26%20PPC', '/blog/category/seo-ppc'],
  ['/blog?category=seo-ppc', '/blog/category/seo-ppc'],
  ['/blog?category=SEO+%26+PPC&page=2', '/blog/category/seo-ppc/2'],
  ['/blog?page=2', '/blog/page/2'],
  ['/blog?category=SEO%20PPC', '/blog/page/none'],
  ['/blog?category=!!', '/blog/page/none'],
  ['/blog/a?category=b', '/blog/a?category=b'],
  ['/about?page=2', '/about?page=2'],
  ['/sitemap.xml', '/sitemap.xml'],
])('%s is shown by %s', async (address, path) => {
  expect(await devAddress(address, false, async () => PAGES)).toBe(path);
});

test('a browser that opens the XML sees it in a page', async () => {
  expect(await devAddress('/sitemap.xml', true, async () => [])).toBe('/sitemap/xml');
});
