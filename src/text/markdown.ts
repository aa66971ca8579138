import Slugger, { slug } from 'github-slugger';
import type { Nodes, Root } from 'mdast';
import { gfmToMarkdown } from 'mdast-util-gfm';
import { type Options, toMarkdown } from 'mdast-util-to-markdown';
import { type HastNode, type HastVisitorContext, markdownToHtml, markdownToMdast } from 'satteri';
import { wordsInHtml } from './html.ts';
import { textId } from './slug.ts';

/** GitHub's Markdown, for example with tables and footnotes. Other files read the header block. */
const MARKDOWN_DIALECT = { gfm: true, frontmatter: false } as const;

/** The tree of a Markdown text. */
export type MarkdownTree = Root;
export type MarkdownNode = MarkdownTree | MarkdownTree['children'][number];

/** Kinds of nodes that contain lines of text. */
const BLOCKS = new Set([
  'root',
  'blockquote',
  'list',
  'listItem',
  'table',
  'tableRow',
  'footnoteDefinition',
]);
/** Kinds of nodes without visible text. */
const SILENT = new Set(['definition', 'thematicBreak']);

/** Marks a possible break in a word. */
const SOFT_HYPHEN = '\u00ad';

/** Returns the tree of a Markdown text, parsed with the same options as for the pages. */
export function markdownTree(markdown: string): MarkdownTree {
  // The library's type is any node, but the tree of a text is always a root.
  return markdownToMdast(markdown, { features: MARKDOWN_DIALECT }) as Root;
}

/** Cached because several checks in a row read the same article, and parsing is slow. */
let last: { markdown: string; tree: MarkdownTree } | undefined;

/** Returns the tree of a Markdown text, for reading only: the last tree is cached. */
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

/** Returns the text of a node on one line, without the alternative texts of pictures. */
export function wordsOf(node: MarkdownNode) {
  return rawWords(node).replaceAll(SOFT_HYPHEN, '').replace(/\s+/g, ' ').trim();
}

function linesOf(node: MarkdownNode): string[] {
  if (SILENT.has(node.type)) return [];
  if (BLOCKS.has(node.type) && 'children' in node) return node.children.flatMap(linesOf);
  const words = wordsOf(node);
  return words ? [words] : [];
}

/** Returns the visible text of a node, with a line for each heading, paragraph, cell and block of code. */
export function visibleText(node: MarkdownNode) {
  return linesOf(node).join('\n');
}

/** Returns the visible text of Markdown, in the same form as `visibleText`. */
export function plainText(markdown: string) {
  return visibleText(sharedTree(markdown));
}

/** Returns whether a node is a paragraph in Markdown or HTML. */
const isParagraph = (node: MarkdownNode) =>
  node.type === 'paragraph' || (node.type === 'html' && /^<p[\s>]/i.test(node.value));

function paragraphsIn(node: MarkdownNode): string[] {
  if (isParagraph(node)) return [wordsOf(node)];
  return 'children' in node && node.type !== 'footnoteDefinition'
    ? node.children.flatMap(paragraphsIn)
    : [];
}

/** Returns the paragraphs of Markdown, one per line, without headings, tables and code. */
export function proseOf(markdown: string) {
  return paragraphsIn(sharedTree(markdown)).filter(Boolean).join('\n');
}

/** Options for writing Markdown on this site. Columns are not padded: a long cell would widen every row. */
const MARKDOWN_STYLE: Options = {
  bullet: '-',
  emphasis: '_',
  rule: '-',
  extensions: [gfmToMarkdown({ tablePipeAlign: false })],
};

/** Returns the Markdown of a tree. */
export const writeMarkdown = (tree: Nodes) => toMarkdown(tree, MARKDOWN_STYLE);

/** Returns the last line of a page's Markdown. `url` is absolute. */
export function sourceLine(url: string) {
  return `Source: <${url}>\n`;
}

/** A link or picture from the end of its text to the end of its target. */
const TARGET = /\]\([^()\s]*\)/g;
/** An escaped ampersand that would not be read as a character reference without the escape. */
const NEEDLESS_ESCAPE = /\\&(?!#?\w+;)/g;

/** Returns Markdown with addresses that can be copied: `?a=1&b=2`, not `?a=1\&b=2`. */
export function plainAddresses(markdown: string) {
  return markdown.replace(TARGET, (target) => target.replace(NEEDLESS_ESCAPE, '&'));
}

/** Options for HTML: straight quotes become typographic quotes; hyphens and dots stay. */
const FEATURES = {
  ...MARKDOWN_DIALECT,
  rawHtml: true,
  smartPunctuation: { quotes: true, dashes: false, ellipses: false },
} as const;

/** Id of a heading without letters. */
const NAMELESS = 'part';
const HEADING = /^h[1-6]$/;
/** Attributes that name other elements by their ids. */
const REFERENCES = ['ariaControls', 'ariaDescribedBy', 'ariaLabelledBy', 'headers', 'htmlFor'];
/** Attributes that link to an id with #. */
const LINKS = ['href', 'xLinkHref'];
/** Matches `url(#id)`, which a drawing may have instead of a color. */
const USED = /url\(["']?#([^"')]+)["']?\)/g;
/** The style that the renderer writes for cells of tables. Our content policy forbids style attributes. */
const ALIGNED = /^text-align: (left|center|right)$/;

type Element = Extract<HastNode, { type: 'element' }>;

function elementsIn(node: HastNode): Element[] {
  const below = 'children' in node ? node.children.flatMap(elementsIn) : [];
  return node.type === 'element' ? [node, ...below] : below;
}

/** Returns whether the renderer added an element for footnotes: its id has a prefix already. */
function isOfFootnotes({ properties: { id, dataFootnoteRef, dataFootnoteBackref } }: Element) {
  return (
    dataFootnoteRef !== undefined ||
    dataFootnoteBackref !== undefined ||
    id === 'footnote-label' ||
    String(id).startsWith('user-content-fn-')
  );
}

function words(node: HastNode): string {
  if (node.type === 'text') return node.value;
  if (node.type === 'element' && node.tagName === 'br') return ' ';
  return 'children' in node ? node.children.map(words).join('') : '';
}

/** Returns the id in a link: "café" for "#caf%C3%A9". */
export function anchorOf(href: string) {
  try {
    return decodeURIComponent(href.slice(1));
  } catch {
    return href.slice(1);
  }
}

/** Returns a link to an id of the text with the prefix of the page: "#text-fees" for "#fees". Other links are unchanged. */
export function anchorAmong(ids: readonly string[], href: string): string {
  const own = textId(anchorOf(href));
  return href.startsWith('#') && ids.includes(own) ? `#${own}` : href;
}

/** Adds an id to every heading and a prefix to all ids of the text. Returns the ids. */
function giveIds(elements: readonly Element[], context: HastVisitorContext): string[] {
  const slugger = new Slugger();
  return elements.flatMap((element) => {
    const { id } = element.properties;
    if (typeof id !== 'string' && !HEADING.test(element.tagName)) return [];
    const heading = words(element);
    const own = textId(
      typeof id === 'string' ? id : slugger.slug(slug(heading) ? heading : NAMELESS),
    );
    context.setProperty(element, 'id', own);
    return [own];
  });
}

/** Adds the prefix to all references to ids of the text. Other references are unchanged. */
function nameIds(element: Element, context: HastVisitorContext, ids: readonly string[]) {
  const own = (name: string) => (ids.includes(textId(name)) ? textId(name) : name);
  for (const [name, value] of Object.entries(element.properties)) {
    if (REFERENCES.includes(name))
      context.setProperty(
        element,
        name,
        [value ?? []].flat().map((id) => own(String(id))),
      );
    else if (typeof value !== 'string' || !value.includes('#')) continue;
    else if (LINKS.includes(name)) context.setProperty(element, name, anchorAmong(ids, value));
    else if (USED.test(value))
      context.setProperty(
        element,
        name,
        value.replaceAll(USED, (_, id) => `url(#${own(id)})`),
      );
  }
}

/** Replaces the alignment of columns by a class of prose.css. */
function alignByClass(elements: readonly Element[], context: HastVisitorContext) {
  for (const element of elements) {
    const [, side] = ALIGNED.exec(String(element.properties.style ?? '')) ?? [];
    if (!side) continue;
    context.setProperty(element, 'className', [`cells-${side}`]);
    context.setProperty(element, 'style', null);
  }
}

/** Returns the HTML of Markdown, and the ids in it. */
export function renderedMarkdown(markdown: string): { html: string; ids: string[] } {
  let ids: string[] = [];
  const { html } = markdownToHtml(markdown, {
    features: FEATURES,
    hastPlugins: [
      {
        name: 'own ids, no styles',
        after(root, context) {
          const elements = elementsIn(root);
          const own = elements.filter((element) => !isOfFootnotes(element));
          ids = giveIds(own, context);
          for (const element of own) nameIds(element, context, ids);
          alignByClass(elements, context);
        },
      },
    ],
  });
  return { html: html.trimEnd(), ids };
}

/** Returns the HTML of Markdown. */
export const renderMarkdown = (markdown: string) => renderedMarkdown(markdown).html;
