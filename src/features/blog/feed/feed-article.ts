import { load } from 'cheerio';
import { inAddresses } from '../../../text/html.ts';
import { profilePath } from '../../team/profile.ts';
import { blogPath } from '../blog-path.ts';
import type { BlogPost } from '../schema.ts';
import { publishedMoment } from './feeds.ts';

/** An article as feeds carry it, every address in full. */
export type FeedArticle = {
  url: string;
  title: string;
  summary: string;
  /** Full text, its picture first. */
  html: string;
  /** The picture for sharing. */
  image: string;
  author: { name: string; url: string };
  tags: string[];
  published: Date;
};

/** What a feed takes of an article besides its header. */
export type FeedArticleParts = {
  /** HTML of the body. */
  html: string;
  /** Path or address of the picture that opens the text, and what it shows. */
  picture: { src: string; alt: string };
  /** Path of the picture for sharing. */
  social: string;
  /** Slug of the member of the team who wrote it, where one did. */
  author?: string | undefined;
  origin: string;
};

/** Everybody else writes for the agency, which /about introduces. */
const EDITORIAL_PAGE = '/about';
/** Means something to this site's own styles and scripts only. */
const OWN_ATTRIBUTES = ['class', 'tabindex', 'role', 'aria-label', 'aria-labelledby'];
/** The HTML of an article for readers elsewhere, every address in full. */
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

function pictureHtml({ src, alt }: FeedArticleParts['picture']): string {
  const $ = load('<p><img></p>', null, false);
  $('img').attr({ src, alt });
  return $.html();
}

export function feedArticle(post: BlogPost, parts: FeedArticleParts): FeedArticle {
  const { origin } = parts;
  const url = origin + blogPath(post.slug);
  return {
    url,
    title: post.title,
    summary: post.excerpt,
    html: feedHtml(pictureHtml(parts.picture) + parts.html, url),
    image: new URL(parts.social, origin).href,
    author: {
      name: post.author_name,
      url: origin + (parts.author ? profilePath(parts.author) : EDITORIAL_PAGE),
    },
    tags: [...new Set([post.category, ...post.tags])],
    published: publishedMoment(post.published_at),
  };
}
