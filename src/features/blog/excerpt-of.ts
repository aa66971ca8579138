import { sharedTree, wordsOf } from '../../text/markdown-tree.ts';

/** Characters a paragraph must exceed to introduce an article. */
export const EXCERPT_PARAGRAPH_OVER = 50;
/** Characters after which an excerpt is cut. */
export const EXCERPT_MAX = 200;
const ELLIPSIS = '...';

/**
 * Excerpt of an article that brings none.
 * In: body, markdown. Out: the first plain paragraph (no heading, list, quote, table or code) longer than
 * EXCERPT_PARAGRAPH_OVER characters as plain text, cut at EXCERPT_MAX plus an ellipsis; empty when there is none.
 */
export function excerptOf(markdown: string) {
  const long = sharedTree(markdown)
    .children.filter(({ type }) => type === 'paragraph')
    .map((paragraph) => [...wordsOf(paragraph)])
    .find((characters) => characters.length > EXCERPT_PARAGRAPH_OVER);
  if (!long) return '';
  if (long.length <= EXCERPT_MAX) return long.join('');
  return `${long.slice(0, EXCERPT_MAX).join('').trimEnd()}${ELLIPSIS}`;
}
