import { slugOf } from '../../../text/slug.ts';
import { BLOG_PATH, categoryPath } from '../blog-path.ts';
import type { BlogPost } from '../schema.ts';
import { categoryCounts, RESERVED_CATEGORY } from './categories.ts';

export const MAX_RECENT_POSTS = 5;

type DatedPost = Pick<BlogPost, 'published_at' | 'slug'>;
export const compareNewestFirst = (a: DatedPost, b: DatedPost) =>
  b.published_at.localeCompare(a.published_at) || a.slug.localeCompare(b.slug);
export const newestFirst = <T extends DatedPost>(posts: readonly T[]): T[] =>
  posts.toSorted(compareNewestFirst);

export const MAX_RELATED_POSTS = 3;

type RelatablePost = Pick<BlogPost, 'slug' | 'category' | 'tags' | 'published_at'>;

/**
 * The articles that share the most tags come first. The caller sorts `newestPosts` once, because
 * sorting for each article is slow.
 */
export function relatedPosts<T extends RelatablePost>(
  post: RelatablePost,
  newestPosts: readonly T[],
): T[] {
  const tags = new Set(post.tags.map((tag) => tag.toLowerCase()));
  return newestPosts
    .filter(({ category, slug }) => category === post.category && slug !== post.slug)
    .map((candidate) => ({
      candidate,
      sharedTags: candidate.tags.filter((tag) => tags.has(tag.toLowerCase())).length,
    }))
    .sort((a, b) => b.sharedTags - a.sharedTags)
    .slice(0, MAX_RELATED_POSTS)
    .map(({ candidate }) => candidate);
}

export const POSTS_PER_PAGE = 24;

/** A query without a category lists all articles. */
type ListQuery = { category?: string | undefined; page: number };

export type ListPage = ListQuery & {
  pageCount: number;
  posts: readonly BlogPost[];
  /** Path of the built file. Visitors open the page at `listPath`. */
  file: string;
};

export const NO_POSTS_COPY = {
  headline: 'No blog posts found',
  lede: 'No article is filed here. Below are the categories that have articles, and the newest articles.',
} as const;

/** Pages of a list have a number in their path, so no page of a list has this path. */
export const NO_POSTS_FILE = `${BLOG_PATH}/page/none`;
export const NO_POSTS_QUERY: ListQuery = { category: RESERVED_CATEGORY, page: 1 };

export function listPath({ category, page }: ListQuery) {
  const list = category === undefined ? BLOG_PATH : categoryPath(category);
  if (page === 1) return list;
  return `${list}${category === undefined ? '?' : '&'}page=${page}`;
}

export function listFile({ category, page }: ListQuery) {
  if (category === undefined) return page === 1 ? BLOG_PATH : `${BLOG_PATH}/page/${page}`;
  const list = `${BLOG_PATH}/category/${slugOf(category)}`;
  return page === 1 ? list : `${list}/${page}`;
}

function splitIntoPages(posts: readonly BlogPost[], category?: string): ListPage[] {
  const pageCount = Math.max(1, Math.ceil(posts.length / POSTS_PER_PAGE));
  return Array.from({ length: pageCount }, (_, index) => ({
    category,
    page: index + 1,
    pageCount,
    posts: posts.slice(index * POSTS_PER_PAGE, (index + 1) * POSTS_PER_PAGE),
    file: listFile({ category, page: index + 1 }),
  }));
}

export function listPages(posts: readonly BlogPost[]): ListPage[] {
  const newestPosts = newestFirst(posts);
  return [
    ...splitIntoPages(newestPosts),
    ...categoryCounts(posts).flatMap(({ category }) =>
      splitIntoPages(
        newestPosts.filter((post) => post.category === category),
        category,
      ),
    ),
    { page: 1, pageCount: 1, posts: [], file: NO_POSTS_FILE },
  ];
}

const listKey = (category: string, page: string) => `${category.trim().toLowerCase()}\n${page}`;

export type PathWithList = { path: string; list?: ListQuery };

/** The returned function finds the built file for /blog?category=<name or slug>&page=<number>. */
export function listFinder(
  pages: readonly PathWithList[],
): (query: URLSearchParams) => string | undefined {
  const files = new Map<string, string>();
  for (const { path, list } of pages) {
    if (!list) continue;
    const { category = '', page } = list;
    for (const name of [category, slugOf(category)]) files.set(listKey(name, `${page}`), path);
  }
  return (query) => files.get(listKey(query.get('category') ?? '', query.get('page') || '1'));
}
