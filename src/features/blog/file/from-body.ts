import { firstCharacters, hasAtMost } from '../../../text/characters.ts';
import { sharedTree, textOfNode } from '../../../text/markdown.ts';

/** Title of an article without a title and without a heading of level 1. */
const UNTITLED = 'Untitled Post';

/** Returns the text of the first heading of level 1 in Markdown, or UNTITLED. */
export function titleOf(markdown: string) {
  const headings = sharedTree(markdown).children.filter(
    (node) => node.type === 'heading' && node.depth === 1,
  );
  return headings.map(textOfNode).find(Boolean) ?? UNTITLED;
}

/** A paragraph needs more characters than this for an excerpt. */
const EXCERPT_PARAGRAPH_OVER = 50;
/** Maximum length of an excerpt in characters, without the ellipsis. */
const EXCERPT_MAX = 200;
const ELLIPSIS = '...';

/**
 * Returns the first paragraph with more than EXCERPT_PARAGRAPH_OVER characters, cut after EXCERPT_MAX characters; empty if
 * there is none. Lists, quotes, tables and code do not count.
 */
export function excerptOf(markdown: string) {
  const long = sharedTree(markdown)
    .children.filter(({ type }) => type === 'paragraph')
    .map(textOfNode)
    .find((text) => !hasAtMost(EXCERPT_PARAGRAPH_OVER, text));
  if (!long || hasAtMost(EXCERPT_MAX, long)) return long ?? '';
  return `${firstCharacters(long, EXCERPT_MAX).trimEnd()}${ELLIPSIS}`;
}

/** Matches a line that may belong to a heading of level 1: "# Heading", or a line of = under a heading. */
const MAY_BE_HEADING = /^ {0,3}(?:#(?:\s|$)|=+\s*$)/m;

/**
 * Returns the Markdown of an article without the heading of level 1 that is its title. Other headings of level 1 become
 * headings of level 2, because a page has a single h1.
 */
export function bodyOf(markdown: string, title: string) {
  // Most articles have no heading of level 1, and parsing takes time.
  if (!MAY_BE_HEADING.test(markdown)) return markdown.trim();
  const headings = sharedTree(markdown).children.filter(
    (node) => node.type === 'heading' && node.depth === 1,
  );
  const titleHeading = headings.find((node) => textOfNode(node) === title);
  let body = markdown;
  // The loop starts at the last heading, so that the offsets of earlier headings stay valid.
  for (const heading of headings.toReversed()) {
    const start = heading.position?.start.offset ?? 0;
    const end = heading.position?.end.offset ?? 0;
    const source = body.slice(start, end);
    // A heading is "# Heading", or has a line of = under it.
    const lower = source.startsWith('#') ? `#${source}` : source.replace(/=+\s*$/, '---');
    body = body.slice(0, start) + (heading === titleHeading ? '' : lower) + body.slice(end);
  }
  return body.trim();
}
