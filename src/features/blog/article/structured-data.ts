import type { BlogPosting } from 'schema-dts';
import { type FaqItem, faqItemSchema } from '../../../content/parts.ts';
import type { Site } from '../../../content/site.ts';
import { type PageMetaInput, SOCIAL_IMAGE } from '../../../seo/page-meta.ts';
import { breadcrumbSchema, faqSchema, organizationId } from '../../../seo/structured-data.ts';
import { firstCharacters, hasAtMost } from '../../../text/characters.ts';
import { type MarkdownNode, sharedTree, textOfNode, visibleText } from '../../../text/markdown.ts';
import { profilePath } from '../../team/profile.ts';
import { personId } from '../../team/structured-data.ts';
import { blogPath, blogTrail } from '../blog-path.ts';
import { editorialTeam } from '../file/article.ts';
import type { BlogPost } from '../schema.ts';

const FAQ_HEADING = /faq|frequently asked questions|common questions/i;
const ANSWER_PARTS = new Set(['paragraph', 'list', 'blockquote']);

function boldQuestion(node: MarkdownNode) {
  if (node.type !== 'paragraph' || node.children[0]?.type !== 'strong') return undefined;
  const question = textOfNode(node.children[0]);
  return question.endsWith('?')
    ? { question, rest: textOfNode({ ...node, children: node.children.slice(1) }) }
    : undefined;
}

/**
 * A question is a subheading or a paragraph's bold start under a heading about frequent questions.
 * Pairs that break the limits of `faqItemSchema` are left out.
 */
export function faqPairs(markdown: string): FaqItem[] {
  const pairs: { question: string; answer: string[] }[] = [];
  let sectionDepth: number | undefined;
  for (const node of sharedTree(markdown).children) {
    if (node.type === 'heading' && (sectionDepth === undefined || node.depth <= sectionDepth)) {
      sectionDepth = FAQ_HEADING.test(textOfNode(node)) ? node.depth : undefined;
      // A pair without a question collects the text before the first question and is dropped below.
      pairs.push({ question: '', answer: [] });
    } else if (sectionDepth !== undefined) {
      const boldStart = boldQuestion(node);
      if (node.type === 'heading') pairs.push({ question: textOfNode(node), answer: [] });
      else if (boldStart) pairs.push({ question: boldStart.question, answer: [boldStart.rest] });
      else if (ANSWER_PARTS.has(node.type))
        pairs.at(-1)?.answer.push(visibleText(node).replaceAll('\n', ' '));
    }
  }
  return pairs
    .map(({ question, answer }) => ({ question, answer: answer.filter(Boolean).join(' ') }))
    .filter((pair) => faqItemSchema.safeParse(pair).success);
}

/** Search engines cut longer headlines. */
export const MAX_HEADLINE_LENGTH = 110;

export type BlogPostMetaInput = {
  /** Slug of the author; a guest author has none. */
  author?: string | undefined;
  /** The picture has 1200x630 pixels. */
  image: string;
  faq: readonly FaqItem[];
  wordCount: number;
  site: Pick<Site, 'brand' | 'language'>;
  origin: string;
};

function shortenHeadline(title: string) {
  if (hasAtMost(MAX_HEADLINE_LENGTH, title)) return title;
  const lastSpace = firstCharacters(title, MAX_HEADLINE_LENGTH + 1).lastIndexOf(' ');
  return lastSpace > 0 ? title.slice(0, lastSpace) : firstCharacters(title, MAX_HEADLINE_LENGTH);
}

function authorSchema(post: BlogPost, { author, site, origin }: BlogPostMetaInput) {
  const { author_name: name, author_title: jobTitle } = post;
  const person = { '@type': 'Person', name, ...(jobTitle ? { jobTitle } : {}) } as const;
  if (author)
    return { ...person, '@id': personId(author, origin), url: origin + profilePath(author) };
  if (name !== editorialTeam(site.brand)) return person;
  return { '@type': 'Organization', name, url: `${origin}/about` } as const;
}

const modifiedDay = ({ factCheck, published_at }: BlogPost) =>
  factCheck && factCheck.day > published_at ? factCheck.day : published_at;

export function blogPosting(
  post: BlogPost,
  input: BlogPostMetaInput,
): Exclude<BlogPosting, string> {
  const { image, wordCount, site, origin } = input;
  const url = origin + blogPath(post.slug);
  return {
    '@type': 'BlogPosting',
    '@id': `${url}#article`,
    headline: shortenHeadline(post.title),
    description: post.meta_description,
    url,
    mainEntityOfPage: url,
    image: {
      '@type': 'ImageObject',
      url: new URL(image, origin).href,
      width: `${SOCIAL_IMAGE.width}`,
      height: `${SOCIAL_IMAGE.height}`,
    },
    datePublished: post.published_at,
    dateModified: modifiedDay(post),
    author: authorSchema(post, input),
    publisher: { '@id': organizationId(origin) },
    articleSection: post.category,
    ...(post.tags.length ? { keywords: post.tags } : {}),
    wordCount,
    timeRequired: `PT${post.reading_time_minutes}M`,
    inLanguage: site.language,
  };
}

export function blogPostMeta(post: BlogPost, input: BlogPostMetaInput): PageMetaInput {
  const path = blogPath(post.slug);
  const author = authorSchema(post, input);
  const url = input.origin + path;
  return {
    title: post.title,
    description: post.meta_description,
    path,
    type: 'article',
    image: input.image,
    keywords: post.tags,
    article: {
      publishedTime: post.published_at,
      modifiedTime: modifiedDay(post),
      ...('url' in author ? { author: author.url } : {}),
      section: post.category,
      tags: post.tags,
    },
    schema: [
      blogPosting(post, input),
      ...(input.faq.length ? [faqSchema(input.faq, url)] : []),
      breadcrumbSchema(blogTrail(post.title), url, input.origin),
    ],
  };
}
