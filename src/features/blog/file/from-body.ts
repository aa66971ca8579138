import { firstCharacters, hasAtMost } from '../../../text/characters.ts';
import { sharedTree, textOfNode } from '../../../text/markdown.ts';

const UNTITLED = 'Untitled Post';

export function findTitle(markdown: string) {
  const headings = sharedTree(markdown).children.filter(
    (node) => node.type === 'heading' && node.depth === 1,
  );
  return headings.map(textOfNode).find(Boolean) ?? UNTITLED;
}

const LONG_PARAGRAPH_CHARACTERS = 50;
const MAX_EXCERPT_LENGTH = 200;
const ELLIPSIS = '...';

/** Returns the start of the first long paragraph, or an empty text. */
export function createExcerpt(markdown: string) {
  const longParagraph = sharedTree(markdown)
    .children.filter(({ type }) => type === 'paragraph')
    .map(textOfNode)
    .find((text) => !hasAtMost(LONG_PARAGRAPH_CHARACTERS, text));
  if (!longParagraph || hasAtMost(MAX_EXCERPT_LENGTH, longParagraph)) return longParagraph ?? '';
  return `${firstCharacters(longParagraph, MAX_EXCERPT_LENGTH).trimEnd()}${ELLIPSIS}`;
}

/** A level-1 heading is "# Heading" or has a line of = under it. */
const HEADING_START = /^ {0,3}(?:#(?:\s|$)|=+\s*$)/m;

/**
 * Removes the heading with the title. Other level-1 headings become level 2, because a page has
 * only one h1.
 */
export function bodyWithoutTitle(markdown: string, title: string) {
  // Most articles have no heading of level 1, and parsing takes time.
  if (!HEADING_START.test(markdown)) return markdown.trim();
  const headings = sharedTree(markdown).children.filter(
    (node) => node.type === 'heading' && node.depth === 1,
  );
  const titleHeading = headings.find((node) => textOfNode(node) === title);
  let body = markdown;
  // The loop begins with the last heading, so that the offsets of earlier headings stay valid.
  for (const heading of headings.toReversed()) {
    const start = heading.position?.start.offset ?? 0;
    const end = heading.position?.end.offset ?? 0;
    const source = body.slice(start, end);
    const lowerHeading = source.startsWith('#') ? `#${source}` : source.replace(/=+\s*$/, '---');
    body = body.slice(0, start) + (heading === titleHeading ? '' : lowerHeading) + body.slice(end);
  }
  return body.trim();
}
