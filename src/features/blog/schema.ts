import { z } from 'zod';

/** A day as the header block of an article writes it: a real one, YYYY-MM-DD. */
export const daySchema = z.iso.date();

/** What may be in an address: words in lower case, joined by single hyphens. */
export const SLUG = /^[a-z0-9]+(-[a-z0-9]+)*$/;

/**
 * An article with every fallback applied; the names are those of the header block of `content/blog/<id>.md`, which
 * docs/content-guide.md explains.
 */
export const blogPostSchema = z.strictObject({
  id: z.string().min(1).describe('Name of the file without .md'),
  title: z.string().min(1).describe('Left out, the first heading of the text'),
  slug: z.string().regex(SLUG).describe('Last part of the address'),
  excerpt: z
    .string()
    .describe('Plain text under the title in lists; empty only when there is no paragraph'),
  category: z.string().min(1),
  author_name: z
    .string()
    .min(1)
    .describe('A member of the team by name, whatever the case, or anybody else'),
  author_title: z.string().min(1).optional(),
  published_at: daySchema.describe('YYYY-MM-DD'),
  reading_time_minutes: z.number().int().min(1),
  featured_image_url: z
    .string()
    .min(1)
    .describe(
      'A file in article-pictures, such as desk.jpg, plate:<name> for a drawing there, or an address',
    ),
  featured_image_alt: z
    .string()
    .optional()
    .describe(
      'What the picture shows, for whoever does not see it; a file needs it, a drawing says it itself',
    ),
  meta_description: z.string().min(1),
  tags: z.array(z.string().min(1)),
  next_step: z
    .string()
    .optional()
    .describe(
      'One or two sentences with a link to a tool and one to a service; without it those of the category',
    ),
  asks: z
    .array(z.string().min(1))
    .describe('At most two lines between the parts, each with a way to ask'),
  checked: z
    .strictObject({ at: daySchema, by: z.string().min(1) })
    .optional()
    .describe('Day on which the facts were last compared with their sources, and who did it'),
  draft: z.boolean().describe('true: shown by npm run dev, in nothing that is built'),
  former: z
    .array(z.string().regex(SLUG))
    .describe('Slugs that the article had before: their addresses lead to the present one'),
  content: z.string().describe('Body, markdown'),
});
export type BlogPost = z.infer<typeof blogPostSchema>;

/** Why an article is in nothing that is built on this day (YYYY-MM-DD): a draft, or one of a later day; else undefined. */
export function heldBack(
  { draft, published_at }: Pick<BlogPost, 'draft' | 'published_at'>,
  today: string,
) {
  if (draft) return 'a draft';
  return published_at > today ? `from ${published_at} on` : undefined;
}
