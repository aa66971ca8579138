import { BLOG_PATH } from '../blog-path.ts';

/** The feed of the blog: its path, media type and name. */
export const FEED = {
  path: `${BLOG_PATH}/feed.xml`,
  type: 'application/rss+xml',
  title: 'Articles (RSS)',
} as const;

/** The feed has no more articles than this: feed readers fetch it every hour. */
export const FEED_ARTICLES_MAX = 50;

/** Noon UTC is the named day everywhere in the United States; midnight would be the evening before. */
const HOUR_OF_PUBLICATION = 'T12:00:00Z';

/** Returns the moment that the feed states for a day (YYYY-MM-DD). */
export function publishedMoment(day: string) {
  return new Date(day + HOUR_OF_PUBLICATION);
}
