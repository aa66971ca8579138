import { BLOG_PATH } from '../blog-path.ts';

export const FEED = {
  path: `${BLOG_PATH}/feed.xml`,
  type: 'application/rss+xml',
  title: 'Articles (RSS)',
} as const;

/** The number is limited, because feed readers fetch the whole feed every hour. */
export const MAX_FEED_ARTICLES = 50;
