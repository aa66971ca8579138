import { firstCharacters, hasAtMost } from '../../../text/characters.ts';
import { sharedTree, wordsOf } from '../../../text/markdown.ts';

/** Title of an article that has neither a title nor a first-level heading. */
const UNTITLED = 'Untitled Post';

/** Returns the words of the first level-one heading of a markdown text, or UNTITLED. */
export function titleOf(markdown: string) {
  const headings = sharedTree(markdown).children.filter(
    (node) => node.type === 'heading' && node.depth === 1,
  );
  return headings.map(wordsOf).find(Boolean) ?? UNTITLED;
}

/** Characters a paragraph must exceed to introduce an article. */
const EXCERPT_PARAGRAPH_OVER = 50;
/** Characters after which an excerpt is cut. */
const EXCERPT_MAX = 200;
const ELLIPSIS = '...';

/**
 * Returns the first plain paragraph (no heading, list, quote, table or code) with more than EXCERPT_PARAGRAPH_OVER characters,
 * cut at EXCERPT_MAX with an ellipsis; empty where there is none.
 */
export function excerptOf(markdown: string) {
  const long = sharedTree(markdown)
    .children.filter(({ type }) => type === 'paragraph')
    .map(wordsOf)
    .find((text) => !hasAtMost(EXCERPT_PARAGRAPH_OVER, text));
  if (!long || hasAtMost(EXCERPT_MAX, long)) return long ?? '';
  return `${firstCharacters(long, EXCERPT_MAX).trimEnd()}${ELLIPSIS}`;
}

/** A line that may make a level-one heading: "# Heading", or a line of = under one. */
const MAY_BE_HEADING = /^ {0,3}(?:#(?:\s|$)|=+\s*$)/m;

/**
 * Returns what is shown under the title of an article: its markdown without the level-one heading that is the title.
 * Every other one becomes a level-two heading, since a page has one h1.
 */
export function bodyOf(markdown: string, title: string) {
  // Nearly every article gets its title from the header block, and reading the tree takes time.
  if (!MAY_BE_HEADING.test(markdown)) return markdown.trim();
  const headings = sharedTree(markdown).children.filter(
    (node) => node.type === 'heading' && node.depth === 1,
  );
  const titleHeading = headings.find((node) => wordsOf(node) === title);
  let body = markdown;
  // It begins at the end, so that the places of earlier headings stay right.
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
