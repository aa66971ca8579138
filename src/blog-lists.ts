import { getCollection } from 'astro:content';
import { postImage } from './post-plates.ts';
import { blogPath } from './rules/blog/blog-path.ts';
import { categoryCounts } from './rules/blog/categories.ts';
import { type ListPage, listPages } from './rules/blog/list-pages.ts';
import { recentPosts } from './rules/blog/recent-posts.ts';
import type { BlogPost } from './schemas/blog-post.ts';
import type { ListedPost } from './sections/blog/post-card.tsx';

/** Articles as lists show them. */
export async function listedPosts(posts: readonly BlogPost[]): Promise<ListedPost[]> {
  return Promise.all(
    posts.map(async (post) => ({
      title: post.title,
      path: blogPath(post.slug),
      excerpt: post.excerpt,
      category: post.category,
      published: post.published_at,
      image: await postImage(post.featured_image_url, post.category, post.slug),
    })),
  );
}

/** Every page of every list with what stands beside it. */
export async function blogLists() {
  const posts = (await getCollection('blog')).map(({ data }) => data);
  const shared = { counts: categoryCounts(posts), recent: recentPosts(posts) };
  return listPages(posts).map((list: ListPage) => ({ list, ...shared }));
}
