import { renderToStaticMarkup } from 'react-dom/server';
import { Ask } from '../../contact/ask.tsx';
import { AskLine } from '../../contact/ask-line.tsx';
import { articleSubject } from '../blog-path.ts';
import type { BlogPage } from '../page-schema.ts';
import type { BlogPost } from '../schema.ts';
import type { Between } from './body.ts';
import { lineParts } from './next-step.ts';

type Words = Pick<BlogPage, 'list' | 'post'>;

/** The line that leads to a tool and a service: the article's own, or its category's. */
function NextStep({ post, words: { list, post: page } }: { post: BlogPost; words: Words }) {
  const ofCategory = list.categories.find(({ category }) => category === post.category)?.nextStep;
  const parts = lineParts(post.next_step ?? ofCategory ?? page.nextStep);
  return (
    <AskLine>
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

/** The blocks between the texts of an article; feeds and text twins have the texts alone. */
export function betweenBlocks(post: BlogPost, words: Words): Between {
  return {
    nextStep: renderToStaticMarkup(<NextStep post={post} words={words} />),
    asks: post.asks.map((text, index) =>
      renderToStaticMarkup(
        <Ask
          ask={{ text, kind: 'question' }}
          source={`${post.slug}-ask-${index + 1}`}
          subject={articleSubject(post)}
        />,
      ),
    ),
  };
}
