import { sharedTree, wordsOf } from '../../text/markdown-tree.ts';

/** Title of an article that has neither a title nor a first-level heading. */
export const UNTITLED = 'Untitled Post';

/** Body in, markdown; the words of its first level-one heading out, or UNTITLED. */
export function titleOf(markdown: string) {
  const headings = sharedTree(markdown).children.filter(
    (node) => node.type === 'heading' && node.depth === 1,
  );
  return headings.map(wordsOf).find(Boolean) ?? UNTITLED;
}
