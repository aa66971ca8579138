import { isPathOff } from '../../../content/this-site.ts';

/** Links under "Related Resources", the last one included. */
const RELATED_RESOURCES_MAX = 5;

/** A link and the words that call for it. */
export type Resource = {
  label: string;
  path: string;
  description: string;
  keywords: readonly string[];
};
/** The links there are, and the one that always ends the list. */
export type ResourceTable = { chosen: readonly Resource[]; last: Omit<Resource, 'keywords'> };

/** How often any of the keywords occurs in a text as whole words, in any case. */
function mentions(text: string, keywords: readonly string[]) {
  const any = new RegExp(
    `(?<![\\p{L}\\p{N}])(?:${keywords.map((keyword) => RegExp.escape(keyword)).join('|')})(?![\\p{L}\\p{N}])`,
    'giu',
  );
  return text.match(any)?.length ?? 0;
}

/**
 * Pages of ours an article leads to: those whose keywords stand in its title, tags or body, most mentioned first,
 * at most RELATED_RESOURCES_MAX with the pricing page, which is always last.
 */
export function relatedResources(
  post: { title: string; tags: readonly string[]; content: string },
  { chosen, last }: ResourceTable,
): Omit<Resource, 'keywords'>[] {
  const text = [post.title, ...post.tags, post.content].join('\n');
  const found = chosen
    .filter(({ path }) => !isPathOff(path))
    .map((resource) => ({ resource, count: mentions(text, resource.keywords) }))
    .filter(({ count }) => count > 0)
    .toSorted((a, b) => b.count - a.count)
    .slice(0, RELATED_RESOURCES_MAX - 1)
    .map(({ resource: { label, path, description } }) => ({ label, path, description }));
  return [...found, last];
}
