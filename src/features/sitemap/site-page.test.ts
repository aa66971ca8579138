import { expect, test } from 'vitest';
import {
  crawlerEntry,
  inSitemapOrder,
  type PageKind,
  type SitemapList,
  type SitePage,
  sitemapList,
} from './site-page.ts';

test.each<[PageKind, number, string, SitemapList]>([
  ['home', 1, 'weekly', 'main'],
  ['agency', 0.9, 'monthly', 'main'],
  ['blog', 0.9, 'daily', 'main'],
  ['sitemap', 0.5, 'monthly', 'legal'],
  ['tool', 0.9, 'monthly', 'tools'],
  ['service', 0.8, 'monthly', 'services'],
  ['practice-area', 0.8, 'monthly', 'practice-areas'],
  ['city', 0.8, 'monthly', 'cities'],
  ['report', 0.8, 'monthly', 'resources'],
  ['profile', 0.7, 'monthly', 'team'],
  ['article', 0.7, 'monthly', 'posts'],
  ['policy', 0.3, 'yearly', 'legal'],
])('%s has priority %d and changes %s', (kind, priority, frequency, list) => {
  expect(crawlerEntry({ kind })).toEqual({ priority, frequency });
  expect(sitemapList({ kind })).toBe(list);
});

test('the order of articles starts with the newest', () => {
  const article = (name: string, published: string) =>
    ({ path: `/blog/${name}`, kind: 'article', name, published }) as SitePage;
  const pages = [
    article('A', '2025-05-01'),
    article('C', '2025-08-01'),
    article('B', '2025-08-01'),
  ];
  expect(inSitemapOrder(pages, []).map(({ name }) => name)).toEqual(['B', 'C', 'A']);
});
