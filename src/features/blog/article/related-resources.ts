import { isPathOff } from '../../../content/this-site.ts';
import type { BlogPage } from '../page-schema.ts';
import type { BlogPost } from '../schema.ts';

/** Links under "Related Resources", the last one included. */
const RELATED_RESOURCES_MAX = 5;

/** Counts how often any of the keywords occurs in a text as whole words, in any case. */
function mentions(text: string, keywords: readonly string[]) {
  const any = keywords.map((keyword) => RegExp.escape(keyword)).join('|');
  const word = new RegExp(`(?<![\\p{L}\\p{N}])(?:${any})(?![\\p{L}\\p{N}])`, 'giu');
  return text.match(word)?.length ?? 0;
}

/**
 * Pages of ours an article leads to: those whose keywords are in its title, tags or body, most mentioned first,
 * at most RELATED_RESOURCES_MAX with the pricing page, which is always last.
 */
export function relatedResources(
  post: Pick<BlogPost, 'title' | 'tags' | 'content'>,
  { chosen, last }: BlogPage['resources'],
): BlogPage['resources']['last'][] {
  const text = [post.title, ...post.tags, post.content].join('\n');
  const found = chosen
    .filter(({ path }) => !isPathOff(path))
    .map((resource) => ({ resource, count: mentions(text, resource.keywords) }))
    .filter(({ count }) => count > 0)
    .toSorted((a, b) => b.count - a.count)
    .slice(0, RELATED_RESOURCES_MAX - 1);
  return [...found.map(({ resource }) => resource), last];
}
