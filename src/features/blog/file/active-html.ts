import { type MarkdownNode, markdownTree } from '../../../text/markdown-tree.ts';

/** Elements that run, frame, send or restyle something. The page's policy would let an inline script run. */
const ACTIVE = /<(script|style|iframe|object|embed|form|base|link|meta)\b/i;

/** Such an element, and the line of the text it stands on, counted from 1. */
export type ActiveHtml = { element: string; line: number };

function find(node: MarkdownNode): ActiveHtml | undefined {
  if (node.type === 'html') {
    const found = ACTIVE.exec(node.value);
    if (!found?.[1]) return undefined;
    const before = node.value.slice(0, found.index).split('\n').length - 1;
    return { element: found[1].toLowerCase(), line: (node.position?.start.line ?? 1) + before };
  }
  if (!('children' in node)) return undefined;
  for (const child of node.children) {
    const found = find(child);
    if (found) return found;
  }
  return undefined;
}

/** The first element in a text that an article must not hold. Code that only shows one is no element. */
export function activeHtml(markdown: string): ActiveHtml | undefined {
  // Hardly any article has HTML at all, and reading the tree takes time.
  return ACTIVE.test(markdown) ? find(markdownTree(markdown)) : undefined;
}
