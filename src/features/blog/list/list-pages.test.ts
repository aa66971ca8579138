import { describe, expect, test } from 'vitest';
import type { BlogPost } from '../schema.ts';
import { listFile, listPages, listPath, NO_POSTS_FILE, POSTS_PER_PAGE } from './list-pages.ts';

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
    [{ category: 'SEO & PPC', page: 1 }, '/blog?category=SEO%20%26%20PPC', '/blog/category/seo-ppc'],
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
  test('no article at all: one empty list, and the page that says so', () => {
    expect(summary([])).toEqual([
      ['/blog', 1, 1, 0],
      [NO_POSTS_FILE, 1, 1, 0],
    ]);
  });

  test('a full page is one page, one article more makes two', () => {
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

  test('the newest come first, in a category as well', () => {
    const [all, ...rest] = listPages([post(1, 'Web Design'), post(3, 'SEO & PPC'), post(2, 'Web Design')]);
    expect(all?.posts.map(({ slug }) => slug)).toEqual(['post-3', 'post-2', 'post-1']);
    const designs = rest.find(({ category }) => category === 'Web Design');
    expect(designs?.posts.map(({ slug }) => slug)).toEqual(['post-2', 'post-1']);
  });
});
