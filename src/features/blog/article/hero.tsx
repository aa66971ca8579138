import { longDate, monthYear } from '../../../text/dates.ts';
import { Breadcrumb } from '../../../ui/breadcrumb.tsx';
import { ArrowLeft } from '../../../ui/icons.tsx';
import { BLOG_PATH, blogTrail, categoryPath } from '../blog-path.ts';
import { InlinePicture, type PostImage, PostPicture } from '../post-picture.tsx';
import type { BlogPost } from '../schema.ts';
import { AuthorPicture, type PostAuthor } from './author-card.tsx';
import type { ArticleFacts } from './facts.ts';

/** Width of the picture on each kind of screen. */
const PLATE_SIZES = '(width >= 80rem) 30rem, (width >= 64rem) 40vw, 92vw';

/** The badge shows how fresh the article is on the visitor's date; script.ts computes it. */
function FreshnessBadge({ published }: { published: string }) {
  return (
    <span
      data-published={published}
      hidden
      className="rounded-sm bg-mark px-2.5 py-0.5 text-sm font-bold"
    />
  );
}

type PostHeroProps = {
  post: BlogPost;
  author: PostAuthor;
  image: PostImage;
  /** Name of the business and full address of the page: a sheet of paper has no address bar. */
  brand: string;
  url: string;
};

/** Head of an article: trail, category, title, who wrote it and when, and its picture. */
export function PostHero({ post, author, image, brand, url }: PostHeroProps) {
  return (
    <div className="page grid gap-x-15 gap-y-2 pt-3 pb-2 sm:gap-y-6 sm:pt-6 sm:pb-10 lg:grid-cols-[1fr_0.68fr] lg:pb-14 print:block">
      <p className="hidden text-sm text-ink-2 print:block">
        <b>{brand}</b> {url}
      </p>
      <div className="no-print lg:col-span-2">
        <Breadcrumb items={blogTrail(post.title)} />
      </div>
      <div>
        <p className="flex flex-wrap items-center gap-x-4 gap-y-2 text-note/6 font-semibold sm:min-h-8">
          <FreshnessBadge published={post.published_at} />
          <a
            href={categoryPath(post.category)}
            className="wrap-anywhere underline underline-offset-4 hover:bg-mark-2"
          >
            {post.category}
          </a>
        </p>
        <h1
          id="hero-heading"
          className="mt-1.5 text-[clamp(1.75rem,1.1rem+2.9vw,3.625rem)] sm:mt-3.5"
        >
          {post.title}
        </h1>
        <div className="mt-3 flex items-center gap-4 sm:mt-7 lg:mt-9">
          <div className="max-sm:hidden">
            <AuthorPicture author={author} size="small" />
          </div>
          <p className="min-w-0 text-sm/5 text-ink-2 sm:text-note/6">
            <span className="block">
              <b className="text-ink">{author.name}</b>
              {author.title && `, ${author.title}`}
            </span>
            <time dateTime={post.published_at}>{monthYear(post.published_at)}</time>
            <span aria-hidden="true"> · </span>
            <span className="whitespace-nowrap">{post.reading_time_minutes} min read</span>
            {post.checked && (
              <span className="max-sm:hidden sm:block">
                Facts checked <time dateTime={post.checked.at}>{longDate(post.checked.at)}</time> by{' '}
                {post.checked.by}
              </span>
            )}
          </p>
        </div>
      </div>
      <div className="no-print self-start">
        {image.texts ? (
          <InlinePicture texts={image.texts} alt={image.alt} />
        ) : (
          <PostPicture image={image} sizes={PLATE_SIZES} priority />
        )}
      </div>
    </div>
  );
}

function AuthorLine({ author }: { author: PostAuthor }) {
  return (
    <p className="post-byline lg:col-start-2 lg:row-start-1">
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

/** The parts of the text; the line above has its date and reading time. */
function statsOf(facts: ArticleFacts) {
  return [
    { term: 'Parts', count: facts.parts },
    { term: 'Tables', count: facts.tables },
    { term: 'Sources', count: facts.sources },
  ].filter(({ count }) => count > 0);
}

/** Between head and text: the way back, the author, and the parts of the article. */
export function PostStrip({ author, facts }: { author: PostAuthor; facts: ArticleFacts }) {
  return (
    <div className="page">
      <div className="grid gap-x-15 gap-y-0 border-t-2 sm:gap-y-2 border-b border-t-ink border-b-line py-1.5 text-sm/6 max-lg:grid-cols-[1fr_auto] sm:py-4 sm:text-note/6 lg:grid-cols-[200px_1fr] xl:grid-cols-[200px_auto_1fr]">
        <a href={BLOG_PATH} className="text-link no-print justify-self-start whitespace-nowrap">
          <ArrowLeft size={18} strokeWidth={1.5} />
          Back to Blog
        </a>
        <AuthorLine author={author} />
        <dl className="post-stats flex flex-wrap gap-x-5.5 gap-y-1.5 text-sm max-lg:col-span-2 lg:col-start-2 xl:col-start-3 xl:row-start-1 xl:justify-end">
          {statsOf(facts).map(({ term, count }) => (
            <div key={term} className="flex gap-2">
              <dt className="text-ink-2">{term}</dt>
              <dd className="font-bold">{count}</dd>
            </div>
          ))}
        </dl>
      </div>
    </div>
  );
}
