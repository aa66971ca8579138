import { BLOG_PATH } from '../blog-path.ts';

/** The feeds of the blog: path, media type and name of each. */
export const FEEDS = {
  rss: { path: `${BLOG_PATH}/feed.xml`, type: 'application/rss+xml', title: 'Articles (RSS)' },
  json: {
    path: `${BLOG_PATH}/feed.json`,
    type: 'application/feed+json',
    title: 'Articles (JSON Feed)',
  },
} as const;

/** Articles in a feed, at most: feed readers fetch it every hour. */
export const FEED_ARTICLES_MAX = 50;

/** Noon UTC is the named day everywhere in the United States; midnight would be the evening before. */
const HOUR_OF_PUBLICATION = 'T12:00:00Z';

/** The moment that feeds give for a day (YYYY-MM-DD). */
export function publishedMoment(day: string) {
  return new Date(day + HOUR_OF_PUBLICATION);
}
