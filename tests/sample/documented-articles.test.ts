import { expect, test } from 'vitest';
import { contentIn, filesIn } from '../../src/content-checks.ts';
import { CONTENT } from '../support/content-in-use.ts';

const posts = filesIn(contentIn(CONTENT), 'blog').map(({ data }) => data);
const articleBy = (slug: string) => posts.find((post) => post.slug === slug);

// The documents name twelve articles: four by slug and category, all by date. More articles are
// allowed.
test.each([
  ['best-law-firm-marketing-strategies-2025', 'Best Marketing Practices'],
  ['personal-injury-clients-online-2025', 'Best Marketing Practices'],
  ['google-ads-vs-seo-law-firms-2025', 'SEO & PPC'],
  ['geo-future-legal-marketing-ai-search', 'SEO/GEO (AI Search)'],
])('%s exists, in %s', (slug, category) => expect(articleBy(slug)?.category).toBe(category));

test('eight articles are dated from May to August 2025', () => {
  const dated = posts.filter(({ published_at }) => /^2025-0[5-8]-/.test(published_at));
  expect(dated).toHaveLength(8);
});

test('four of the editorial team are dated on the 15th of January, February, March and April 2025', () => {
  const archive = posts.filter(({ published_at }) => /^2025-0[1-4]-/.test(published_at));
  expect(archive.map(({ published_at }) => published_at).toSorted()).toEqual([
    '2025-01-15',
    '2025-02-15',
    '2025-03-15',
    '2025-04-15',
  ]);
  for (const { author_name } of archive) expect(author_name).toBe('The Northbar Editorial Team');
});
