import * as content from '../../../content/entries.ts';
import { createFromFile } from '../../../content/mistake.ts';
import { compareNewestFirst } from '../list/list-pages.ts';
import { postImage } from '../post-picture.tsx';
import { MAX_FEED_ARTICLES } from './feeds.ts';
import { type FeedCopy, feedArticle } from './write-feed.ts';

export async function blogFeed(origin: string) {
  const { brand, language } = await content.site();
  const { description } = (await content.blogCopy()).list.meta;
  const newestEntries = (await content.articles())
    .toSorted((a, b) => compareNewestFirst(a.data, b.data))
    .slice(0, MAX_FEED_ARTICLES);
  const articles = await Promise.all(
    newestEntries.map((entry) =>
      createFromFile(entry, () => {
        const { data: post, rendered } = entry;
        return feedArticle(post, {
          html: rendered?.html ?? '',
          image: postImage(post),
          origin,
        });
      }),
    ),
  );
  const copy: FeedCopy = { title: `${brand} Blog`, description, language, brand, origin };
  return { copy, articles };
}
