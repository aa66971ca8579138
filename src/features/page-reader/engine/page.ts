import type { FetchInfo } from '../reading.ts';
import * as data from './structured-data.ts';
import { lettersAndDigits, oneLine, wordCount } from './text.ts';
import * as tree from './tree.ts';

type Block = {
  text: string;
  isHeading: boolean;
  isHidden: boolean;
  /** Prose is not a heading, navigation, form, caption or list of links. */
  isProse: boolean;
  /** The footer counts as navigation. */
  isNavigation: boolean;
};

type Heading = {
  level: number;
  text: string;
  isHidden: boolean;
  /** Level of the visible heading before it, if levels between were skipped. */
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
const ASIDE_TAGS = splitNames(
  'nav footer aside dialog form address figcaption button legend summary th dt time',
);
const ASIDE_ROLES = splitNames('navigation contentinfo banner complementary search dialog');
const NAVIGATION_TAGS = splitNames('nav footer');
const NAVIGATION_ROLES = splitNames('navigation contentinfo banner search');
/** A text of fewer words is a label, unless it has more than LABEL_WORDS and ends in a sentence. */
const PROSE_WORDS = 12;
const LABEL_WORDS = 3;
const SENTENCE_END = /[.!?…。！？]["”’)\]]*$/u;

const ROOT_CONTEXT = {
  isAside: false,
  isNavigation: false,
  isHidden: false,
  /** True if an inline element hides some words of a line. */
  isHiddenInline: false,
  isLink: false,
  isHeading: false,
  thing: undefined as data.Thing | undefined,
};
type Context = typeof ROOT_CONTEXT;

const isHidden = ({ hidden, style = '' }: tree.Attributes) =>
  (hidden !== undefined && hidden !== 'until-found') ||
  /(?:^|;)\s*(?:display\s*:\s*none|visibility\s*:\s*hidden)/i.test(style);
/** A heading in ARIA without a level has level 2 (WAI-ARIA 1.2). */
const ariaLevel = (attributes: tree.Attributes) =>
  Math.min(Number.parseInt(attributes['aria-level'] ?? '', 10) || 2, 6);
const countLetters = (text: string) => text.replace(/\s/g, '').length;

function textOf(node: tree.TreeNode): string {
  if (tree.isText(node)) return node.value;
  if (!tree.isElement(node) || !tree.isHtml(node) || TEXTLESS_TAGS.has(node.tagName)) return '';
  if (node.tagName === 'br') return ' ';
  tree.composeShadow(node);
  const text = node.childNodes.map(textOf).join('');
  return INLINE_TAGS.has(node.tagName) ? text : ` ${text} `;
}

/** The content of a page for a reader that runs no scripts. Errors: TooLarge. */
export class Page {
  readonly fetched: FetchInfo | undefined;
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
  /** Things in JSON-LD, microdata and RDFa Lite. */
  readonly things: data.OwnedThing[];
  /** Words of the visible text, including closed disclosures. */
  words = 0;
  /** Texts of all blocks, visible or not, then of all pictures. */
  readonly texts: string[] = [];
  hasScripts = false;
  hasNoscript = false;
  /** True if microdata takes properties from elsewhere on the page, where they are not read. */
  hasItemref = false;
  isFrameset = false;
  /** The canonical of an AMP page is the same page without AMP. */
  isAmp = false;
  readonly #items: data.Thing[] = [];
  readonly #pictures: string[] = [];
  #blockText = '';
  #linkedLetters = 0;
  #lastLevel = Number.POSITIVE_INFINITY;
  #allLetters: string | undefined;

  constructor(
    pieces: Iterable<string>,
    fetched: FetchInfo | undefined,
    readAt: Date,
    scriptingEnabled: boolean,
  ) {
    this.fetched = fetched;
    this.readAt = readAt;
    this.#readChildren(tree.treeOf(pieces, scriptingEnabled), ROOT_CONTEXT);
    this.texts.push(...this.#pictures);
    this.things = data.thingsIn([...this.jsonLd.map(({ value }) => value), ...this.#items]);
  }

  /** The comparison ignores case, spaces and punctuation. */
  hasText(text: string) {
    this.#allLetters ??= [...this.texts, this.title ?? ''].map(lettersAndDigits).join('');
    return this.#allLetters.includes(lettersAndDigits(text));
  }

  #endBlock({ isAside, isNavigation, isHeading, isHidden }: Context) {
    const text = oneLine(this.#blockText);
    const isLinks = this.#linkedLetters >= countLetters(this.#blockText) * 0.9;
    this.#blockText = '';
    this.#linkedLetters = 0;
    if (!text) return;
    const words = wordCount(text);
    const isLong = words >= PROSE_WORDS || (words > LABEL_WORDS && SENTENCE_END.test(text));
    const isProse = isLong && !isLinks && !isAside && !isHeading;
    this.blocks.push({ text, isHeading, isHidden, isProse, isNavigation });
    this.texts.push(text);
    this.words += words;
  }

  #addText(text: string, { isHiddenInline, isLink }: Context) {
    if (isHiddenInline) {
      this.texts.push(oneLine(text));
      return;
    }
    this.#blockText += text;
    if (isLink) this.#linkedLetters += countLetters(text);
  }

  #readChildren({ childNodes }: tree.TreeParent, context: Context) {
    for (const node of childNodes) {
      if (tree.isText(node)) this.#addText(node.value, context);
      else if (tree.isElement(node) && tree.isHtml(node)) this.#readElement(node, context);
    }
    // Read children are freed, because a page of 2 MB would otherwise be in memory twice.
    childNodes.length = 0;
  }

  #readElement(element: tree.TreeElement, outerContext: Context) {
    const { tagName } = element;
    const attributes = tree.attributesOf(element);
    tree.composeShadow(element);
    this.#recordElement(element, attributes);
    const thing = this.#readThing(element, attributes, outerContext.thing) ?? outerContext.thing;
    if (TEXTLESS_TAGS.has(tagName)) return;
    if (tagName === 'br') this.#addText(' ', outerContext);
    const level = /^h[1-6]$/.test(tagName) ? Number(tagName[1]) : undefined;
    const isBlock = !INLINE_TAGS.has(tagName);
    const context: Context = {
      thing,
      isHidden: outerContext.isHidden || (isBlock && isHidden(attributes)),
      isHiddenInline: outerContext.isHiddenInline || (!isBlock && isHidden(attributes)),
      isLink: outerContext.isLink || tagName === 'a' || tagName === 'button',
      isHeading: outerContext.isHeading || level !== undefined,
      isAside:
        outerContext.isAside || ASIDE_TAGS.has(tagName) || ASIDE_ROLES.has(attributes.role ?? ''),
      isNavigation:
        outerContext.isNavigation ||
        NAVIGATION_TAGS.has(tagName) ||
        NAVIGATION_ROLES.has(attributes.role ?? ''),
    };
    const href = tagName === 'a' || tagName === 'area' ? (attributes.href ?? '').trim() : '';
    const isCall = /^tel:/i.test(href);
    const ownText = level || isCall ? oneLine(textOf(element)) : '';
    const pictureIndex = this.#pictures.length;
    if (isBlock) this.#endBlock(outerContext);
    this.#readChildren(element, context);
    if (isBlock) this.#endBlock(context);
    const text = ownText || oneLine(this.#pictures[pictureIndex] ?? '');
    if (level && text) this.#addHeading(level, text, context.isHidden, attributes);
    else if (attributes.role === 'heading' && !context.isHidden)
      this.#lastLevel = ariaLevel(attributes);
    if (isCall) this.calls.push({ href, text });
  }

  /** Skipped levels ignore hidden headings and headings that have another ARIA role. */
  #addHeading(level: number, text: string, isHidden: boolean, attributes: tree.Attributes) {
    const isCounted = !isHidden && !/^(?:none|presentation)$/.test(attributes.role ?? '');
    const hasAriaLevel = attributes['aria-level'] !== undefined;
    const skips =
      isCounted && !hasAriaLevel && level > this.#lastLevel + 1 ? this.#lastLevel : undefined;
    if (isCounted) this.#lastLevel = hasAriaLevel ? ariaLevel(attributes) : level;
    this.headings.push({ level, text, isHidden, skips, nextBlock: this.blocks.length });
  }

  #readThing(
    element: tree.TreeElement,
    attributes: tree.Attributes,
    owner: data.Thing | undefined,
  ) {
    const { itemscope, itemtype, itemprop, itemref, property, typeof: rdfaType } = attributes;
    if (itemref !== undefined) this.hasItemref = true;
    const isThing = itemscope !== undefined || rdfaType !== undefined;
    const thing = isThing ? data.newThing(itemtype ?? rdfaType ?? '') : undefined;
    const names = owner ? data.schemaNames(itemprop ?? property ?? '') : [];
    if (thing && names.length === 0) this.#items.push(thing);
    const value = thing ?? data.attributeValue(element.tagName, attributes);
    for (const name of names)
      if (owner) data.addValue(owner, name, value ?? oneLine(textOf(element)));
    return thing;
  }

  #recordElement(element: tree.TreeElement, attributes: tree.Attributes) {
    const { tagName, parentNode } = element;
    const { content = '', href = '', rel = '' } = attributes;
    if (tagName === 'html')
      this.isAmp = attributes.amp !== undefined || attributes['⚡'] !== undefined;
    else if (tagName === 'title') this.title ??= oneLine(tree.ownText(element));
    else if (tagName === 'base') this.base ??= attributes.href;
    else if (tagName === 'meta') {
      const name = (attributes.name ?? attributes.property ?? '').trim().toLowerCase();
      if (content.trim() && name) this.metas.push({ name, content });
      if (/^\s*refresh\s*$/i.test(attributes['http-equiv'] ?? '')) this.refresh ??= content;
    } else if (tagName === 'link') {
      if (href.trim() && rel.toLowerCase().split(/\s+/).includes('canonical'))
        this.canonicals.push({ href: oneLine(href), isInHead: parentNode?.nodeName === 'head' });
    } else if (tree.isJsonLd(element)) this.jsonLd.push(data.readJsonLd(tree.ownText(element)));
    else if (tagName === 'script') this.hasScripts = true;
    else if (tagName === 'noscript') this.hasNoscript = true;
    else if (tagName === 'time' && attributes.datetime) this.times.push(attributes.datetime.trim());
    else if (tagName === 'img' && attributes.alt) this.#pictures.push(attributes.alt);
    else if (tagName === 'frameset') this.isFrameset = true;
  }
}
