import * as content from '../../../content/entries.ts';
import { blogPath } from '../blog-path.ts';
import { postImage } from '../post-picture.tsx';
import type { BlogPost } from '../schema.ts';
import { categoryCounts } from './categories.ts';
import { type ListPage, listPages, recentPosts } from './list-pages.ts';
import type { ListedPost } from './post-card.tsx';

/** Articles as lists show them. */
export function listedPosts(posts: readonly BlogPost[]): ListedPost[] {
  return posts.map((post) => ({
    title: post.title,
    path: blogPath(post.slug),
    excerpt: post.excerpt,
    category: post.category,
    published: post.published_at,
    image: postImage(post),
  }));
}

/** Every page of every list with the parts beside it. */
export async function blogLists() {
  const posts = (await content.articles()).map(({ data }) => data);
  const shared = { counts: categoryCounts(posts), recent: recentPosts(posts) };
  return listPages(posts).map((list: ListPage) => ({ list, ...shared }));
}
