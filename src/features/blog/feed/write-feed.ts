import { load } from 'cheerio';
import { Feed } from 'feed';
import { escapeText } from '../../../text/escape-xml.ts';
import { inAddresses } from '../../../text/html.ts';
import { BLOG_PATH, blogPath } from '../blog-path.ts';
import type { PostImage } from '../post-picture.tsx';
import type { BlogPost } from '../schema.ts';
import { FEED } from './feeds.ts';

/** Attributes that only the styles and scripts of this site use. */
const OWN_ATTRIBUTES = ['class', 'tabindex', 'role', 'aria-label', 'aria-labelledby'];

/** Returns the HTML of an article for feed readers, with complete addresses. */
export function feedHtml(html: string, url: string): string {
  const $ = load(html, null, false);
  for (const name of OWN_ATTRIBUTES) $(`[${name}]`).removeAttr(name);
  const whole = (address: string) => new URL(address, url).href;
  $('*').each((_, element) => {
    for (const [name, value] of Object.entries($(element).attr() ?? {}))
      $(element).attr(name, inAddresses(name, value, whole));
  });
  return $.html().trim();
}

/** Noon UTC is the same day everywhere in the United States; midnight would be the evening before. */
const HOUR_OF_PUBLICATION = 'T12:00:00Z';

function pictureHtml({ src, alt }: Pick<PostImage, 'src' | 'alt'>): string {
  const $ = load('<p><img></p>', null, false);
  $('img').attr({ src, alt });
  return $.html();
}

type FeedInput = {
  /** HTML of the body. */
  html: string;
  image: Pick<PostImage, 'src' | 'alt' | 'social'>;
  origin: string;
};

/** Returns an article as the feed has it: its picture comes first, and every address is complete. */
export function feedArticle(post: BlogPost, { html, image, origin }: FeedInput) {
  const url = origin + blogPath(post.slug);
  return {
    url,
    title: post.title,
    summary: post.excerpt,
    html: feedHtml(pictureHtml(image) + html, url),
    image: new URL(image.social, origin).href,
    author: post.author_name,
    tags: [...new Set([post.category, ...post.tags])],
    published: new Date(post.published_at + HOUR_OF_PUBLICATION),
  };
}
type FeedArticle = ReturnType<typeof feedArticle>;

/** The description of a feed; the origin has no trailing slash. */
export type FeedCopy = Record<'title' | 'description' | 'language' | 'brand' | 'origin', string>;

const MEDIA_NAMESPACE = 'http://search.yahoo.com/mrss/';

/** Names of authors go into Dublin Core: RSS itself wants an email address there. */
const extensions = ({ author, image, title }: FeedArticle) => [
  { name: 'dc:creator', objects: { _text: author } },
  {
    name: 'media:content',
    objects: {
      _attributes: {
        'xmlns:media': MEDIA_NAMESPACE,
        url: image,
        medium: 'image',
        width: 1200,
        height: 630,
      },
      'media:title': { _attributes: { type: 'plain' }, _text: title },
    },
  },
];

/** RSS 2.0 with the full text of the articles, which come newest first. */
export function rssFeed(words: FeedCopy, articles: readonly FeedArticle[]): string {
  const { title, description, language, origin } = words;
  const newest = articles[0]?.published;
  const feed = new Feed({
    title,
    description,
    language,
    link: origin + BLOG_PATH,
    feedLinks: { rss: origin + FEED.path },
    generator: false,
    docs: 'https://www.rssboard.org/rss-specification',
    ...(newest ? { updated: newest } : {}),
  });
  for (const article of articles) {
    feed.addItem({
      title: article.title,
      link: article.url,
      date: article.published,
      // a description is HTML (RSS 2.0), and the library writes it as it is
      description: escapeText(article.summary),
      content: article.html,
      category: article.tags.map((name) => ({ name })),
      extensions: extensions(article),
    });
  }
  return feed.rss2();
}
