import { renderToStaticMarkup } from 'react-dom/server';
import { articlePlaces, withPieces } from '../../rules/blog/article-places.ts';
import { articleSubject } from '../../rules/blog/article-subject.ts';
import type { BlogPage } from '../../schemas/blog-page.ts';
import type { BlogPost } from '../../schemas/blog-post.ts';
import { lineParts } from '../../schemas/next-step.ts';
import { Ask, AskLine } from '../ask.tsx';
import { OpenContact } from '../open-contact.tsx';

type Words = Pick<BlogPage, 'list' | 'post'>;

/** The line that leads to a tool and a service: the article's own, or its category's. */
function NextStep({ post, words: { list, post: page } }: { post: BlogPost; words: Words }) {
  const ofCategory = list.categories.find(({ category }) => category === post.category)?.nextStep;
  const parts = lineParts(post.next_step ?? ofCategory ?? page.nextStep);
  const action = (
    <OpenContact
      label={page.askButton}
      look="secondary"
      size="small"
      source={`${post.slug}-next-step`}
      subject={articleSubject(post)}
    />
  );
  return (
    <AskLine action={action}>
      {parts.map(({ text, path }) =>
        path ? (
          <a key={text} href={path}>
            {text}
          </a>
        ) : (
          text
        ),
      )}
    </AskLine>
  );
}

/**
 * The text of an article with what stands between its blocks: the next step near the beginning, and the asks.
 * In: its HTML. Out: HTML; feeds and text twins are made from the words alone.
 */
export function withAsks(html: string, post: BlogPost, words: Words) {
  const { nextStep, asks } = articlePlaces(html);
  const lines = [...post.asks, ...words.post.asks];
  const pieces = asks.map((before, index) => ({
    before,
    html: renderToStaticMarkup(
      <Ask
        ask={{ text: lines[index % lines.length] ?? '', button: words.post.askButton }}
        source={`${post.slug}-ask-${index + 1}`}
        subject={articleSubject(post)}
      />,
    ),
  }));
  if (nextStep !== undefined)
    pieces.push({ before: nextStep, html: renderToStaticMarkup(<NextStep post={post} words={words} />) });
  return withPieces(html, pieces);
}
