import Slugger, { slug } from 'github-slugger';
import type { Nodes, Root } from 'mdast';
import { type Options, toMarkdown } from 'mdast-util-to-markdown';
import { type HastNode, type HastVisitorContext, markdownToHtml, markdownToMdast } from 'satteri';
import { GITHUB_MARKDOWN } from './github-markdown.ts';
import { textOfHtml } from './html.ts';
import { prefixedId } from './slug.ts';

const DIALECT = { gfm: true, frontmatter: false } as const;

export type MarkdownTree = Root;
export type MarkdownNode = MarkdownTree | MarkdownTree['children'][number];

const BLOCK_TYPES = new Set([
  'root',
  'blockquote',
  'list',
  'listItem',
  'table',
  'tableRow',
  'footnoteDefinition',
]);
const INVISIBLE_TYPES = new Set(['definition', 'thematicBreak']);

const SOFT_HYPHEN = '\u00ad';

export function markdownTree(markdown: string): MarkdownTree {
  // The library's type is any node, but the tree of a text is always a root.
  return markdownToMdast(markdown, { features: DIALECT }) as Root;
}

let lastTree: { markdown: string; tree: MarkdownTree } | undefined;

/** The last tree is cached, so callers must not change it. */
export function sharedTree(markdown: string): MarkdownTree {
  if (lastTree?.markdown !== markdown) lastTree = { markdown, tree: markdownTree(markdown) };
  return lastTree.tree;
}

function rawText(node: MarkdownNode): string {
  if (node.type === 'break') return ' ';
  if (node.type === 'html') return textOfHtml(node.value);
  if ('children' in node) return node.children.map(rawText).join('');
  return 'value' in node ? node.value : '';
}

/** Returns one line without the alt texts of pictures. */
export function textOfNode(node: MarkdownNode) {
  return rawText(node).replaceAll(SOFT_HYPHEN, '').replace(/\s+/g, ' ').trim();
}

function linesOf(node: MarkdownNode): string[] {
  if (INVISIBLE_TYPES.has(node.type)) return [];
  if (BLOCK_TYPES.has(node.type) && 'children' in node) return node.children.flatMap(linesOf);
  const text = textOfNode(node);
  return text ? [text] : [];
}

/** Returns a line for each heading, paragraph, cell and block of code. */
export function visibleText(node: MarkdownNode) {
  return linesOf(node).join('\n');
}

export function plainText(markdown: string) {
  return visibleText(sharedTree(markdown));
}

const isParagraph = (node: MarkdownNode) =>
  node.type === 'paragraph' || (node.type === 'html' && /^<p[\s>]/i.test(node.value));

function paragraphsIn(node: MarkdownNode): string[] {
  if (isParagraph(node)) return [textOfNode(node)];
  return 'children' in node && node.type !== 'footnoteDefinition'
    ? node.children.flatMap(paragraphsIn)
    : [];
}

/** Returns one paragraph a line, without headings, tables and code. */
export function proseOf(markdown: string) {
  return paragraphsIn(sharedTree(markdown)).filter(Boolean).join('\n');
}

const MARKDOWN_STYLE: Options = {
  bullet: '-',
  emphasis: '_',
  rule: '-',
  extensions: [GITHUB_MARKDOWN],
};

export const writeMarkdown = (tree: Nodes) => toMarkdown(tree, MARKDOWN_STYLE);

export function sourceLine(url: string) {
  return `Source: <${url}>\n`;
}

const LINK_TARGET = /\]\([^()\s]*\)/g;
/** Escapes of ampersands that do not start a character reference. */
const NEEDLESS_ESCAPE = /\\&(?!#?\w+;)/g;

/** Returns Markdown with `?a=1&b=2` in URLs, not `?a=1\&b=2`. */
export function plainAddresses(markdown: string) {
  return markdown.replace(LINK_TARGET, (target) => target.replace(NEEDLESS_ESCAPE, '&'));
}

const FEATURES = {
  ...DIALECT,
  rawHtml: true,
  smartPunctuation: { quotes: true, dashes: false, ellipses: false },
} as const;

const FALLBACK_SLUG = 'part';
const HEADING = /^h[1-6]$/;
const ID_ATTRIBUTES = ['ariaControls', 'ariaDescribedBy', 'ariaLabelledBy', 'headers', 'htmlFor'];
const LINK_ATTRIBUTES = ['href', 'xLinkHref'];
const URL_WITH_ID = /url\(["']?#([^"')]+)["']?\)/g;
/** The renderer aligns cells with this attribute, which the Content-Security-Policy forbids. */
const TEXT_ALIGN = /^text-align: (left|center|right)$/;

type Element = Extract<HastNode, { type: 'element' }>;

function elementsIn(node: HastNode): Element[] {
  const descendants = 'children' in node ? node.children.flatMap(elementsIn) : [];
  return node.type === 'element' ? [node, ...descendants] : descendants;
}

/** Ids of the renderer's footnotes have a prefix already. */
function isFootnoteElement({ properties: { id, dataFootnoteRef, dataFootnoteBackref } }: Element) {
  return (
    dataFootnoteRef !== undefined ||
    dataFootnoteBackref !== undefined ||
    id === 'footnote-label' ||
    String(id).startsWith('user-content-fn-')
  );
}

function textOfElement(node: HastNode): string {
  if (node.type === 'text') return node.value;
  if (node.type === 'element' && node.tagName === 'br') return ' ';
  return 'children' in node ? node.children.map(textOfElement).join('') : '';
}

/** Returns "café" for "#caf%C3%A9". */
export function anchorOf(href: string) {
  try {
    return decodeURIComponent(href.slice(1));
  } catch {
    return href.slice(1);
  }
}

/** Returns "#text-fees" for "#fees". Links to other ids stay. */
export function prefixedLink(ids: readonly string[], href: string): string {
  const id = prefixedId(anchorOf(href));
  return href.startsWith('#') && ids.includes(id) ? `#${id}` : href;
}

function addIds(elements: readonly Element[], context: HastVisitorContext): string[] {
  const slugger = new Slugger();
  return elements.flatMap((element) => {
    const { id } = element.properties;
    if (typeof id !== 'string' && !HEADING.test(element.tagName)) return [];
    const heading = textOfElement(element);
    const newId = prefixedId(
      typeof id === 'string' ? id : slugger.slug(slug(heading) ? heading : FALLBACK_SLUG),
    );
    context.setProperty(element, 'id', newId);
    return [newId];
  });
}

function prefixReferences(element: Element, context: HastVisitorContext, ids: readonly string[]) {
  const newId = (name: string) => (ids.includes(prefixedId(name)) ? prefixedId(name) : name);
  for (const [name, value] of Object.entries(element.properties)) {
    if (ID_ATTRIBUTES.includes(name))
      context.setProperty(
        element,
        name,
        [value ?? []].flat().map((id) => newId(String(id))),
      );
    else if (typeof value !== 'string' || !value.includes('#')) continue;
    else if (LINK_ATTRIBUTES.includes(name))
      context.setProperty(element, name, prefixedLink(ids, value));
    else if (URL_WITH_ID.test(value))
      context.setProperty(
        element,
        name,
        value.replaceAll(URL_WITH_ID, (_, id) => `url(#${newId(id)})`),
      );
  }
}

function alignByClass(elements: readonly Element[], context: HastVisitorContext) {
  for (const element of elements) {
    const [, side] = TEXT_ALIGN.exec(String(element.properties.style ?? '')) ?? [];
    if (!side) continue;
    context.setProperty(element, 'className', [`cells-${side}`]);
    context.setProperty(element, 'style', null);
  }
}

export function renderedMarkdown(markdown: string): { html: string; ids: string[] } {
  let ids: string[] = [];
  const { html } = markdownToHtml(markdown, {
    features: FEATURES,
    hastPlugins: [
      {
        name: 'own ids, no styles',
        after(root, context) {
          const elements = elementsIn(root);
          const contentElements = elements.filter((element) => !isFootnoteElement(element));
          ids = addIds(contentElements, context);
          for (const element of contentElements) prefixReferences(element, context, ids);
          alignByClass(elements, context);
        },
      },
    ],
  });
  return { html: html.trimEnd(), ids };
}

export const renderMarkdown = (markdown: string) => renderedMarkdown(markdown).html;
