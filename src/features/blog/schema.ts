import { z } from 'zod';

/** A day as the header block of an article writes it: a real one, YYYY-MM-DD. */
export const daySchema = z.iso.date();

/** An article with every fallback in the place of what its header block leaves out. */
export type BlogPost = {
  /** Name of the file without .md. */
  id: string;
  title: string;
  slug: string;
  /** Empty only when the article has no paragraph. */
  excerpt: string;
  category: string;
  author_name: string;
  author_title?: string | undefined;
  published_at: string;
  reading_time_minutes: number;
  featured_image_url: string;
  featured_image_alt?: string | undefined;
  meta_description: string;
  tags: string[];
  next_step?: string | undefined;
  asks: string[];
  checked?: { at: string; by: string } | undefined;
  draft: boolean;
  former: string[];
  /** Markdown. */
  content: string;
};

/** Why an article is in nothing that is built on this day (YYYY-MM-DD): a draft, or one of a later day; else undefined. */
export function heldBack(
  { draft, published_at }: Pick<BlogPost, 'draft' | 'published_at'>,
  today: string,
) {
  if (draft) return 'a draft';
  return published_at > today ? `from ${published_at} on` : undefined;
}
