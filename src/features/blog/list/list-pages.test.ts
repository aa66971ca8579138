import { expect, test } from 'vitest';
import type { BlogPost } from '../schema.ts';
import {
  listFile,
  listPages,
  listPath,
  MAX_RELATED_POSTS,
  NO_POSTS_FILE,
  newestFirst,
  POSTS_PER_PAGE,
  relatedPosts,
} from './list-pages.ts';

const postOf = (number: number, category: string) =>
  ({
    slug: `post-${number}`,
    category,
    published_at: `2025-01-${String(number).padStart(2, '0')}`,
  }) as BlogPost;
const postsOf = (count: number, category = 'Web Design') =>
  Array.from({ length: count }, (_, index) => postOf(index + 1, category));
const summaryOf = (all: readonly BlogPost[]) =>
  listPages(all).map(({ file, page, pageCount, posts: { length } }) => [
    file,
    page,
    pageCount,
    length,
  ]);

test.each([
  [{ page: 1 }, '/blog', '/blog'],
  [{ page: 2 }, '/blog?page=2', '/blog/page/2'],
  [{ category: 'A/B (C)', page: 3 }, '/blog?category=A%2FB%20(C)&page=3', '/blog/category/ab-c/3'],
])('the list %o has its address and its file', (query, path, file) => {
  expect(listPath(query)).toBe(path);
  expect(listFile(query)).toBe(file);
});

test('one article more than a page holds makes a second page', () => {
  expect(summaryOf(postsOf(POSTS_PER_PAGE))).toEqual([
    ['/blog', 1, 1, POSTS_PER_PAGE],
    ['/blog/category/web-design', 1, 1, POSTS_PER_PAGE],
    [NO_POSTS_FILE, 1, 1, 0],
  ]);
  expect(summaryOf(postsOf(POSTS_PER_PAGE + 1))).toEqual([
    ['/blog', 1, 2, POSTS_PER_PAGE],
    ['/blog/page/2', 2, 2, 1],
    ['/blog/category/web-design', 1, 2, POSTS_PER_PAGE],
    ['/blog/category/web-design/2', 2, 2, 1],
    [NO_POSTS_FILE, 1, 1, 0],
  ]);
});

const article = (slug: string, published_at: string, ...tags: string[]) => ({
  slug,
  published_at,
  category: 'SEO & PPC',
  tags,
});
const reference = article('own', '2025-05-01', 'Google Ads', 'budget');

test('at most three articles are related: those with most common tags, then the newest', () => {
  const all = [
    article('old', '2025-01-01'),
    article('new', '2025-07-01'),
    article('one-tag', '2025-02-01', 'Budget'),
    article('two-tags', '2024-02-01', 'budget', 'google ads'),
    reference,
  ];
  const related = relatedPosts(reference, newestFirst(all));
  expect(related.map(({ slug }) => slug)).toEqual(['two-tags', 'one-tag', 'new']);
  expect(MAX_RELATED_POSTS).toBe(3);
});
