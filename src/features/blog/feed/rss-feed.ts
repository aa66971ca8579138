import { Feed } from 'feed';
import { BLOG_PATH } from '../blog-path.ts';
import type { FeedArticle } from './feed-article.ts';
import { FEEDS } from './feeds.ts';

/** What a feed says of itself. */
export type FeedWords = {
  title: string;
  description: string;
  /** Language of the articles: "en". */
  language: string;
  brand: string;
  /** Origin without trailing slash. */
  origin: string;
};

const MEDIA_NAMESPACE = 'http://search.yahoo.com/mrss/';

/** Names of authors go into Dublin Core: RSS itself wants an email address there. */
const extensions = ({ author, image, title }: FeedArticle) => [
  { name: 'dc:creator', objects: { _text: author.name } },
  {
    name: 'media:content',
    objects: {
      _attributes: { 'xmlns:media': MEDIA_NAMESPACE, url: image, medium: 'image', width: 1200, height: 630 },
      'media:title': { _attributes: { type: 'plain' }, _text: title },
    },
  },
];

/** RSS 2.0 with the full text of the articles, which come newest first. */
export function rssFeed(words: FeedWords, articles: readonly FeedArticle[]): string {
  const { title, description, language, origin } = words;
  const newest = articles[0]?.published;
  const feed = new Feed({
    title,
    description,
    language,
    link: origin + BLOG_PATH,
    feedLinks: { rss: origin + FEEDS.rss.path },
    generator: false,
    docs: 'https://www.rssboard.org/rss-specification',
    ...(newest ? { updated: newest } : {}),
  });
  for (const article of articles) {
    feed.addItem({
      title: article.title,
      link: article.url,
      date: article.published,
      description: article.summary,
      content: article.html,
      category: article.tags.map((name) => ({ name })),
      extensions: extensions(article),
    });
  }
  return feed.rss2();
}
