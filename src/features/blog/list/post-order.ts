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

/** At most RELATED_POSTS_MAX others of its category, those that share most tags first, then the newest. */
export function relatedPosts<T extends Listed>(post: Listed, all: readonly T[]): T[] {
  const tags = new Set(post.tags.map((tag) => tag.toLowerCase()));
  const shared = (other: Listed) => other.tags.filter((tag) => tags.has(tag.toLowerCase())).length;
  const others = all.filter(({ category, slug }) => category === post.category && slug !== post.slug);
  return newestFirst(others)
    .toSorted((a, b) => shared(b) - shared(a))
    .slice(0, RELATED_POSTS_MAX);
}
