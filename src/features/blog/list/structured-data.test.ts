import { describe, expect, test } from 'vitest';
import { inContent } from '../../../../tests/support/content-in-use.ts';
import { META_LENGTHS } from '../../../content/parts.ts';
import { readContentFile } from '../../../content/read-content.ts';
import { blogPageSchema } from '../page-schema.ts';
import type { BlogPost } from '../schema.ts';
import { listPages, POSTS_PER_PAGE } from './list-pages.ts';
import { blogListMeta, blogListTrail, blogListWords } from './structured-data.ts';

const ORIGIN = 'https://www.northbar.example';
const words = readContentFile(inContent('pages/blog.yaml'), blogPageSchema, 'Northbar').data.list;
const site = { language: 'en' } as const;
const posts = (count: number, category: string) =>
  Array.from({ length: count }, (_, index) => ({
    slug: `${category.slice(0, 3).toLowerCase()}-${index}`,
    category,
    published_at: '2025-05-01',
  })) as unknown as BlogPost[];
const lists = listPages([...posts(POSTS_PER_PAGE + 1, 'SEO & PPC'), ...posts(1, 'Golf Carts')]);
const at = (file: string) => {
  const list = lists.find((entry) => entry.file === file);
  if (!list) throw new Error(`no list at ${file}`);
  return { list, ...blogListWords(list, words), meta: blogListMeta(list, words, site, ORIGIN) };
};
const FEEDS = ['/blog/feed.xml', '/blog/feed.json'];

test('the list of all articles is the blog itself', () => {
  const { meta, list } = at('/blog');
  expect(meta).toMatchObject({ path: '/blog', canonical: `${ORIGIN}/blog`, image: '/social/blog.png' });
  expect(meta.alternates?.map(({ href }) => href)).toEqual(FEEDS);
  const [blog] = [meta.schema].flat() as { '@type': string; blogPost: { '@id': string }[] }[];
  expect(blog).toMatchObject({ '@type': 'Blog', '@id': `${ORIGIN}/blog#blog` });
  expect(blog?.blogPost).toHaveLength(POSTS_PER_PAGE);
  expect(blog?.blogPost[0]).toEqual({ '@id': `${ORIGIN}/blog/${list.posts[0]?.slug}#article` });
});

describe('a category', () => {
  test('has its name in the headline, and title, description and address of its own', () => {
    const { meta, headline, lede, list } = at('/blog/category/seo-ppc');
    expect(headline).toBe('SEO & PPC Articles');
    const written = words.categories.find(({ category }) => category === 'SEO & PPC');
    if (written) expect(lede).toBe(written.lede);
    expect(meta.canonical).toBe(`${ORIGIN}/blog?category=SEO%20%26%20PPC`);
    expect(meta.title).toMatch(/^SEO & PPC Articles/);
    expect(blogListTrail(list).map(({ label }) => label)).toEqual(['Home', 'Blog', 'SEO & PPC']);
    const [collection] = [meta.schema].flat();
    expect(collection).toMatchObject({
      '@type': 'CollectionPage',
      '@id': `${ORIGIN}/blog?category=SEO%20%26%20PPC#collection`,
      isPartOf: { '@id': `${ORIGIN}/blog#blog` },
    });
  });

  test('that nobody has written words for gets plain ones', () => {
    const { meta, headline, lede } = at('/blog/category/golf-carts');
    expect([headline, meta.title]).toEqual(['Golf Carts Articles', 'Golf Carts Articles']);
    expect(lede).toContain('Golf Carts');
    expect(meta.description).toContain('Golf Carts');
  });
});

test('the second page says so everywhere', () => {
  const { meta, headline } = at('/blog/category/seo-ppc/2');
  expect(headline).toBe('SEO & PPC Articles, page 2');
  expect(meta.title).toBe('SEO & PPC Articles, Page 2');
  expect(meta.canonical).toBe(`${ORIGIN}/blog?category=SEO%20%26%20PPC&page=2`);
  expect(at('/blog/page/2').headline).toBe('Articles, page 2');
});

test('every list that may be found has a title and a description of the right length, and no two the same', () => {
  const metas = lists.map(({ file }) => at(file).meta).filter(({ noindex }) => !noindex);
  for (const { title, description } of metas) {
    expect(title.length, title).toBeLessThanOrEqual(META_LENGTHS.titleMax);
    expect(description.length, description).toBeGreaterThanOrEqual(META_LENGTHS.descriptionMin);
    expect(description.length, description).toBeLessThanOrEqual(META_LENGTHS.descriptionMax);
  }
  expect(new Set(metas.map(({ title }) => title)).size).toBe(metas.length);
  expect(new Set(metas.map(({ description }) => description)).size).toBe(metas.length);
});

test('the page for nothing found is kept from search engines', () => {
  const { meta, headline } = at('/blog/page/none');
  expect(headline).toBe('No blog posts found');
  expect(meta).toMatchObject({ noindex: true, schema: [] });
});
