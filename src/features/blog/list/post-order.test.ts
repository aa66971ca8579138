import { expect, test } from 'vitest';
import { newestFirst, RECENT_POSTS_MAX, RELATED_POSTS_MAX, recentPosts, relatedPosts } from './post-order.ts';

const post = (slug: string, published_at: string, category = 'SEO & PPC', tags: string[] = []) => ({
  slug,
  published_at,
  category,
  tags,
});
const slugs = (posts: readonly { slug: string }[]) => posts.map(({ slug }) => slug);
const own = post('own', '2025-05-01', 'SEO & PPC', ['Google Ads', 'budget']);

test('only others of the same category are related', () => {
  const all = [
    own,
    post('b', '2025-01-01'),
    post('c', '2025-02-01', 'Web Design'),
    post('d', '2025-03-01', 'seo & ppc'),
  ];
  expect(slugs(relatedPosts(own, newestFirst(all)))).toEqual(['b']);
  expect(relatedPosts(own, [own])).toEqual([]);
});

test('those with most tags in common come first, then the newest, and no more than three', () => {
  const all = [
    post('old', '2025-01-01'),
    post('new', '2025-07-01'),
    post('one-tag', '2025-02-01', 'SEO & PPC', ['Budget']),
    post('two-tags', '2024-02-01', 'SEO & PPC', ['budget', 'google ads']),
    own,
  ];
  expect(slugs(relatedPosts(own, newestFirst(all)))).toEqual(['two-tags', 'one-tag', 'new']);
  expect(RELATED_POSTS_MAX).toBe(3);
});

test('the five newest are recent, those of one day in the order of their slugs', () => {
  const all = ['2025-01-01', '2025-06-01', '2025-03-01', '2025-02-01', '2025-04-01'].map((day) =>
    post(day, day),
  );
  const sameDay = [post('b', '2025-05-01'), post('a', '2025-05-01')];
  expect(slugs(recentPosts([...all, ...sameDay]))).toEqual([
    '2025-06-01',
    'a',
    'b',
    '2025-04-01',
    '2025-03-01',
  ]);
  expect(RECENT_POSTS_MAX).toBe(5);
});
