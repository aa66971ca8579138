import { expect, test } from 'vitest';
import { categoryCounts, misspelledCategory } from './categories.ts';

const posts = (...categories: string[]) => categories.map((category) => ({ category }));

test('categories with articles are listed in the documented order, then new categories by name', () => {
  const [zoning, law, web] = ['Zoning', 'Legal Marketing', 'Web Design'];
  const known = ['SEO/GEO (AI Search)', 'SEO & PPC', 'Best Marketing Practices'];
  const articles = posts(zoning, law, web, 'Appeals', law, ...known);
  expect(categoryCounts(articles).map(({ category, count }) => [category, count])).toEqual([
    ['Best Marketing Practices', 1],
    ['SEO & PPC', 1],
    ['SEO/GEO (AI Search)', 1],
    ['Web Design', 1],
    ['Legal Marketing', 2],
    ['Appeals', 1],
    ['Zoning', 1],
  ]);
  expect(categoryCounts([])).toEqual([]);
});

test.each([
  ['web design', 'Web Design'],
  ['SEO and PPC', 'SEO & PPC'],
])('%s is recognized as %s', (category, known) => {
  expect(misspelledCategory(category)).toBe(known);
});
