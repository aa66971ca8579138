import { z } from 'zod';
import type { completeArticle } from './file/article.ts';

/** A day as the header block of an article writes it: a real one, YYYY-MM-DD. */
export const daySchema = z.iso.date();

/** An article with every fallback in the place of what its header block leaves out. */
export type BlogPost = ReturnType<typeof completeArticle>;

/** Returns why an article is in nothing that is built on this day (YYYY-MM-DD): it is a draft, or of a later day; else undefined. */
export function waitingReason(
  { draft, published_at }: Pick<BlogPost, 'draft' | 'published_at'>,
  today: string,
) {
  if (draft) return 'a draft';
  return published_at > today ? `from ${published_at} on` : undefined;
}
