import { expect, test } from 'vitest';
import { BLOG_CATEGORIES } from './categories.ts';
import { misspelledCategory } from './category-slip.ts';

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
