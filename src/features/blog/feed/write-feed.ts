import { load } from 'cheerio';
import { Feed } from 'feed';
import { escapeText } from '../../../text/escape-xml.ts';
import { mapUrls } from '../../../text/html.ts';
import { BLOG_PATH, blogPath } from '../blog-path.ts';
import type { PostImage } from '../post-picture.tsx';
import type { BlogPost } from '../schema.ts';
import { FEED } from './feeds.ts';

const SITE_ATTRIBUTES = ['class', 'tabindex', 'role', 'aria-label', 'aria-labelledby'];

function feedHtml(html: string, url: string): string {
  const $ = load(html, null, false);
  for (const name of SITE_ATTRIBUTES) $(`[${name}]`).removeAttr(name);
  const makeAbsolute = (address: string) => new URL(address, url).href;
  $('*').each((_, element) => {
    for (const [name, value] of Object.entries($(element).attr() ?? {}))
      $(element).attr(name, mapUrls(name, value, makeAbsolute));
  });
  return $.html().trim();
}

/** Noon is on the same day everywhere in the United States; midnight is the previous evening. */
const PUBLICATION_TIME = 'T12:00:00Z';

function pictureHtml({ src, alt }: Pick<PostImage, 'src' | 'alt'>): string {
  const $ = load('<p><img></p>', null, false);
  $('img').attr({ src, alt });
  return $.html();
}

type FeedInput = {
  html: string;
  image: Pick<PostImage, 'src' | 'alt' | 'social'>;
  origin: string;
};

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
    published: new Date(post.published_at + PUBLICATION_TIME),
  };
}
type FeedArticle = ReturnType<typeof feedArticle>;

export type FeedCopy = Record<'title' | 'description' | 'language' | 'brand' | 'origin', string>;

const MEDIA_NAMESPACE = 'http://search.yahoo.com/mrss/';

/**
 * The author's name is in an element of Dublin Core, because RSS's own author element requires an
 * email address.
 */
const itemExtensions = ({ author, image, title }: FeedArticle) => [
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

/** `articles` are sorted from new to old. */
export function rssFeed(copy: FeedCopy, articles: readonly FeedArticle[]): string {
  const { title, description, language, origin } = copy;
  const newestDay = articles[0]?.published;
  const feed = new Feed({
    title,
    description,
    language,
    link: origin + BLOG_PATH,
    feedLinks: { rss: origin + FEED.path },
    generator: false,
    docs: 'https://www.rssboard.org/rss-specification',
    ...(newestDay ? { updated: newestDay } : {}),
  });
  for (const article of articles) {
    feed.addItem({
      title: article.title,
      link: article.url,
      date: article.published,
      // A description is HTML (RSS 2.0), and `feed` does not escape it.
      description: escapeText(article.summary),
      content: article.html,
      category: article.tags.map((name) => ({ name })),
      extensions: itemExtensions(article),
    });
  }
  return feed.rss2();
}
