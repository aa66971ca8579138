import { expect, test } from 'vitest';
import { blogPath, blogTrail, categoryPath } from '../blog-path.ts';
import { BLOG_CATEGORIES, categoryCounts, DEFAULT_CATEGORY, misspelledCategory } from './categories.ts';

const posts = (...categories: string[]) => categories.map((category) => ({ category }));

test('categories are those of the decisions, the fallback last', () => {
  expect(BLOG_CATEGORIES).toEqual([
    'Best Marketing Practices',
    'SEO & PPC',
    'SEO/GEO (AI Search)',
    'Web Design',
    'Legal Marketing',
  ]);
  expect(DEFAULT_CATEGORY).toBe('Legal Marketing');
});

test('counts in the order of lists, new categories after the known ones by name, empty ones left out', () => {
  const counted = categoryCounts(
    posts('Zoning', 'Legal Marketing', 'Web Design', 'Appeals', 'Legal Marketing'),
  );
  expect(counted.map(({ category, count }) => [category, count])).toEqual([
    ['Web Design', 1],
    ['Legal Marketing', 2],
    ['Appeals', 1],
    ['Zoning', 1],
  ]);
  expect(categoryCounts([])).toEqual([]);
});

test.each([
  ['SEO & PPC', '/blog?category=SEO%20%26%20PPC'],
  ['SEO/GEO (AI Search)', '/blog?category=SEO%2FGEO%20(AI%20Search)'],
])('%s is at %s', (category, path) => {
  expect(categoryPath(category)).toBe(path);
  expect(new URL(path, 'https://northbar.example').searchParams.get('category')).toBe(category);
  expect(categoryCounts(posts(category))[0]?.path).toBe(path);
});

test('an article is below the list, and its trail begins at home', () => {
  expect(blogPath('a-b')).toBe('/blog/a-b');
  expect(blogTrail('Title')).toEqual([
    { label: 'Home', path: '/' },
    { label: 'Blog', path: '/blog' },
    { label: 'Title' },
  ]);
});

test.each([
  ['web design', 'Web Design'],
  ['Web Desing', 'Web Design'],
  ['Best Marketing Practice', 'Best Marketing Practices'],
  ['SEO and PPC', 'SEO & PPC'],
  ['SEO/GEO (Al Search)', 'SEO/GEO (AI Search)'],
])('%s was meant to be %s', (category, known) => {
  expect(misspelledCategory(category)).toBe(known);
});

test.each([...BLOG_CATEGORIES, 'SEO', 'Marketing', 'Email Marketing', 'Local Marketing', 'Bar Rules'])(
  '%s is meant as it is written',
  (category) => {
    expect(misspelledCategory(category)).toBeUndefined();
  },
);
