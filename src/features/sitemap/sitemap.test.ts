import { describe, expect, test } from 'vitest';
import {
  lastModified,
  OTHER_PAGES,
  SITEMAP_GROUPS,
  SITEMAP_RULES,
  type SitemapList,
  type SitemapPage,
  sitemapList,
  sitemapRule,
} from './sitemap.ts';

const TODAY = '2026-03-01';

test('the seven groups have the documented names, in order', () => {
  expect(SITEMAP_GROUPS.map(({ name }) => name)).toEqual([
    'Main Pages',
    'Services',
    'Practice Areas',
    'Resources and Research',
    'Free Tools',
    'Legal and Information',
    'Blog Posts',
  ]);
});

test.each([
  ['/', 1, 'weekly', 'main'],
  ['/about', 0.9, 'monthly', 'main'],
  ['/pricing', 0.9, 'monthly', 'main'],
  ['/blog', 0.9, 'daily', 'main'],
  ['/sitemap', 0.5, 'monthly', 'legal'],
  ['/tools/ai-seo-quiz', 0.9, 'monthly', 'tools'],
  ['/services/legal-seo', 0.8, 'monthly', 'services'],
  ['/practice-areas/personal-injury', 0.8, 'monthly', 'practice-areas'],
  ['/locations/tampa-law-firm-marketing-agency', 0.8, 'monthly', 'cities'],
  ['/resources/what-law-firms-get-wrong-google-ai-overview', 0.8, 'monthly', 'resources'],
  ['/team/eleanor-marsh', 0.7, 'monthly', 'team'],
  ['/blog/geo-future-legal-marketing-ai-search', 0.7, 'monthly', 'posts'],
  ['/privacy-policy', 0.3, 'yearly', 'legal'],
  ['/terms-of-service', 0.3, 'yearly', 'legal'],
  ['/cookie-policy', 0.3, 'yearly', 'legal'],
] as const)('%s has priority %d and changes %s', (path, priority, frequency, list) => {
  expect(sitemapRule(path)).toMatchObject({ priority, frequency, list });
});

test('a page of no known kind is a main page of middling priority', () => {
  expect(sitemapRule('/press')).toBe(OTHER_PAGES);
  expect(sitemapRule('/blogging')).toBe(OTHER_PAGES);
});

test('every list of a rule is in one group, and every list has a rule', () => {
  const lists = SITEMAP_GROUPS.flatMap((group) => group.lists.map(({ id }): string => id));
  expect(new Set(lists).size).toBe(lists.length);
  expect(new Set(SITEMAP_RULES.map(({ list }): string => list))).toEqual(new Set(lists));
});

test('static pages changed on the day of the answer, posts when they were published', () => {
  const published = '2025-05-12';
  expect(lastModified({ path: '/about', name: 'About' }, TODAY)).toBe(TODAY);
  expect(lastModified({ path: '/blog/a', name: 'A', published }, TODAY)).toBe(published);
  expect(lastModified({ path: '/blog/a', name: 'A' }, TODAY)).toBe(TODAY);
  expect(lastModified({ path: '/resources/report', name: 'Report', published }, TODAY)).toBe(TODAY);
});

describe('a list', () => {
  const page = (path: string, name: string, published?: string): SitemapPage => ({
    path,
    name,
    ...(published ? { published } : {}),
  });
  const names = (pages: SitemapPage[], list: SitemapList, menus: string[]) =>
    sitemapList(pages, list, menus).map(({ name }) => name);

  test('follows the menus, then the alphabet', () => {
    const pages = [
      page('/services/z', 'Zeta'),
      page('/services/a', 'alpha'),
      page('/services/ppc', 'Pay-Per-Click'),
      page('/services/legal-seo', 'Legal SEO'),
      page('/about', 'About'),
    ];
    const menus = ['/services/legal-seo', '/services/ppc'];
    expect(names(pages, 'services', menus)).toEqual(['Legal SEO', 'Pay-Per-Click', 'alpha', 'Zeta']);
  });

  test('of posts starts with the newest', () => {
    const pages = [
      page('/blog/a', 'A', '2025-05-01'),
      page('/blog/c', 'C', '2025-08-01'),
      page('/blog/b', 'B', '2025-08-01'),
    ];
    expect(names(pages, 'posts', [])).toEqual(['B', 'C', 'A']);
  });

  test('without pages is empty', () => expect(names([], 'tools', ['/tools/x'])).toEqual([]));
});
