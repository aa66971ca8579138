import { ArrowLeft } from '../../../ui/icons.tsx';
import { BLOG_PATH } from '../blog-path.ts';
import type { PostAuthor } from './author-picture.tsx';
import type { ArticleFacts } from './facts.ts';

function AuthorLine({ author }: { author: PostAuthor }) {
  return (
    <p className="post-byline">
      By{' '}
      {author.member ? (
        <a
          href={author.member.path}
          rel="author"
          className="font-bold underline underline-offset-4 hover:bg-mark-2"
        >
          {author.name}
        </a>
      ) : (
        <b>{author.name}</b>
      )}
    </p>
  );
}

/** What the text is made of; when it appeared and how long it takes is said over it. */
function statsOf(facts: ArticleFacts) {
  return [
    { term: 'Parts', count: facts.parts },
    { term: 'Tables', count: facts.tables },
    { term: 'Sources', count: facts.sources },
  ].filter(({ count }) => count > 0);
}

/** Between head and text: the way back, the author, and what the article is made of. */
export function PostStrip({ author, facts }: { author: PostAuthor; facts: ArticleFacts }) {
  return (
    <div className="page">
      <div className="post-strip">
        <a href={BLOG_PATH} className="text-link no-print post-back">
          <ArrowLeft size={18} strokeWidth={1.5} />
          Back to Blog
        </a>
        <AuthorLine author={author} />
        <dl className="post-stats">
          {statsOf(facts).map(({ term, count }) => (
            <div key={term}>
              <dt>{term}</dt>
              <dd>{count}</dd>
            </div>
          ))}
        </dl>
      </div>
    </div>
  );
}
