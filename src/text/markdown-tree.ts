import type { Root } from 'mdast';
import { markdownToMdast } from 'satteri';
import { wordsInHtml } from './html-words.ts';

/** What our markdown has besides the standard's: tables, footnotes and the like; its header block is read elsewhere. */
export const MARKDOWN_DIALECT = { gfm: true, frontmatter: false } as const;

/** The tree of a text, and every kind of node in it. */
export type MarkdownTree = Root;
export type MarkdownNode = MarkdownTree | MarkdownTree['children'][number];

/** Kinds of nodes that stand on lines of their own. */
const BLOCKS = new Set(['root', 'blockquote', 'list', 'listItem', 'table', 'tableRow', 'footnoteDefinition']);
/** Nodes without words a reader sees. */
const SILENT = new Set(['definition', 'thematicBreak']);

/** Says where a word may be broken; it is no letter of it. */
const SOFT_HYPHEN = '\u00ad';

/** Markdown in, its tree out, as the pages' own pipeline reads it. */
export function markdownTree(markdown: string): MarkdownTree {
  // Typed as a node of any kind: of a whole text it is always the root.
  return markdownToMdast(markdown, { features: MARKDOWN_DIALECT }) as Root;
}

/** Several questions in a row are asked of one article, and reading it is most of the work. */
let last: { markdown: string; tree: MarkdownTree } | undefined;

/** Markdown in, its tree out, for looking at only: whoever asks next about the same text gets the same tree. */
export function sharedTree(markdown: string): MarkdownTree {
  if (last?.markdown !== markdown) last = { markdown, tree: markdownTree(markdown) };
  return last.tree;
}

function rawWords(node: MarkdownNode): string {
  if (node.type === 'break') return ' ';
  if (node.type === 'html') return wordsInHtml(node.value);
  if ('children' in node) return node.children.map(rawWords).join('');
  return 'value' in node ? node.value : '';
}

/** A node of the tree in, its words out on one line, without pictures' alternatives. */
export function wordsOf(node: MarkdownNode) {
  return rawWords(node).replaceAll(SOFT_HYPHEN, '').replace(/\s+/g, ' ').trim();
}

function linesOf(node: MarkdownNode): string[] {
  if (SILENT.has(node.type)) return [];
  if (BLOCKS.has(node.type) && 'children' in node) return node.children.flatMap(linesOf);
  const words = wordsOf(node);
  return words ? [words] : [];
}

/** A node of the tree in; the words a reader sees out, a line for each heading, paragraph, cell and block of code. */
export function visibleText(node: MarkdownNode) {
  return linesOf(node).join('\n');
}

/** Markdown in, the words a reader sees out, as visibleText. */
export function plainText(markdown: string) {
  return visibleText(sharedTree(markdown));
}

/** A paragraph of running text, whether it is written as markdown or as HTML. */
const isParagraph = (node: MarkdownNode) =>
  node.type === 'paragraph' || (node.type === 'html' && /^<p[\s>]/i.test(node.value));

function paragraphsIn(node: MarkdownNode): string[] {
  if (isParagraph(node)) return [wordsOf(node)];
  return 'children' in node && node.type !== 'footnoteDefinition' ? node.children.flatMap(paragraphsIn) : [];
}

/** Markdown in, its running text out, a paragraph a line: no headings, tables or code, which have no sentences. */
export function proseOf(markdown: string) {
  return paragraphsIn(sharedTree(markdown)).filter(Boolean).join('\n');
}
