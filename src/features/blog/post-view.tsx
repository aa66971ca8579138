import type { Site } from '../../content/site.ts';
import type { PageMetaInput } from '../../seo/page-meta.ts';
import type { ContentsLine } from '../../ui/contents.ts';
import { Notice } from '../../ui/notice.tsx';
import { Progress } from '../../ui/progress.tsx';
import { Prose } from '../../ui/prose.tsx';
import { Closing } from '../contact/closing.tsx';
import { withAsks } from './article-asks.tsx';
import { articleFacts, countedQuality } from './article-checks.ts';
import { articleHtml } from './article-html.ts';
import { AuthorCard } from './author-card.tsx';
import { BLOG_PATH } from './blog-path.ts';
import { markedArticle } from './marked-article.ts';
import type { BlogPage } from './page-schema.ts';
import { PostAside } from './post-aside.tsx';
import type { PostAuthor } from './post-author.tsx';
import { type ListedPost, PostCards } from './post-card.tsx';
import { PostContents } from './post-contents.tsx';
import { PostHero } from './post-hero.tsx';
import type { PostImage } from './post-picture.tsx';
import { PostStrip } from './post-strip.tsx';
import { RelatedResources } from './related-resources.tsx';
import type { BlogPost } from './schema.ts';
import { Share } from './share.tsx';
import './blog.css';
import './article.css';
import './article-text.css';

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
  /** The body, and its headings. */
  html: string;
  lines: readonly ContentsLine[];
  words: number;
  /** Reading level, where the text has words. */
  level: string | undefined;
  resources: readonly { label: string; path: string; description: string }[];
  /** Articles to read next, ready to be shown. */
  related: readonly ListedPost[];
  brand: string;
  /** The blog's own words. */
  page: BlogPage;
};

function RelatedArticles({ posts }: { posts: readonly ListedPost[] }) {
  if (!posts.length) return null;
  return (
    <section aria-labelledby="related-heading" className="page no-print mt-18 lg:mt-26">
      <div className="border-t-2 border-ink pt-4 lg:grid lg:grid-cols-[200px_1fr] lg:gap-x-15">
        <h2 id="related-heading" className="text-[1.75rem]/8">
          Related Articles
        </h2>
        <div className="related-cards mt-6 lg:mt-2">
          <PostCards posts={posts} heading="h3" />
        </div>
      </div>
    </section>
  );
}

/** An article with everything around it. */
export function BlogPostView({ post, author, image, url, html, ...rest }: BlogPostProps) {
  const { lines, words, level, resources, related, brand, page } = rest;
  const facts = articleFacts(html);
  return (
    <>
      <div data-reading className="reading-progress needs-script no-print">
        <Progress value={null} label="Reading progress" />
      </div>
      <article aria-labelledby="hero-heading">
        <PostHero post={post} author={author} image={image} brand={brand} url={url} />
        <PostStrip author={author} facts={facts} />
        <div className="page post-body">
          <PostContents lines={lines} />
          <div data-article className="post-text">
            <Prose html={withAsks(articleHtml(markedArticle(html)), post, page)} className="article" />
          </div>
          <PostAside
            published={post.published_at}
            words={words}
            level={level}
            quality={countedQuality(facts, author.member !== undefined)}
          >
            <Share url={url} title={post.title} />
          </PostAside>
        </div>
      </article>
      <div className="page post-after">
        <AuthorCard author={author} brand={brand} post={post} />
        <RelatedResources resources={resources} />
      </div>
      <RelatedArticles posts={related} />
    </>
  );
}

/** The closing call to action of an article. */
export function BlogPostClosing({ post, words, site }: { post: BlogPost; words: BlogPage; site: Site }) {
  return <Closing {...words.post.closing} source={`${post.slug}-closing`} site={site} />;
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
