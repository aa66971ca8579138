import type { BlogPost } from './schema.ts';

/** Articles under "recent" in the sidebar. */
export const RECENT_POSTS_MAX = 5;

/** Articles in; the same, newest first, those of one day by slug. */
export function newestFirst<T extends Pick<BlogPost, 'published_at' | 'slug'>>(posts: readonly T[]): T[] {
  return posts.toSorted(
    (a, b) => b.published_at.localeCompare(a.published_at) || a.slug.localeCompare(b.slug),
  );
}

/** Articles in; the RECENT_POSTS_MAX newest out. */
export function recentPosts<T extends Pick<BlogPost, 'published_at' | 'slug'>>(posts: readonly T[]): T[] {
  return newestFirst(posts).slice(0, RECENT_POSTS_MAX);
}
