import { sharedTree, wordsOf } from '../../text/markdown-tree.ts';

/** A line that may make a level-one heading: "# Heading", or a line of = under one. */
const MAY_BE_HEADING = /^ {0,3}(?:#(?:\s|$)|=+\s*$)/m;

/**
 * What is shown under the title of an article.
 * In: its markdown and its title. Out: the markdown without the level-one heading that is the title; every other one is
 * a level-two heading, since a page has one h1.
 */
export function bodyOf(markdown: string, title: string) {
  // Nearly every article gets its title from the header block, and reading the tree takes time.
  if (!MAY_BE_HEADING.test(markdown)) return markdown.trim();
  const headings = sharedTree(markdown).children.filter(
    (node) => node.type === 'heading' && node.depth === 1,
  );
  const titleHeading = headings.find((node) => wordsOf(node) === title);
  let body = markdown;
  // From the end, so that the places of those before stay right.
  for (const heading of headings.toReversed()) {
    const start = heading.position?.start.offset ?? 0;
    const end = heading.position?.end.offset ?? 0;
    const source = body.slice(start, end);
    // "# Heading" or a line of = under it.
    const lower = source.startsWith('#') ? `#${source}` : source.replace(/=+\s*$/, '---');
    body = body.slice(0, start) + (heading === titleHeading ? '' : lower) + body.slice(end);
  }
  return body.trim();
}
