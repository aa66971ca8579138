import * as content from '../../../content/entries.ts';
import { newestFirst } from '../list/post-order.ts';
import { postImage } from '../post-picture.tsx';
import { feedArticle } from './feed-article.ts';
import { FEED_ARTICLES_MAX } from './feeds.ts';
import type { FeedWords } from './rss-feed.ts';

/** What both feeds are made of: what they say of themselves, and the newest articles. */
export async function blogFeed(origin: string) {
  const { brand, language } = await content.site();
  const { description } = (await content.blogWords()).list.meta;
  const team = new Map((await content.team()).map(({ id, data }) => [data.name.toLowerCase(), id]));
  const entries = new Map((await content.articles()).map((entry) => [entry.data.slug, entry]));
  const newest = newestFirst([...entries.values()].map(({ data }) => data)).slice(0, FEED_ARTICLES_MAX);
  const articles = newest.map((post) => {
    const image = postImage(post.featured_image_url, post.category, post.slug);
    return feedArticle(post, {
      html: entries.get(post.slug)?.rendered?.html ?? '',
      picture: { src: image.src, alt: image.alt },
      social: image.social,
      author: team.get(post.author_name.toLowerCase()),
      origin,
    });
  });
  const words: FeedWords = { title: `${brand} Blog`, description, language, brand, origin };
  return { words, articles };
}
