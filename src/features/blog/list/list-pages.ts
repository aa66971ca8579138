import { slugOf } from '../../../text/slug.ts';
import { BLOG_PATH, categoryPath } from '../blog-path.ts';
import type { BlogPost } from '../schema.ts';
import { categoryCounts, RESERVED_CATEGORY } from './categories.ts';

/** Articles under "recent" in the sidebar. */
export const RECENT_POSTS_MAX = 5;

type Dated = Pick<BlogPost, 'published_at' | 'slug'>;
/** Sorts the newest first, and those of one day by slug. */
export const compareAge = (a: Dated, b: Dated) =>
  b.published_at.localeCompare(a.published_at) || a.slug.localeCompare(b.slug);
export const newestFirst = <T extends Dated>(posts: readonly T[]): T[] =>
  posts.toSorted(compareAge);

/** Articles under "Related Articles", at most. */
export const RELATED_POSTS_MAX = 3;

type Listed = Pick<BlogPost, 'slug' | 'category' | 'tags' | 'published_at'>;

/**
 * Returns at most RELATED_POSTS_MAX others of its category: those that share most tags come first, then the newest.
 *
 * @param newest all articles, newest first: sorting them for each of thousands took longer than its page
 */
export function relatedPosts<T extends Listed>(post: Listed, newest: readonly T[]): T[] {
  const tags = new Set(post.tags.map((tag) => tag.toLowerCase()));
  return newest
    .filter(({ category, slug }) => category === post.category && slug !== post.slug)
    .map((other) => ({
      other,
      shared: other.tags.filter((tag) => tags.has(tag.toLowerCase())).length,
    }))
    .sort((a, b) => b.shared - a.shared)
    .slice(0, RELATED_POSTS_MAX)
    .map(({ other }) => other);
}

/** Articles on one page of a list. */
export const POSTS_PER_PAGE = 24;

/** A request for a list: a category or all, and its page, from 1 on. */
type ListQuery = { category?: string | undefined; page: number };

/** One page of a list; without articles it is the page for an empty list. */
export type ListPage = ListQuery & {
  /** Number of pages of the list. */
  pages: number;
  posts: readonly BlogPost[];
  /** The build puts the page there; visitors see its public path. */
  file: string;
};

/** The texts of the page for an empty list; the server adds the requested category. */
export const NO_POSTS = {
  headline: 'No blog posts found',
  lede: 'No article is filed here. Below are the categories that have articles, and the newest articles.',
} as const;

/** The build puts the page for an empty list there; no number of a page has this name. */
export const NO_POSTS_FILE = `${BLOG_PATH}/page/none`;
/** This request always shows that page: no category has this name (categories.ts). */
export const NO_POSTS_LIST: ListQuery = { category: RESERVED_CATEGORY, page: 1 };

/** Public path of a page of a list. */
export function listPath({ category, page }: ListQuery) {
  const list = category === undefined ? BLOG_PATH : categoryPath(category);
  if (page === 1) return list;
  return `${list}${category === undefined ? '?' : '&'}page=${page}`;
}

/** Path of the file a page of a list is built as. */
export function listFile({ category, page }: ListQuery) {
  if (category === undefined) return page === 1 ? BLOG_PATH : `${BLOG_PATH}/page/${page}`;
  const list = `${BLOG_PATH}/category/${slugOf(category)}`;
  return page === 1 ? list : `${list}/${page}`;
}

function pagesOf(posts: readonly BlogPost[], category?: string): ListPage[] {
  const pages = Math.max(1, Math.ceil(posts.length / POSTS_PER_PAGE));
  return Array.from({ length: pages }, (_, index) => ({
    category,
    page: index + 1,
    pages,
    posts: posts.slice(index * POSTS_PER_PAGE, (index + 1) * POSTS_PER_PAGE),
    file: listFile({ category, page: index + 1 }),
  }));
}

/** Every page of every list: of all articles, of each category, and the one for lists without articles. */
export function listPages(posts: readonly BlogPost[]): ListPage[] {
  const newest = newestFirst(posts);
  return [
    ...pagesOf(newest),
    ...categoryCounts(posts).flatMap(({ category }) =>
      pagesOf(
        newest.filter((post) => post.category === category),
        category,
      ),
    ),
    { page: 1, pages: 1, posts: [], file: NO_POSTS_FILE },
  ];
}

/** Names are compared ignoring case; the list of all articles has an empty one. */
const keyOf = (category: string, page: string) => `${category.trim().toLowerCase()}\n${page}`;

/** A page that may be one of a list of articles. */
export type PathWithList = { path: string; list?: ListQuery };

/**
 * Finds the built list for /blog?category=<name or slug>&page=<number>; other parameters change nothing.
 * The function it returns gives the path of the list's file, undefined when no list matches.
 */
export function listFinder(
  pages: readonly PathWithList[],
): (query: URLSearchParams) => string | undefined {
  const files = new Map<string, string>();
  for (const { path, list } of pages) {
    if (!list) continue;
    const { category = '', page } = list;
    for (const name of [category, slugOf(category)]) files.set(keyOf(name, `${page}`), path);
  }
  return (query) => files.get(keyOf(query.get('category') ?? '', query.get('page') || '1'));
}
