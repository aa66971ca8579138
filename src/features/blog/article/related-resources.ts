import { isPathOff } from '../../../content/this-site.ts';
import type { BlogPage } from '../page-schema.ts';
import type { BlogPost } from '../schema.ts';

/** Maximum number of links under "Related Resources", including the last one. */
const RELATED_RESOURCES_MAX = 5;

/** Returns how often the keywords occur in a text as whole words, ignoring case. */
function mentions(text: string, keywords: readonly string[]) {
  const any = keywords.map((keyword) => RegExp.escape(keyword)).join('|');
  const word = new RegExp(`(?<![\\p{L}\\p{N}])(?:${any})(?![\\p{L}\\p{N}])`, 'giu');
  return text.match(word)?.length ?? 0;
}

/**
 * Returns the pages of this site for an article: those whose keywords are in its title, tags or text, the most frequent
 * first, and then `last`. There are at most RELATED_RESOURCES_MAX.
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
