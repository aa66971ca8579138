import { z } from 'zod';
import type { completeArticle } from './file/article.ts';

/** A day of the calendar, YYYY-MM-DD. */
export const daySchema = z.iso.date();

/** An article with default values for missing fields. */
export type BlogPost = ReturnType<typeof completeArticle>;

/** Returns the reason why an article is not public on a day (YYYY-MM-DD); undefined if it is public. */
export function waitingReason(
  { draft, published_at }: Pick<BlogPost, 'draft' | 'published_at'>,
  today: string,
) {
  if (draft) return 'a draft';
  return published_at > today ? `from ${published_at} on` : undefined;
}
