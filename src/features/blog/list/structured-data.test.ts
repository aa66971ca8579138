import { describe, expect, test } from 'vitest';
import { inContent } from '../../../../tests/support/content-in-use.ts';
import { readContentFile } from '../../../content/read-content.ts';
import { blogPageSchema } from '../page-schema.ts';
import type { BlogPost } from '../schema.ts';
import { listPages, POSTS_PER_PAGE } from './list-pages.ts';
import { blogListMeta, listTexts } from './structured-data.ts';

const ORIGIN = 'https://www.northbar.example';
const copy = readContentFile(inContent('pages/blog.yaml'), blogPageSchema, 'Northbar').data.list;
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
  return { list, ...listTexts(list, copy), meta: blogListMeta(list, copy, site, ORIGIN) };
};

describe('a category', () => {
  test('has its name in the headline, and its own title, description and address', () => {
    const { meta, headline, lede } = at('/blog/category/seo-ppc');
    expect(headline).toBe('SEO & PPC Articles');
    const categoryCopy = copy.categories.find(({ category }) => category === 'SEO & PPC');
    if (categoryCopy) expect(lede).toBe(categoryCopy.lede);
    expect(meta.canonical).toBe(`${ORIGIN}/blog?category=SEO%20%26%20PPC`);
    expect(meta.title).toMatch(/^SEO & PPC Articles/);
  });
});

test('the page without results has noindex', () => {
  const { meta, headline } = at('/blog/page/none');
  expect(headline).toBe('No blog posts found');
  expect(meta).toMatchObject({ noindex: true, schema: [] });
});
