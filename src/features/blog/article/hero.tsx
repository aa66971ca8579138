import { Fragment } from 'react';
import { longDate, monthYear } from '../../../text/dates.ts';
import { Breadcrumb } from '../../../ui/breadcrumb.tsx';
import { ArrowLeft } from '../../../ui/icons.tsx';
import { BLOG_PATH, blogTrail, categoryPath } from '../blog-path.ts';
import { InlinePicture, type PostImage, PostPicture } from '../post-picture.tsx';
import { AuthorPicture, type PostWithAuthor } from './author-card.tsx';
import type { ArticleFacts } from './facts.ts';

const PICTURE_SIZES = '(width >= 80rem) 30rem, (width >= 64rem) 40vw, 92vw';
const PICTURE_CLASSES = 'no-print self-start';

const UNBREAKABLE_PHRASE = /(\p{L}+-\p{L}+|\d+ \p{L}+|\bA \p{L}+|\bHow to\b)/u;

function Title({ title }: { title: string }) {
  return title.split(UNBREAKABLE_PHRASE).map((part, index) =>
    index % 2 ? (
      <span key={part} className="whitespace-nowrap">
        {part}
      </span>
    ) : (
      part
    ),
  );
}

export function PostHero({
  post,
  author,
  image,
  brand,
  url,
}: PostWithAuthor & { image: PostImage; brand: string; url: string }) {
  return (
    <div className="post-hero page grid gap-x-15 gap-y-2 pt-3 pb-2 sm:gap-y-6 sm:pt-6 sm:pb-10 lg:grid-cols-[1fr_0.68fr] lg:pb-14 print:block">
      <p className="hidden text-sm text-ink-2 print:block">
        <b>{brand}</b> {url}
      </p>
      <Breadcrumb items={blogTrail(post.title)} />
      <div>
        <p className="flex flex-wrap items-center gap-x-4 gap-y-2 text-note/6 font-semibold sm:min-h-8">
          <span
            data-published={post.published_at}
            hidden
            className="rounded-sm bg-mark px-2.5 text-sm/6 font-bold sm:py-0.5"
          />
          <a
            href={categoryPath(post.category)}
            className="wrap-anywhere underline underline-offset-4 hover:bg-mark-2"
          >
            {post.category}
          </a>
        </p>
        <h1
          id="hero-heading"
          className="mt-1.5 text-[clamp(1.75rem,1.1rem+2.9vw,3.25rem)] sm:mt-3.5"
        >
          <Title title={post.title} />
        </h1>
        <div className="mt-3 flex items-center gap-4 sm:mt-7 lg:mt-9">
          <AuthorPicture post={post} author={author} className="w-13 max-sm:hidden" />
          <p className="min-w-0 text-sm/5 text-ink-2 sm:text-note/6">
            <b className="text-ink">{post.author_name}</b>
            {post.author_title && `, ${post.author_title}`}
            <br />
            <time dateTime={post.published_at} className="post-date">
              {monthYear(post.published_at)}
            </time>{' '}
            <span className="whitespace-nowrap">{post.reading_time_minutes} min read</span>
            {post.factCheck && (
              <span className="max-sm:hidden sm:block">
                Facts checked{' '}
                <time dateTime={post.factCheck.day}>{longDate(post.factCheck.day)}</time> by{' '}
                {post.factCheck.by}
              </span>
            )}
          </p>
        </div>
      </div>
      {image.textElements ? (
        <InlinePicture
          textElements={image.textElements}
          alt={image.alt}
          className={PICTURE_CLASSES}
        />
      ) : (
        <PostPicture
          image={image}
          sizes={PICTURE_SIZES}
          priority="high"
          className={PICTURE_CLASSES}
        />
      )}
    </div>
  );
}

export function PostStrip({ post, author, facts }: PostWithAuthor & { facts: ArticleFacts }) {
  const stats = [
    ['Parts', facts.parts],
    ['Tables', facts.tables],
    ['Sources', facts.sources],
  ] as const;
  return (
    <div className="page">
      <div className="grid gap-x-15 gap-y-0 border-t-2 sm:gap-y-2 border-b border-t-ink border-b-line py-1.5 text-sm/6 max-lg:grid-cols-[1fr_auto] sm:py-4 sm:text-note/6 lg:grid-cols-[200px_1fr] xl:grid-cols-[200px_auto_1fr]">
        <a href={BLOG_PATH} className="text-link no-print justify-self-start whitespace-nowrap">
          <ArrowLeft size={18} strokeWidth={1.5} />
          Back to Blog
        </a>
        <p className="post-byline lg:col-start-2 lg:row-start-1">
          By{' '}
          {author ? (
            <a
              href={author.path}
              rel="author"
              className="font-bold underline underline-offset-4 hover:bg-mark-2"
            >
              {post.author_name}
            </a>
          ) : (
            <b>{post.author_name}</b>
          )}
        </p>
        {stats.some(([, count]) => count > 0) && (
          <dl className="post-stats flex flex-wrap gap-x-2 gap-y-1.5 text-sm max-lg:col-span-2 lg:col-start-2 xl:col-start-3 xl:row-start-1 xl:justify-end">
            {stats.map(
              ([term, count]) =>
                count > 0 && (
                  <Fragment key={term}>
                    <dt className="text-ink-2">{term}</dt>
                    <dd className="mr-3.5 font-bold last:mr-0">{count}</dd>
                  </Fragment>
                ),
            )}
          </dl>
        )}
      </div>
    </div>
  );
}
