import { describe, expect, test } from 'vitest';
import type { BlogPost } from '../schema.ts';
import {
  listFile,
  listPages,
  listPath,
  NO_POSTS_FILE,
  newestFirst,
  POSTS_PER_PAGE,
  RELATED_POSTS_MAX,
  relatedPosts,
} from './list-pages.ts';

const post = (number: number, category: string) =>
  ({
    slug: `post-${number}`,
    category,
    published_at: `2025-01-${String(number).padStart(2, '0')}`,
  }) as BlogPost;
const posts = (count: number, category = 'Web Design') =>
  Array.from({ length: count }, (_, index) => post(index + 1, category));
const summary = (all: readonly BlogPost[]) =>
  listPages(all).map(({ file, page, pages, posts: { length } }) => [file, page, pages, length]);

describe('addresses', () => {
  test.each([
    [{ page: 1 }, '/blog', '/blog'],
    [{ page: 2 }, '/blog?page=2', '/blog/page/2'],
    [
      { category: 'SEO & PPC', page: 1 },
      '/blog?category=SEO%20%26%20PPC',
      '/blog/category/seo-ppc',
    ],
    [
      { category: 'SEO/GEO (AI Search)', page: 3 },
      '/blog?category=SEO%2FGEO%20(AI%20Search)&page=3',
      '/blog/category/seogeo-ai-search/3',
    ],
  ])('%o', (query, path, file) => {
    expect(listPath(query)).toBe(path);
    expect(listFile(query)).toBe(file);
  });
});

describe('pages', () => {
  test('a full page is one page, and one more article makes two', () => {
    expect(summary(posts(POSTS_PER_PAGE))).toEqual([
      ['/blog', 1, 1, POSTS_PER_PAGE],
      ['/blog/category/web-design', 1, 1, POSTS_PER_PAGE],
      [NO_POSTS_FILE, 1, 1, 0],
    ]);
    expect(summary(posts(POSTS_PER_PAGE + 1))).toEqual([
      ['/blog', 1, 2, POSTS_PER_PAGE],
      ['/blog/page/2', 2, 2, 1],
      ['/blog/category/web-design', 1, 2, POSTS_PER_PAGE],
      ['/blog/category/web-design/2', 2, 2, 1],
      [NO_POSTS_FILE, 1, 1, 0],
    ]);
  });
});

const article = (
  slug: string,
  published_at: string,
  category = 'SEO & PPC',
  tags: string[] = [],
) => ({
  slug,
  published_at,
  category,
  tags,
});
const slugs = (posts: readonly { slug: string }[]) => posts.map(({ slug }) => slug);
const reference = article('own', '2025-05-01', 'SEO & PPC', ['Google Ads', 'budget']);

test('articles with most common tags come first, then the newest, three at most', () => {
  const all = [
    article('old', '2025-01-01'),
    article('new', '2025-07-01'),
    article('one-tag', '2025-02-01', 'SEO & PPC', ['Budget']),
    article('two-tags', '2024-02-01', 'SEO & PPC', ['budget', 'google ads']),
    reference,
  ];
  expect(slugs(relatedPosts(reference, newestFirst(all)))).toEqual(['two-tags', 'one-tag', 'new']);
  expect(RELATED_POSTS_MAX).toBe(3);
});
