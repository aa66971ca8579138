import { Fragment } from 'react';
import type { PageMetaInput } from '../../../seo/page-meta.ts';
import { longDate } from '../../../text/dates.ts';
import { Button } from '../../../ui/button.tsx';
import { Notice } from '../../../ui/notice.tsx';
import { Progress } from '../../../ui/progress.tsx';
import { ReadyProse } from '../../../ui/prose.tsx';
import { shareLinks } from '../../../ui/sharing.ts';
import { BLOG_PATH } from '../blog-path.ts';
import { PostCards } from '../list/post-card.tsx';
import type { articlePage } from './article-page.tsx';
import { AuthorCard } from './author-card.tsx';
import { countedQuality, wordCountLabel } from './facts.ts';
import { PostHero, PostStrip } from './hero.tsx';
import '../blog.css';
import './article.css';
import './article-text.css';

const COUNT_FORMAT = new Intl.NumberFormat('en-US');

type View = Awaited<ReturnType<typeof articlePage>>['view'];

function FactList({
  id,
  heading,
  rows,
}: {
  id: string;
  heading: string;
  rows: readonly { term: string; text: string }[];
}) {
  return (
    <section aria-labelledby={id}>
      <h2 id={id} className="text-sm/5 font-bold tracking-normal">
        {heading}
      </h2>
      <dl className="mt-2 grid grid-cols-[auto_1fr] text-sm/5 *:min-w-0 *:border-b *:border-line *:py-2.5">
        {rows.map(({ term, text }) => (
          <Fragment key={term}>
            <dt className="text-ink-2">{term}</dt>
            <dd className="pl-4 text-right font-bold">{text}</dd>
          </Fragment>
        ))}
      </dl>
    </section>
  );
}

function PostAside({ post, author, body, wordCount, level, url }: View) {
  const { published_at: published, factCheck } = post;
  const rows = [
    { term: 'Published', text: longDate(published) },
    ...(factCheck ? [{ term: 'Facts checked', text: longDate(factCheck.day) }] : []),
    { term: 'Words', text: COUNT_FORMAT.format(wordCount) },
    { term: 'Depth', text: wordCountLabel(wordCount) },
    ...(level ? [{ term: 'Reading level', text: level }] : []),
  ];
  const quality = countedQuality(body.facts, author !== undefined);
  return (
    <div className="no-print grid grid-cols-[repeat(auto-fit,minmax(min(13.5rem,100%),1fr))] content-start gap-x-9 gap-y-8 border-t-2 border-ink pt-6 lg:col-start-2 xl:col-start-3 xl:row-start-1 xl:grid-cols-1 xl:border-t-0 xl:pt-0">
      <FactList id="about-heading" heading="About this article" rows={rows} />
      <Share url={url} title={post.title} />
      <FactList id="quality-heading" heading="Content quality, counted" rows={quality} />
    </div>
  );
}

function RelatedResources({ resources }: Pick<View, 'resources'>) {
  return (
    <section
      aria-labelledby="resources-heading"
      className="no-print border border-line bg-fog px-5 pt-6 pb-3 sm:px-6.5"
    >
      <h2 id="resources-heading" className="text-h3">
        Related Resources
      </h2>
      <ul className="mt-4">
        {resources.map(({ label, path, description }) => (
          <li
            key={path}
            className="relative border-t border-line py-3.5 pr-9 text-note/6 text-ink-2"
          >
            <a
              href={path}
              className="arrow -mr-9 flex justify-between after:mt-1 gap-4 text-body/7 font-bold text-ink wrap-anywhere before:absolute before:inset-0 hover:underline"
            >
              {label}
            </a>
            {description}
          </li>
        ))}
      </ul>
    </section>
  );
}

function Share({ url, title, className = '' }: { url: string; title: string; className?: string }) {
  return (
    <fieldset className={`flex min-w-0 flex-wrap content-start gap-2 ${className}`}>
      <legend className="mb-3 text-sm/5 font-bold">Share</legend>
      {shareLinks(url, title).map(({ network, href }) => (
        <Button
          key={network}
          look="secondary"
          size="small"
          href={href}
          target="_blank"
          rel="noopener"
          data-share
          aria-label={`Share on ${network}, opens in a new window`}
          className="px-3.25 text-sm"
        >
          {network}
        </Button>
      ))}
      <Button
        look="dark"
        size="small"
        data-copy={url}
        data-copy-failed="Failed to copy link"
        className="needs-script px-3.25 text-sm"
      >
        Copy link
      </Button>
    </fieldset>
  );
}

export const POST_NOT_FOUND_META: PageMetaInput = {
  title: 'Post Not Found',
  description: 'There is no article at this address.',
  path: `${BLOG_PATH}/not-found`,
  canonical: null,
  noindex: true,
};

const CONTENTS_TITLE = 'In this article';

function PostContents({ lines }: Pick<View, 'lines'>) {
  if (!lines.length) return null;
  return (
    <nav
      aria-label={CONTENTS_TITLE}
      data-above-bottom-bars
      className="toc post-toc no-print max-lg:border-b max-lg:border-line max-lg:py-1.5 lg:row-span-2 lg:self-start"
    >
      <details data-contents className="disclosure">
        <summary className="items-center text-sm/5 font-bold">{CONTENTS_TITLE}</summary>
        <ol className="mt-3 text-sm/5 text-ink-2">
          {lines.map((line) => (
            <li key={line.slug}>
              <a href={`#${line.slug}`}>{line.text}</a>
            </li>
          ))}
        </ol>
      </details>
    </nav>
  );
}

export function BlogPostView(view: View) {
  const { post, author, image, url, body, lines, resources, related, brand } = view;
  return (
    <>
      <div
        data-reading
        className="reading-progress needs-script no-print pointer-events-none sticky z-30 -mt-px"
      >
        <Progress value={null} label="Reading progress" className="h-1 text-red" />
      </div>
      <article aria-labelledby="hero-heading">
        <PostHero post={post} author={author} image={image} brand={brand} url={url} />
        <PostStrip post={post} author={author} facts={body.facts} />
        <div className="page grid gap-x-15 gap-y-3 sm:gap-y-10 sm:pt-8 lg:grid-cols-[200px_1fr] lg:pt-12 xl:grid-cols-[200px_1fr_15rem] print:block">
          <PostContents lines={lines} />
          <ReadyProse html={body.html} className="article lg:col-start-2" />
          <PostAside {...view} />
          <Share url={url} title={post.title} className="no-print col-start-2 max-xl:hidden" />
        </div>
      </article>
      <div className="page mt-18 grid items-start gap-x-15 gap-y-12 lg:mt-26 lg:grid-cols-2 print:block">
        <AuthorCard post={post} author={author} brand={brand} />
        <RelatedResources resources={resources} />
      </div>
      {related.length > 0 && (
        <section aria-labelledby="related-heading" className="page no-print mt-18 lg:mt-26">
          <div className="border-t-2 border-ink pt-4 lg:grid lg:grid-cols-[200px_1fr] lg:gap-x-15">
            <h2 id="related-heading" className="text-title/8">
              Related Articles
            </h2>
            <PostCards posts={related} heading="h3" start="bare" className="mt-6 lg:mt-2" />
          </div>
        </section>
      )}
    </>
  );
}

export function PostNotFoundView() {
  return (
    <Notice
      title="Post ==Not Found=="
      lede="No article has this address. It may have been renamed; all of them are in the list."
      nearest="Articles with a similar address"
      link={{ label: 'Back to Blog', href: BLOG_PATH }}
    />
  );
}
