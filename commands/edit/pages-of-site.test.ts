import { expect, test } from 'vitest';
import { pageOf } from './pages-of-site.ts';

test.each([
  ['pages/about.yaml', '/about'],
  ['pages/blog.yaml', '/blog'],
  ['pages/contact.yaml', '/contact'],
  ['pages/pricing.yaml', '/pricing'],
  ['pages/sitemap.yaml', '/sitemap'],
  ['pages/home.yaml', '/'],
  ['pages/cities.yaml', '/'],
])('%s is shown on %s', (path, page) => expect(pageOf(path, {})).toBe(page));
