import { defaultTreeAdapter, Parser, type DefaultTreeAdapterTypes as Tree } from 'parse5';

export type TreeNode = Tree.ChildNode;
export type TreeElement = Tree.Element;
export type TreeParent = Tree.ParentNode;
export type Attributes = Record<string, string>;

/** Maximum depth. Chrome, too, flattens deeper pages (kMaximumHTMLParserDOMTreeDepth). */
const DEPTH_MAX = 512;
const ELEMENTS_MAX = 60_000;
/** Maximum number of attributes of one element. */
const ATTRIBUTES_MAX = 256;
/**
 * Processor time of this thread for one tree, in µs. Unlike elapsed time, it does not depend on the load of the machine.
 */
const PARSE_MAX = 1_000_000;

/** Attributes that a check reads. The tree contains no others. */
const ATTRIBUTES = new Set(
  'alt amp ⚡ aria-level content data datetime hidden href http-equiv itemprop itemref itemscope itemtype name property rel role shadowrootmode slot src style type typeof value'.split(
    ' ',
  ),
);
/** The tree does not contain the text of these elements, except that of JSON-LD. */
const WITHOUT_TEXT = new Set(['style', 'script', 'iframe']);

/** The page has too many elements, attributes or levels, or its parsing takes too long. */
export class TooLarge extends Error {}

const HTML = 'http://www.w3.org/1999/xhtml';
export const isElement = (node: Tree.Node): node is TreeElement => 'tagName' in node;
export const isText = (node: TreeNode): node is Tree.TextNode => node.nodeName === '#text';
/** Returns whether an element belongs to HTML: SVG has elements with the same names. */
export const isHtml = ({ namespaceURI }: TreeElement) => namespaceURI === HTML;
/** Returns whether an element is a block of JSON-LD. */
export const isJsonLd = ({ tagName, attrs }: TreeElement) =>
  tagName === 'script' &&
  attrs.some(
    ({ name, value }) => name === 'type' && /^\s*application\/ld\+json\s*(?:;|$)/i.test(value),
  );

export const attributesOf = ({ attrs }: TreeElement): Attributes =>
  Object.fromEntries(attrs.map(({ name, value }) => [name, value]));
export const ownText = ({ childNodes }: TreeElement) =>
  childNodes.map((node) => (isText(node) ? node.value : '')).join('');

/**
 * Reads a character, so that V8 joins a text that grew piece by piece. Before that, V8 stores the pieces, which need ten
 * times the memory.
 */
const flatten = (text: string) => text.at(0);

/**
 * Returns the tree that a browser makes of a page (HTML Standard, 13.2), without parts that no check reads. Only a browser
 * without scripts reads the content of noscript. The page comes in pieces. Errors: TooLarge.
 */
export function treeOf(pieces: Iterable<string>, scriptingEnabled: boolean): Tree.Document {
  const began = process.threadCpuUsage();
  let elements = 0;
  /** The last text node, which may still grow. */
  let last: Tree.TextNode | undefined;
  const isDropped = (name: string) =>
    WITHOUT_TEXT.has(name) || (scriptingEnabled && name === 'noscript');
  const parser = new Parser<Tree.DefaultTreeAdapterMap>({
    scriptingEnabled,
    treeAdapter: {
      ...defaultTreeAdapter,
      createElement(name, namespace, attributes) {
        elements += 1;
        if (
          elements > ELEMENTS_MAX ||
          attributes.length > ATTRIBUTES_MAX ||
          parser.openElements.stackTop > DEPTH_MAX
        )
          throw new TooLarge();
        const read = attributes.filter((each) => ATTRIBUTES.has(each.name));
        for (const each of read) flatten(each.value);
        return defaultTreeAdapter.createElement(name, namespace, read);
      },
      insertText(parent, text) {
        if (isElement(parent) && isDropped(parent.tagName) && !isJsonLd(parent)) return;
        const node = parent.childNodes.at(-1);
        if (node && isText(node)) node.value += text;
        else {
          if (last) flatten(last.value);
          last = defaultTreeAdapter.createTextNode(text);
          defaultTreeAdapter.appendChild(parent, last);
        }
      },
      createCommentNode: () => defaultTreeAdapter.createCommentNode(''),
    },
  });
  for (const piece of pieces) {
    parser.tokenizer.write(piece, false);
    if (last) flatten(last.value);
    const { user, system } = process.threadCpuUsage(began);
    if (user + system > PARSE_MAX) throw new TooLarge();
  }
  parser.tokenizer.write('', true);
  return parser.document;
}

/** Moves nodes into the slots of a shadow tree. A slot without nodes shows its own content. */
function fillSlots({ childNodes }: TreeParent, nodes: readonly TreeNode[]) {
  for (const element of childNodes.filter(isElement)) {
    const { name = '' } = attributesOf(element);
    const isAssigned = (node: TreeNode) =>
      isElement(node) ? (attributesOf(node).slot ?? '') === name : isText(node) && !name;
    const assigned = element.tagName === 'slot' ? nodes.filter(isAssigned) : [];
    if (assigned.length > 0) element.childNodes = assigned;
    else fillSlots(element, nodes);
  }
}

/** Matches elements that may have a shadow tree (DOM Standard, 4.2.14), including custom elements. */
const HOST =
  /^(?:article|aside|blockquote|body|div|footer|h[1-6]|header|main|nav|p|section|span)$|-/;

/** Replaces the children of an element by its declarative shadow tree (HTML Standard, 13.2.6.4.4). */
export function composeShadow(host: TreeElement) {
  if (!HOST.test(host.tagName)) return;
  const isShadow = (node: TreeNode): node is Tree.Template =>
    node.nodeName === 'template' &&
    /^(?:open|closed)$/i.test(attributesOf(node as TreeElement).shadowrootmode ?? '');
  const shadow = host.childNodes.find(isShadow)?.content;
  if (!shadow) return;
  fillSlots(
    shadow,
    host.childNodes.filter((node) => !isShadow(node)),
  );
  host.childNodes = shadow.childNodes;
}
