import { ArrowLeft } from 'lucide-react';
import { type ArticleFacts, counted } from '../../rules/blog/article-checks.ts';
import { BLOG_PATH } from '../../rules/blog/blog-path.ts';
import { longDate } from '../../rules/long-date.ts';
import type { BlogPost } from '../../schemas/blog-post.ts';
import type { PostAuthor } from './post-author.tsx';

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

function statsOf(post: BlogPost, facts: ArticleFacts) {
  return [
    { term: 'Published', text: longDate(post.published_at) },
    { term: 'Reading time', text: counted(post.reading_time_minutes, 'minute', 'minutes') },
    { term: 'Parts', text: String(facts.parts) },
    { term: 'Tables', text: String(facts.tables) },
    { term: 'Sources', text: String(facts.sources) },
  ].filter(({ text }) => text !== '0');
}

/** Between head and text: the way back, the author, and what the article is made of. */
export function PostStrip({
  post,
  author,
  facts,
}: {
  post: BlogPost;
  author: PostAuthor;
  facts: ArticleFacts;
}) {
  return (
    <div className="page">
      <div className="post-strip">
        <a href={BLOG_PATH} className="text-link no-print post-back">
          <ArrowLeft aria-hidden size={18} strokeWidth={1.5} />
          Back to Blog
        </a>
        <AuthorLine author={author} />
        <dl className="post-stats">
          {statsOf(post, facts).map(({ term, text }) => (
            <div key={term}>
              <dt>{term}</dt>
              <dd>{text}</dd>
            </div>
          ))}
        </dl>
      </div>
    </div>
  );
}
