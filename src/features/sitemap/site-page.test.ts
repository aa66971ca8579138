import { expect, test } from 'vitest';
import { inSitemapOrder, type SitePage } from './site-page.ts';

test('the order of articles starts with the newest', () => {
  const days = { A: '2025-05-01', C: '2025-08-01', B: '2025-08-01' };
  const pages = Object.entries(days).map(
    ([name, published]) =>
      ({ path: `/blog/${name}`, kind: 'article', name, published }) as SitePage,
  );
  expect(inSitemapOrder(pages, []).map(({ name }) => name)).toEqual(['B', 'C', 'A']);
});
