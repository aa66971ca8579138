import type { FetchInfo } from '../reading.ts';
import * as data from './structured-data.ts';
import { lettersAndDigits, oneLine } from './text.ts';
import * as tree from './tree.ts';

type Block = {
  text: string;
  isHeading: boolean;
  /** True in navigation, the footer and other parts beside the main text. */
  isAside: boolean;
  /** True for text that is neither a heading nor a label. */
  isProse: boolean;
};

type Heading = {
  level: number;
  text: string;
  isHidden: boolean;
  /** Level of the previous visible heading, if levels between the two headings are missing. */
  skips: number | undefined;
  nextBlock: number;
};

const splitNames = (names: string) => new Set(names.split(' '));
const INLINE_TAGS = splitNames(
  'a abbr acronym area b bdi bdo big br cite code data del dfn em font i img ins kbd label map mark noscript q s samp slot small span strike strong sub sup time tt u var wbr',
);
const TEXTLESS_TAGS = splitNames(
  'script style template iframe object embed video audio canvas select textarea title frameset',
);
const ASIDE_TAGS = splitNames('nav footer aside dialog');
const ASIDE_ROLES = splitNames('navigation contentinfo banner complementary search dialog');
/** A shorter text is a label, unless it is a sentence. Lengths are in characters. */
const PROSE_LENGTH = 60;
const SENTENCE_LENGTH = 20;
/** In Thai, Japanese and Chinese a character is a word, so it counts as long as a word. */
const UNSPACED = /[\u0e00-\u0e7f\u3040-\u30ff\u4e00-\u9fff]/g;
const SENTENCE_END = /[.!?…。！？]["”’)\]]*$/u;

const ROOT_CONTEXT = {
  isAside: false,
  isHidden: false,
  isHeading: false,
  entity: undefined as data.Entity | undefined,
};
type Context = typeof ROOT_CONTEXT;

/** Browsers show a dialog and a popover only when they are opened (HTML Standard, 15.3.3). */
const isHidden = (tagName: string, { hidden, open, popover, style = '' }: tree.Attributes) =>
  (tagName === 'dialog' && open === undefined) ||
  popover !== undefined ||
  (hidden !== undefined && hidden !== 'until-found') ||
  /(?:^|;)\s*(?:display\s*:\s*none|visibility\s*:\s*hidden)/i.test(style);
/**
 * An ARIA heading without a level has level 2 (WAI-ARIA 1.2). An element with another role is no
 * heading.
 */
function headingLevel(tagName: string, { role = '', 'aria-level': level = '' }: tree.Attributes) {
  const [, tagLevel] = /^h([1-6])$/.exec(tagName) ?? [];
  if (!tagLevel && role !== 'heading') return undefined;
  if (/^(?:none|presentation)$/.test(role)) return undefined;
  return Math.min(Number.parseInt(level, 10) || Number(tagLevel ?? 2), 6);
}

function textOf(node: tree.TreeNode): string {
  if (tree.isText(node)) return node.value;
  if (!tree.isElement(node) || !tree.isHtml(node) || TEXTLESS_TAGS.has(node.tagName)) return '';
  if (node.tagName === 'br') return ' ';
  tree.composeShadow(node);
  const text = node.childNodes.map(textOf).join('');
  return INLINE_TAGS.has(node.tagName) ? text : ` ${text} `;
}

/** The content of a page for a reader that runs no scripts. Throws a RangeError. */
export class Page {
  readonly fetchInfo: FetchInfo | undefined;
  readonly readAt: Date;
  title: string | undefined;
  readonly metas: { name: string; content: string }[] = [];
  readonly canonicals: { href: string; isInHead: boolean }[] = [];
  base: string | undefined;
  refresh: string | undefined;
  readonly blocks: Block[] = [];
  readonly headings: Heading[] = [];
  readonly calls: { href: string; text: string }[] = [];
  readonly times: string[] = [];
  readonly jsonLd: data.JsonLdBlock[] = [];
  /** Entities in JSON-LD, microdata and RDFa Lite. */
  readonly entityUses: data.EntityUse[];
  /** Length of all blocks, including closed disclosures. */
  textLength = 0;
  /** Texts of all blocks, visible or not, then of all pictures. */
  readonly texts: string[];
  hasScripts = false;
  hasNoscript = false;
  /** True if microdata takes properties from elsewhere on the page, where they are not read. */
  hasItemref = false;
  isFrameset = false;
  /** On an AMP page, the canonical URL is the URL of the same page without AMP. */
  isAmp = false;
  readonly #items: data.Entity[] = [];
  readonly #pictures: string[] = [];
  #blockText = '';
  #lastLevel = Number.POSITIVE_INFINITY;
  #allLetters: string | undefined;

  constructor(
    pieces: Iterable<string>,
    fetchInfo: FetchInfo | undefined,
    readAt: Date,
    isScriptingEnabled: boolean,
  ) {
    this.fetchInfo = fetchInfo;
    this.readAt = readAt;
    this.#readChildren(tree.treeOf(pieces, isScriptingEnabled), ROOT_CONTEXT);
    this.texts = [...this.blocks.map(({ text }) => text), ...this.#pictures];
    this.entityUses = data.entityUsesIn([...this.jsonLd.map(({ value }) => value), ...this.#items]);
  }

  /** The comparison ignores case, spaces and punctuation. */
  hasText(text: string) {
    this.#allLetters ??= [...this.texts, this.title ?? ''].map(lettersAndDigits).join('');
    return this.#allLetters.includes(lettersAndDigits(text));
  }

  #endBlock({ isAside, isHeading }: Context) {
    const text = oneLine(this.#blockText);
    this.#blockText = '';
    if (!text) return;
    const isSentence = text.length >= SENTENCE_LENGTH && SENTENCE_END.test(text);
    const isProse = (isSentence || text.length >= PROSE_LENGTH) && !isAside && !isHeading;
    this.blocks.push({ text, isHeading, isAside, isProse });
    this.textLength += text.replace(UNSPACED, 'letters').length;
  }

  #readChildren({ childNodes }: tree.TreeParent, context: Context) {
    for (const node of childNodes) {
      if (tree.isText(node)) this.#blockText += node.value;
      else if (tree.isElement(node) && tree.isHtml(node)) this.#readElement(node, context);
    }
    // Children are freed after reading, because a page of 2 MB would otherwise be in memory twice.
    childNodes.length = 0;
  }

  #readElement(element: tree.TreeElement, outerContext: Context) {
    const { tagName } = element;
    const attributes = tree.attributesOf(element);
    tree.composeShadow(element);
    this.#recordElement(element, attributes);
    const entity =
      this.#readEntity(element, attributes, outerContext.entity) ?? outerContext.entity;
    if (TEXTLESS_TAGS.has(tagName)) return;
    if (tagName === 'br') this.#blockText += ' ';
    const level = headingLevel(tagName, attributes);
    const isClosed = isHidden(tagName, attributes);
    const isBlock = !INLINE_TAGS.has(tagName) || isClosed;
    const context: Context = {
      entity,
      isHidden: outerContext.isHidden || isClosed,
      isHeading: outerContext.isHeading || level !== undefined,
      isAside:
        outerContext.isAside || ASIDE_TAGS.has(tagName) || ASIDE_ROLES.has(attributes.role ?? ''),
    };
    const href = tagName === 'a' || tagName === 'area' ? (attributes.href ?? '').trim() : '';
    const isCall = /^tel:/i.test(href);
    const directText = level || isCall ? oneLine(textOf(element)) : '';
    const pictureIndex = this.#pictures.length;
    if (isBlock) this.#endBlock(outerContext);
    this.#readChildren(element, context);
    if (isBlock) this.#endBlock(context);
    const text = directText || attributes['aria-label'] || (this.#pictures[pictureIndex] ?? '');
    if (level && text.trim()) this.#addHeading(level, text, context.isHidden);
    if (isCall) this.calls.push({ href, text });
  }

  /** Hidden headings do not count in the search for skipped levels. */
  #addHeading(level: number, text: string, isHidden: boolean) {
    const skips = !isHidden && level > this.#lastLevel + 1 ? this.#lastLevel : undefined;
    if (!isHidden) this.#lastLevel = level;
    this.headings.push({ level, text, isHidden, skips, nextBlock: this.blocks.length });
  }

  #readEntity(
    element: tree.TreeElement,
    attributes: tree.Attributes,
    owner: data.Entity | undefined,
  ) {
    const { itemscope, itemtype, itemprop, itemref, property, typeof: rdfaType } = attributes;
    if (itemref !== undefined) this.hasItemref = true;
    const isEntity = itemscope !== undefined || rdfaType !== undefined;
    const entity = isEntity ? data.createEntity(itemtype ?? rdfaType ?? '') : undefined;
    const names = owner ? data.schemaNames(itemprop ?? property ?? '') : [];
    if (entity && names.length === 0) this.#items.push(entity);
    const value = entity ?? data.attributeValue(element.tagName, attributes);
    for (const name of names)
      if (owner) data.addValue(owner, name, value ?? oneLine(textOf(element)));
    return entity;
  }

  #recordElement(element: tree.TreeElement, attributes: tree.Attributes) {
    const { tagName, parentNode } = element;
    const { content = '', href = '', rel = '' } = attributes;
    if (tagName === 'html')
      this.isAmp = attributes.amp !== undefined || attributes['⚡'] !== undefined;
    else if (tagName === 'title') this.title ??= oneLine(tree.directText(element));
    else if (tagName === 'base') this.base ??= attributes.href;
    else if (tagName === 'meta') {
      const name = (attributes.name ?? attributes.property ?? '').trim().toLowerCase();
      if (content.trim() && name) this.metas.push({ name, content });
      if (/^\s*refresh\s*$/i.test(attributes['http-equiv'] ?? '')) this.refresh ??= content;
    } else if (tagName === 'link') {
      if (href.trim() && rel.toLowerCase().split(/\s+/).includes('canonical'))
        this.canonicals.push({ href: oneLine(href), isInHead: parentNode?.nodeName === 'head' });
    } else if (tree.isJsonLd(element)) this.jsonLd.push(data.readJsonLd(tree.directText(element)));
    else if (tagName === 'script') this.hasScripts = true;
    else if (tagName === 'noscript') this.hasNoscript = true;
    else if (tagName === 'time' && attributes.datetime) this.times.push(attributes.datetime.trim());
    else if (tagName === 'img' && attributes.alt) this.#pictures.push(attributes.alt);
    else if (tagName === 'frameset') this.isFrameset = true;
  }
}
