import { isPhoto } from '../../../content/article-pictures.ts';
import type { FileContext } from '../../../content/check-content.ts';
import { Mistake } from '../../../content/mistake.ts';
import { plainText } from '../../../text/markdown.ts';
import { slugOf } from '../../../text/slug.ts';
import { countWords, readingMinutes } from '../article/facts.ts';
import { RESERVED_SLUGS } from '../blog-path.ts';
import { DEFAULT_CATEGORY } from '../list/categories.ts';
import { createExcerpt, findTitle } from './from-body.ts';
import { type ArticleHeader, resolvePicture, splitInvitations } from './header-schema.ts';

export function editorialTeam(brand: string) {
  return `The ${brand} Editorial Team`;
}
const CONTRIBUTOR_TITLE = 'Contributing Author';
function authorTitle(name: string | undefined, title: string | undefined) {
  if (name === undefined || (title && name.includes(title))) return undefined;
  return title ?? CONTRIBUTOR_TITLE;
}
/** With this value, the article shows the drawing of its category, else the default drawing. */
export const DEFAULT_FEATURED_IMAGE = 'plate:default';

function chooseSlug(header: ArticleHeader, title: string, name: string) {
  const slug = header.slug ?? (slugOf(title) || slugOf(name));
  const field = header.slug === undefined && header.title !== undefined ? 'title' : 'slug';
  if (slug === '')
    throw new Mistake(
      undefined,
      field,
      'expected a line such as "slug: my-article", because the title has no letters for a slug',
    );
  if (RESERVED_SLUGS.includes(slug))
    throw new Mistake(
      undefined,
      field,
      `expected a slug that no other page has, such as ${slug}-article, found "${slug}", which is a page of the blog`,
    );
  return slug;
}

/**
 * Missing fields and pictures get defaults (build/advice.ts lists them). Throws a Mistake
 * if the slug is reserved.
 */
export function completeArticle(header: ArticleHeader, { name, body, brand, today }: FileContext) {
  const content = body.trim();
  const title = header.title ?? findTitle(content);
  const excerpt = header.excerpt ?? createExcerpt(content);
  const { author_name: authorName, checked_at: checkDay, checked_by: checker } = header;
  const minutes = header.reading_time_minutes;
  const picture = resolvePicture(header.featured_image_url);
  const isPhotograph = picture !== undefined && (picture.startsWith('http') || isPhoto(picture));
  return {
    id: name,
    title,
    slug: chooseSlug(header, title, name),
    excerpt,
    category: header.category ?? DEFAULT_CATEGORY,
    author_name: authorName ?? editorialTeam(brand),
    author_title: authorTitle(authorName, header.author_title),
    published_at: header.published_at ?? today,
    reading_time_minutes: minutes
      ? Number(minutes)
      : readingMinutes(countWords(plainText(content))),
    featured_image_url: picture ?? DEFAULT_FEATURED_IMAGE,
    featured_image_alt: isPhotograph ? header.featured_image_alt : undefined,
    meta_description: header.meta_description ?? (excerpt || title),
    tags: header.tags ?? [],
    next_step: header.next_step,
    invitations: splitInvitations(header.invitations),
    factCheck: checkDay && checker ? { day: checkDay, by: checker } : undefined,
    draft: header.draft === 'true',
    former: header.former ?? [],
    content,
  };
}
