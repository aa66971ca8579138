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
/** Kinds of nodes that belong to an answer. Tables and code are left out of it. */
const ANSWER_PARTS = new Set(['paragraph', 'list', 'blockquote']);

/** Returns the bold question at the start of a paragraph and the rest of the paragraph; undefined if there is none. */
function boldQuestion(node: MarkdownNode) {
  if (node.type !== 'paragraph' || node.children[0]?.type !== 'strong') return undefined;
  const question = textOfNode(node.children[0]);
  return question.endsWith('?')
    ? { question, rest: textOfNode({ ...node, children: node.children.slice(1) }) }
    : undefined;
}

/**
 * Returns the questions and answers of an article for structured data. They are in sections whose heading contains "FAQ",
 * "frequently asked questions" or "common questions". A question is a heading of a lower level or the bold start of a
 * paragraph. Its answer is the plain text up to the next question. Pairs that break the length limits of `faqItemSchema` are
 * left out.
 */
export function faqPairs(markdown: string): FaqItem[] {
  const pairs: { question: string; answer: string[] }[] = [];
  let sectionDepth: number | undefined;
  for (const node of sharedTree(markdown).children) {
    if (node.type === 'heading' && (sectionDepth === undefined || node.depth <= sectionDepth)) {
      sectionDepth = FAQ_HEADING.test(textOfNode(node)) ? node.depth : undefined;
      // Text before the first question is not an answer: it goes into a pair without a question, which is dropped below.
      pairs.push({ question: '', answer: [] });
    } else if (sectionDepth !== undefined) {
      const bold = boldQuestion(node);
      if (node.type === 'heading') pairs.push({ question: textOfNode(node), answer: [] });
      else if (bold) pairs.push({ question: bold.question, answer: [bold.rest] });
      else if (ANSWER_PARTS.has(node.type))
        pairs.at(-1)?.answer.push(visibleText(node).replaceAll('\n', ' '));
    }
  }
  return pairs
    .map(({ question, answer }) => ({ question, answer: answer.filter(Boolean).join(' ') }))
    .filter((pair) => faqItemSchema.safeParse(pair).success);
}

/** Maximum length of a headline for search engines, in characters. */
export const HEADLINE_MAX = 110;

/** Data for the metadata of an article, in addition to the article. */
export type BlogPostMetaInput = {
  /** Slug of the author, if the author is a member of the team. */
  author?: string | undefined;
  /** Path or address of the 1200x630 picture. */
  image: string;
  /** Questions and answers in the text. */
  faq: readonly FaqItem[];
  /** Number of words. */
  words: number;
  site: Pick<Site, 'brand' | 'language'>;
  /** Origin without trailing slash. */
  origin: string;
};

/** Returns a title, cut between words if it is longer than HEADLINE_MAX. */
function headlineOf(title: string) {
  if (hasAtMost(HEADLINE_MAX, title)) return title;
  const word = firstCharacters(title, HEADLINE_MAX + 1).lastIndexOf(' ');
  return word > 0 ? title.slice(0, word) : firstCharacters(title, HEADLINE_MAX);
}

/** Returns the author: a member of the team with the id of the profile, the editorial team, or another person by name. */
function authorOf(post: BlogPost, { author, site, origin }: BlogPostMetaInput) {
  const { author_name: name, author_title: jobTitle } = post;
  const person = { '@type': 'Person', name, ...(jobTitle ? { jobTitle } : {}) } as const;
  if (author)
    return { ...person, '@id': personId(author, origin), url: origin + profilePath(author) };
  if (name !== editorialTeam(site.brand)) return person;
  return { '@type': 'Organization', name, url: `${origin}/about` } as const;
}

/** Returns the day of the last change: that of the last check of facts, or of publication. */
const modifiedAt = ({ checked, published_at }: BlogPost) =>
  checked && checked.at > published_at ? checked.at : published_at;

export function blogPosting(
  post: BlogPost,
  input: BlogPostMetaInput,
): Exclude<BlogPosting, string> {
  const { image, words, site, origin } = input;
  const url = origin + blogPath(post.slug);
  return {
    '@type': 'BlogPosting',
    '@id': `${url}#article`,
    headline: headlineOf(post.title),
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
    dateModified: modifiedAt(post),
    author: authorOf(post, input),
    publisher: { '@id': organizationId(origin) },
    articleSection: post.category,
    ...(post.tags.length ? { keywords: post.tags } : {}),
    wordCount: words,
    timeRequired: `PT${post.reading_time_minutes}M`,
    inLanguage: site.language,
  };
}

export function blogPostMeta(post: BlogPost, input: BlogPostMetaInput): PageMetaInput {
  const path = blogPath(post.slug);
  const author = authorOf(post, input);
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
      modifiedTime: modifiedAt(post),
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
