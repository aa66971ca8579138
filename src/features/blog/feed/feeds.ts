import { BLOG_PATH } from '../blog-path.ts';

/** The feed of the blog: its path, media type and name. */
export const FEED = {
  path: `${BLOG_PATH}/feed.xml`,
  type: 'application/rss+xml',
  title: 'Articles (RSS)',
} as const;

/** Maximum number of articles in the feed, because feed readers fetch it every hour. */
export const FEED_ARTICLES_MAX = 50;
