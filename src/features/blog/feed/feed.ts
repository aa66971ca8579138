import * as content from '../../../content/entries.ts';
import { made } from '../../../content/mistake.ts';
import { newestFirst } from '../list/list-pages.ts';
import { postImage } from '../post-picture.tsx';
import { FEED_ARTICLES_MAX } from './feeds.ts';
import { type FeedWords, feedArticle } from './write-feed.ts';

/** The data of both feeds: their description, and the newest articles. */
export async function blogFeed(origin: string) {
  const { brand, language } = await content.site();
  const { description } = (await content.blogCopy()).list.meta;
  const team = new Map((await content.team()).map(({ id, data }) => [data.name.toLowerCase(), id]));
  const dated = (await content.articles()).map((entry) => {
    return { slug: entry.data.slug, published_at: entry.data.published_at, entry };
  });
  const newest = newestFirst(dated).slice(0, FEED_ARTICLES_MAX);
  const articles = await Promise.all(
    newest.map(({ entry }) =>
      made(entry, () => {
        const post = entry.data;
        const image = postImage(post);
        return feedArticle(post, {
          html: entry.rendered?.html ?? '',
          picture: { src: image.src, alt: image.alt },
          social: image.social,
          author: team.get(post.author_name.toLowerCase()),
          origin,
        });
      }),
    ),
  );
  const words: FeedWords = { title: `${brand} Blog`, description, language, brand, origin };
  return { words, articles };
}
