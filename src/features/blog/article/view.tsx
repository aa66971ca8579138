import type { Site } from '../../../content/site.ts';
import type { PageMetaInput } from '../../../seo/page-meta.ts';
import type { ContentsLine } from '../../../ui/contents.ts';
import { Notice } from '../../../ui/notice.tsx';
import { Progress } from '../../../ui/progress.tsx';
import { ReadyProse } from '../../../ui/prose.tsx';
import { Closing } from '../../contact/closing.tsx';
import { articleSubject, BLOG_PATH } from '../blog-path.ts';
import { type ListedPost, PostCards } from '../list/post-card.tsx';
import type { BlogPage } from '../page-schema.ts';
import type { PostImage } from '../post-picture.tsx';
import type { BlogPost } from '../schema.ts';
import { AuthorCard, type PostAuthor } from './author-card.tsx';
import { type ArticleFacts, type CountedQuality, countedQuality, wordCountLabel } from './facts.ts';
import { PostHero, PostStrip } from './hero.tsx';
import '../blog.css';
import './article.css';
import './article-text.css';
import type { ReactNode } from 'react';
import { longDate } from '../../../text/dates.ts';
import { Button } from '../../../ui/button.tsx';
import { ArrowRight } from '../../../ui/icons.tsx';
import { shareLinks } from '../../../ui/share-links.ts';

const COUNT = new Intl.NumberFormat('en-US');

type Row = { term: string; text: string };

function Facts({ id, heading, rows }: { id: string; heading: string; rows: readonly Row[] }) {
  return (
    <section aria-labelledby={id}>
      <h2 id={id} className="text-sm/5 font-bold tracking-normal">
        {heading}
      </h2>
      <dl className="mt-2 text-sm/5">
        {rows.map(({ term, text }) => (
          <div key={term} className="flex justify-between gap-4 border-b border-line py-2.5">
            <dt className="text-ink-2">{term}</dt>
            <dd className="min-w-0 text-right font-bold">{text}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}

/** What is beside an article: its date and size, the ways to share it, what was counted in it. */
function PostAside({
  published,
  words,
  level,
  quality,
  checked,
  children,
}: {
  /** YYYY-MM-DD. */
  published: string;
  /** Day on which the facts were compared with their sources. */
  checked: string | undefined;
  words: number;
  level: string | undefined;
  quality: readonly CountedQuality[];
  /** The share block. */
  children: ReactNode;
}) {
  const rows = [
    { term: 'Published', text: longDate(published) },
    ...(checked ? [{ term: 'Facts checked', text: longDate(checked) }] : []),
    { term: 'Words', text: COUNT.format(words) },
    { term: 'Depth', text: wordCountLabel(words) },
    ...(level ? [{ term: 'Reading level', text: level }] : []),
  ];
  return (
    <div className="no-print grid grid-cols-[repeat(auto-fit,minmax(min(13.5rem,100%),1fr))] content-start gap-x-9 gap-y-8 border-t-2 border-ink pt-6 lg:col-start-2 xl:col-start-3 xl:row-start-1 xl:grid-cols-1 xl:border-t-0 xl:pt-0">
      <Facts id="about-heading" heading="About this article" rows={rows} />
      {children}
      <Facts id="quality-heading" heading="Content quality, counted" rows={quality} />
    </div>
  );
}

/** Pages of ours that go on from the article. */
function RelatedResources({
  resources,
}: {
  resources: readonly { label: string; path: string; description: string }[];
}) {
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
          <li key={path} className="relative border-t border-line py-3.5">
            <a
              href={path}
              className="flex justify-between gap-4 font-bold wrap-anywhere after:absolute after:inset-0 hover:underline"
            >
              {label}
              <ArrowRight size={18} strokeWidth={1.5} className="mt-1 flex-none" />
            </a>
            <p className="pr-9 text-note/6 text-ink-2">{description}</p>
          </li>
        ))}
      </ul>
    </section>
  );
}

/** Ways to hand an article on: pages of three networks, and its address. ui/share.ts opens and copies. */
function Share({ url, title }: { url: string; title: string }) {
  return (
    <fieldset className="min-w-0">
      <legend className="text-sm/5 font-bold">Share</legend>
      <div className="mt-3 flex flex-wrap gap-2">
        {shareLinks(url, title).map(({ network, href }) => (
          <Button
            key={network}
            look="secondary"
            size="small"
            href={href}
            target="_blank"
            rel="noopener"
            data-share
            className="px-3.25 text-sm"
          >
            <span className="sr-only">Share on </span>
            {network}
            <span className="sr-only">, opens in a new window</span>
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
      </div>
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

type BlogPostProps = {
  post: BlogPost;
  author: PostAuthor;
  image: PostImage;
  /** Full address of the page. */
  url: string;
  /** The text with what is put between its blocks, and its headings. */
  body: { html: string; facts: ArticleFacts };
  lines: readonly ContentsLine[];
  words: number;
  /** Reading level, where the text has words. */
  level: string | undefined;
  resources: readonly { label: string; path: string; description: string }[];
  /** Articles to read next, ready to be shown. */
  related: readonly ListedPost[];
  brand: string;
};

function RelatedArticles({ posts }: { posts: readonly ListedPost[] }) {
  if (!posts.length) return null;
  return (
    <section aria-labelledby="related-heading" className="page no-print mt-18 lg:mt-26">
      <div className="border-t-2 border-ink pt-4 lg:grid lg:grid-cols-[200px_1fr] lg:gap-x-15">
        <h2 id="related-heading" className="text-title/8">
          Related Articles
        </h2>
        <PostCards posts={posts} heading="h3" start="bare" className="mt-6 lg:mt-2" />
      </div>
    </section>
  );
}

const CONTENTS_TITLE = 'In this article';

/** Contents of an article: folded on narrow screens, open in the rail of wide ones (script.ts). */
function PostContents({ lines }: { lines: readonly ContentsLine[] }) {
  if (!lines.length) return null;
  return (
    <nav
      aria-label={CONTENTS_TITLE}
      data-above-bottom-stack
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

/** An article with everything around it. */
export function BlogPostView({ post, author, image, url, body, ...rest }: BlogPostProps) {
  const { lines, words, level, resources, related, brand } = rest;
  const { html, facts } = body;
  return (
    <>
      <div
        data-reading
        className="reading-progress needs-script no-print pointer-events-none sticky z-30 -mt-px"
      >
        <Progress value={null} label="Reading progress" />
      </div>
      <article aria-labelledby="hero-heading">
        <PostHero post={post} author={author} image={image} brand={brand} url={url} />
        <PostStrip author={author} facts={facts} />
        <div className="page grid gap-x-15 gap-y-3 sm:gap-y-10 sm:pt-8 lg:grid-cols-[200px_1fr] lg:pt-12 xl:grid-cols-[200px_1fr_15rem] print:block">
          <PostContents lines={lines} />
          <div data-article className="lg:col-start-2">
            <ReadyProse html={html} className="article" />
          </div>
          <PostAside
            published={post.published_at}
            checked={post.checked?.at}
            words={words}
            level={level}
            quality={countedQuality(facts, author.member !== undefined)}
          >
            <Share url={url} title={post.title} />
          </PostAside>
          <div className="no-print col-start-2 max-xl:hidden">
            <Share url={url} title={post.title} />
          </div>
        </div>
      </article>
      <div className="page mt-18 grid items-start gap-x-15 gap-y-12 lg:mt-26 lg:grid-cols-2 print:block">
        <AuthorCard author={author} brand={brand} />
        <RelatedResources resources={resources} />
      </div>
      <RelatedArticles posts={related} />
    </>
  );
}

/** The closing call to action of an article. */
export function BlogPostClosing({
  post,
  words,
  site,
}: {
  post: BlogPost;
  words: BlogPage;
  site: Site;
}) {
  return (
    <Closing
      {...words.post.closing}
      subject={articleSubject(post)}
      source={`${post.slug}-closing`}
      site={site}
    />
  );
}

/** The page of every /blog/ address that no article has. */
export function PostNotFoundView() {
  return (
    <Notice
      title="Post Not Found"
      lede="No article has this address. It may have been renamed; all of them are in the list."
      nearest="Articles with a similar address"
      way={{ label: 'Back to Blog', href: BLOG_PATH }}
    />
  );
}
