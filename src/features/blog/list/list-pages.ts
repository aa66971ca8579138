import { slugOf } from '../../../text/slug.ts';
import { BLOG_PATH, categoryPath } from '../blog-path.ts';
import type { BlogPost } from '../schema.ts';
import { categoryCounts, TAKEN_CATEGORY } from './categories.ts';
import { newestFirst } from './post-order.ts';

/** Articles on one page of a list. */
export const POSTS_PER_PAGE = 24;

/** What a list asks for: a category or all, and its page, from 1 on. */
export type ListQuery = { category?: string | undefined; page: number };

/** One page of a list; without articles it is the page that says so. */
export type ListPage = ListQuery & {
  /** Number of pages of the list. */
  pages: number;
  posts: readonly BlogPost[];
  /** Where the build puts the page; visitors see its public path. */
  file: string;
};

/** What the page for a list without articles says; the server puts the category that was asked for over it. */
export const NO_POSTS = {
  headline: 'No blog posts found',
  lede: 'No article is filed here. Below are the categories that have articles, and the newest articles.',
} as const;

/** Where the build puts the page for a list that is empty; no number of a page is called so. */
export const NO_POSTS_FILE = `${BLOG_PATH}/page/none`;
/** What always shows that page: no category is called so (categories.ts). */
export const NO_POSTS_LIST: ListQuery = { category: TAKEN_CATEGORY, page: 1 };

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
