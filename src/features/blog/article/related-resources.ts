import { isPathOff } from '../../../content/this-site.ts';
import type { BlogPage } from '../page-schema.ts';
import type { BlogPost } from '../schema.ts';

const MAX_RELATED_RESOURCES = 5;

function countMentions(text: string, keywords: readonly string[]) {
  const alternatives = keywords.map((keyword) => RegExp.escape(keyword)).join('|');
  const keywordPattern = new RegExp(
    `(?<![\\p{L}\\p{N}])(?:${alternatives})(?![\\p{L}\\p{N}])`,
    'giu',
  );
  return text.match(keywordPattern)?.length ?? 0;
}

/** Returns the pages whose keywords occur most often in the article, and then `last`. */
export function relatedResources(
  post: Pick<BlogPost, 'title' | 'tags' | 'content'>,
  { chosen, last }: BlogPage['resources'],
): BlogPage['resources']['last'][] {
  const text = [post.title, ...post.tags, post.content].join('\n');
  const matches = chosen
    .filter(({ path }) => !isPathOff(path))
    .map((resource) => ({ resource, count: countMentions(text, resource.keywords) }))
    .filter(({ count }) => count > 0)
    .toSorted((a, b) => b.count - a.count)
    .slice(0, MAX_RELATED_RESOURCES - 1);
  return [...matches.map(({ resource }) => resource), last];
}
