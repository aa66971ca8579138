import { defaultTreeAdapter, Parser, type DefaultTreeAdapterTypes as Tree } from 'parse5';

export type TreeNode = Tree.ChildNode;
export type TreeElement = Tree.Element;
export type TreeParent = Tree.ParentNode;
export type Attributes = Record<string, string>;

/** Chrome also flattens pages that are deeper (kMaximumHTMLParserDOMTreeDepth). */
const MAX_DEPTH = 512;
const MAX_ELEMENTS = 60_000;
const MAX_ATTRIBUTES = 256;
/** The limit is processor time, which does not depend on the load of the machine. */
const MAX_PARSE_MICROSECONDS = 1_000_000;
const TOO_LARGE = 'The page is too large.';

const READ_ATTRIBUTES = new Set(
  'alt amp ⚡ aria-label aria-level content data datetime hidden href http-equiv itemprop itemref itemscope itemtype name open popover property rel role shadowrootmode slot src style type typeof value'.split(
    ' ',
  ),
);
const DROPPED_TAGS = new Set(['style', 'script', 'iframe']);

const HTML_NAMESPACE = 'http://www.w3.org/1999/xhtml';
export const isElement = (node: Tree.Node): node is TreeElement => 'tagName' in node;
export const isText = (node: TreeNode): node is Tree.TextNode => node.nodeName === '#text';
/** The namespace is compared, because SVG has elements with the same names as HTML. */
export const isHtml = ({ namespaceURI }: TreeElement) => namespaceURI === HTML_NAMESPACE;
export const attributesOf = ({ attrs }: TreeElement): Attributes =>
  Object.fromEntries(attrs.map(({ name, value }) => [name, value]));
export const isJsonLd = (element: TreeElement) =>
  element.tagName === 'script' &&
  /^\s*application\/ld\+json\s*(?:;|$)/i.test(attributesOf(element).type ?? '');
export const directText = ({ childNodes }: TreeElement) =>
  childNodes.map((node) => (isText(node) ? node.value : '')).join('');

/** V8 joins the pieces of a text at this access. Separate pieces need ten times the memory. */
const flatten = (text: string) => text.at(0);

/**
 * Parses by the HTML Standard, 13.2. The content of noscript is read only without scripting.
 * Throws a RangeError.
 */
export function treeOf(pieces: Iterable<string>, isScriptingEnabled: boolean): Tree.Document {
  const cpuAtStart = process.threadCpuUsage();
  let elementCount = 0;
  let lastText: Tree.TextNode | undefined;
  const isDropped = (name: string) =>
    DROPPED_TAGS.has(name) || (isScriptingEnabled && name === 'noscript');
  const parser = new Parser<Tree.DefaultTreeAdapterMap>({
    scriptingEnabled: isScriptingEnabled,
    treeAdapter: {
      ...defaultTreeAdapter,
      createElement(name, namespace, attributes) {
        elementCount += 1;
        if (
          elementCount > MAX_ELEMENTS ||
          attributes.length > MAX_ATTRIBUTES ||
          parser.openElements.stackTop > MAX_DEPTH
        )
          throw new RangeError(TOO_LARGE);
        const readAttributes = attributes.filter((attribute) =>
          READ_ATTRIBUTES.has(attribute.name),
        );
        for (const attribute of readAttributes) flatten(attribute.value);
        return defaultTreeAdapter.createElement(name, namespace, readAttributes);
      },
      insertText(parent, text) {
        if (isElement(parent) && isDropped(parent.tagName) && !isJsonLd(parent)) return;
        const node = parent.childNodes.at(-1);
        if (node && isText(node)) node.value += text;
        else {
          if (lastText) flatten(lastText.value);
          lastText = defaultTreeAdapter.createTextNode(text);
          defaultTreeAdapter.appendChild(parent, lastText);
        }
      },
      createCommentNode: () => defaultTreeAdapter.createCommentNode(''),
    },
  });
  for (const piece of pieces) {
    parser.tokenizer.write(piece, false);
    if (lastText) flatten(lastText.value);
    const { user, system } = process.threadCpuUsage(cpuAtStart);
    if (user + system > MAX_PARSE_MICROSECONDS) throw new RangeError(TOO_LARGE);
  }
  parser.tokenizer.write('', true);
  return parser.document;
}

/** Puts the nodes into their slots. A slot without nodes shows its own content. */
function fillSlots({ childNodes }: TreeParent, nodes: readonly TreeNode[]) {
  for (const element of childNodes.filter(isElement)) {
    const { name = '' } = attributesOf(element);
    const isAssigned = (node: TreeNode) =>
      isElement(node) ? (attributesOf(node).slot ?? '') === name : isText(node) && !name;
    const assignedNodes = element.tagName === 'slot' ? nodes.filter(isAssigned) : [];
    if (assignedNodes.length > 0) element.childNodes = assignedNodes;
    else fillSlots(element, nodes);
  }
}

/** Shows the declarative shadow tree of an element (HTML Standard, 13.2.6.4.4). */
export function composeShadow(host: TreeElement) {
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
