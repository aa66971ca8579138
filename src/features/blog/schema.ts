import { z } from 'zod';
import type { completeArticle } from './file/article.ts';

export const daySchema = z.iso.date();

export type BlogPost = ReturnType<typeof completeArticle>;

/** Returns why an article is not public yet, or undefined for a public article. */
export function unpublishedReason(
  { draft, published_at }: Pick<BlogPost, 'draft' | 'published_at'>,
  today: string,
) {
  if (draft) return 'a draft';
  return published_at > today ? `from ${published_at} on` : undefined;
}
