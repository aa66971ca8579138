import { blogPath } from '../blog/blog-path.ts';
import type { BlogPost } from '../blog/schema.ts';

/** Articles on a team profile, at most. */
export const PROFILE_ARTICLES_MAX = 3;

/** What a list needs to know of an article. */
export type Article = {
  title: string;
  path: string;
  author: string;
  /** Day of publication, YYYY-MM-DD. */
  published: string;
};

export function listedArticle(post: BlogPost): Article {
  const { title, slug, author_name: author, published_at: published } = post;
  return { title, path: blogPath(slug), author, published };
}

/** At most PROFILE_ARTICLES_MAX, newest first. The author's name is compared ignoring case. */
export function articlesBy(name: string, articles: readonly Article[]) {
  const own = (author: string) => author.trim().toLowerCase() === name.trim().toLowerCase();
  return articles
    .filter(({ author }) => own(author))
    .toSorted((a, b) => b.published.localeCompare(a.published))
    .slice(0, PROFILE_ARTICLES_MAX);
}
