import type { BlogPost } from '../schema.ts';

/** Articles under "recent" in the sidebar. */
export const RECENT_POSTS_MAX = 5;

/** Articles in; the same, newest first, those of one day by slug. */
export function newestFirst<T extends Pick<BlogPost, 'published_at' | 'slug'>>(posts: readonly T[]): T[] {
  return posts.toSorted(
    (a, b) => b.published_at.localeCompare(a.published_at) || a.slug.localeCompare(b.slug),
  );
}

export function recentPosts<T extends Pick<BlogPost, 'published_at' | 'slug'>>(posts: readonly T[]): T[] {
  return newestFirst(posts).slice(0, RECENT_POSTS_MAX);
}

/** Articles under "Related Articles", at most. */
export const RELATED_POSTS_MAX = 3;

type Listed = Pick<BlogPost, 'slug' | 'category' | 'tags' | 'published_at'>;

/**
 * At most RELATED_POSTS_MAX others of its category, those that share most tags first, then the newest.
 *
 * @param newest all articles, newest first: each of thousands asks, and sorting them each time took longer than its page
 */
export function relatedPosts<T extends Listed>(post: Listed, newest: readonly T[]): T[] {
  const tags = new Set(post.tags.map((tag) => tag.toLowerCase()));
  return newest
    .filter(({ category, slug }) => category === post.category && slug !== post.slug)
    .map((other) => ({ other, shared: other.tags.filter((tag) => tags.has(tag.toLowerCase())).length }))
    .sort((a, b) => b.shared - a.shared)
    .slice(0, RELATED_POSTS_MAX)
    .map(({ other }) => other);
}
