import {
  defaultTreeAdapter,
  Parser,
  parseFragment,
  type DefaultTreeAdapterTypes as Tree,
} from 'parse5';

export type TreeNode = Tree.ChildNode;
export type TreeElement = Tree.Element;

/** Deeper pages are flattened by Chrome as well (its kMaximumHTMLParserDOMTreeDepth). */
const DEPTH_MAX = 512;
const ELEMENTS_MAX = 60_000;
/** Of one element. */
const ATTRIBUTES_MAX = 256;
/** For one tree, in ms of the processor: a start tag with a hundred thousand attributes takes longer. */
const PARSE_MS = 1_000;
/** Characters between two looks at the clock. */
const STEP = 4 * 1024;

/** Those that anybody looks at. */
const ATTRIBUTES = new Set(
  'alt amp ⚡ content data datetime hidden href http-equiv itemprop itemscope itemtype lang name property rel role shadowrootmode slot src style type typeof value'.split(
    ' ',
  ),
);
/** Their text is as long as many a page, and nobody reads it. */
const SILENT = new Set(['style', 'script', 'noscript', 'iframe']);
const isSilent = (parent: Tree.ParentNode) =>
  isElement(parent) && SILENT.has(parent.tagName) && !isJsonLd(parent);
/** Whether an element is a block of JSON-LD. */
export const isJsonLd = ({ tagName, attrs }: TreeElement) =>
  tagName === 'script' &&
  attrs.some(
    ({ name, value }) => name === 'type' && /^\s*application\/ld\+json\s*(?:;|$)/i.test(value),
  );
/** The parser adds sign to sign, and V8 stores that as a tree of signs until somebody searches it. */
const flat = (text: string) => text.replace('\0', '');

/** What this thread has worked so far. On a machine that has much else to do, no page is too large for that. */
function busyMs() {
  const { user, system } = process.threadCpuUsage();
  return (user + system) / 1_000;
}

/** The page has more in it, or more of it inside each other, than is read. */
export class TooLarge extends Error {}

type Deep<Node> = Node & { depth?: number };
const HTML = 'http://www.w3.org/1999/xhtml';
export const isElement = (node: Tree.Node): node is TreeElement => 'tagName' in node;
export const isText = (node: TreeNode): node is Tree.TextNode => node.nodeName === '#text';
/** An element of HTML: a drawing has elements of the same names. */
export const isHtml = ({ namespaceURI }: TreeElement) => namespaceURI === HTML;

/** Most elements have one child, and a list that grows has room for seventeen. */
function addChild(parent: Tree.ParentNode, node: Tree.ChildNode) {
  if (parent.childNodes.length > 0) return defaultTreeAdapter.appendChild(parent, node);
  parent.childNodes = [node];
  node.parentNode = parent;
}

/** The tree that a browser makes of a page with scripts switched on (HTML Standard, 13.2). Errors: TooLarge. */
export function treeOf(html: string): Tree.Document {
  const end = busyMs() + PARSE_MS;
  let elements = 0;
  /** The text that may still grow. */
  let last: Tree.TextNode | undefined;
  const adapter: typeof defaultTreeAdapter = {
    ...defaultTreeAdapter,
    createElement(name, space, attributes) {
      elements += 1;
      if (elements > ELEMENTS_MAX || attributes.length > ATTRIBUTES_MAX) throw new TooLarge();
      const read = [...attributes.filter((each) => ATTRIBUTES.has(each.name))];
      for (const each of read) each.value = flat(each.value);
      return defaultTreeAdapter.createElement(name, space, read);
    },
    insertText(parent, text) {
      if (isSilent(parent)) return;
      const { childNodes } = parent;
      if (childNodes.length === 0)
        addChild(parent, { nodeName: '#text', value: text, parentNode: null } as Tree.TextNode);
      else defaultTreeAdapter.insertText(parent, text);
      const node = parent.childNodes.at(-1) as Tree.TextNode;
      if (last && last !== node) last.value = flat(last.value);
      last = node;
    },
    appendChild(parent: Deep<Tree.ParentNode>, node: Deep<Tree.ChildNode>) {
      node.depth = (parent.depth ?? 0) + 1;
      if (node.depth > DEPTH_MAX) throw new TooLarge();
      addChild(parent, node);
    },
    createCommentNode: () => defaultTreeAdapter.createCommentNode(''),
  };
  const parser = new Parser({ treeAdapter: adapter });
  for (let at = 0; at === 0 || at < html.length; at += STEP) {
    parser.tokenizer.write(html.slice(at, at + STEP), at + STEP >= html.length);
    if (busyMs() > end) throw new TooLarge();
  }
  return parser.document;
}

/** The text of a value that may contain tags and entities: plugins write them into structured data. */
export function textIn(value: string): string {
  if (!/[&<]/.test(value)) return value;
  const parts: string[] = [];
  const open: TreeNode[] = [...parseFragment(value).childNodes].reverse();
  for (let node = open.pop(); node; node = open.pop()) {
    if (isText(node)) parts.push(node.value);
    else if (isElement(node)) open.push(...[...node.childNodes].reverse());
  }
  return parts.join('');
}
