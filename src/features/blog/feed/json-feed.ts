import { BLOG_PATH } from '../blog-path.ts';
import type { FeedArticle } from './feed-article.ts';
import { FEEDS } from './feeds.ts';
import type { FeedWords } from './rss-feed.ts';

const VERSION = 'https://jsonfeed.org/version/1.1';
/** Path of the picture that stands for the feed in a reader: as large as JSON Feed asks, too large for RSS. */
const FEED_ICON = '/logo.png';

/** JSON Feed 1.1 with the full text of the articles, which come newest first. */
export function jsonFeed(words: FeedWords, articles: readonly FeedArticle[]): string {
  const { title, description, language, brand, origin } = words;
  const feed = {
    version: VERSION,
    title,
    home_page_url: origin + BLOG_PATH,
    feed_url: origin + FEEDS.json.path,
    description,
    icon: origin + FEED_ICON,
    language,
    authors: [{ name: brand, url: `${origin}/` }],
    items: articles.map((article) => ({
      id: article.url,
      url: article.url,
      title: article.title,
      content_html: article.html,
      summary: article.summary,
      image: article.image,
      date_published: article.published.toISOString(),
      authors: [article.author],
      tags: article.tags,
    })),
  };
  return `${JSON.stringify(feed, null, 2)}\n`;
}
