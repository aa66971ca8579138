import {
  type JsonLdBlock,
  type OwnedThing,
  readJsonLd,
  schemaNames,
  type Thing,
  thingsIn,
  valueIn,
} from './structured-data.ts';
import { oneLine, plain, wordCount } from './text.ts';
import {
  isElement,
  isHtml,
  isJsonLd,
  isText,
  type TreeElement,
  type TreeNode,
  treeOf,
} from './tree.ts';

/** The text between two block elements. */
type Block = {
  text: string;
  isHeading: boolean;
  isHidden: boolean;
  /** True if it is prose: no heading, navigation, form, caption or list of links. */
  isRunning: boolean;
};

type Heading = {
  level: number;
  text: string;
  isHidden: boolean;
  /** Index of the first block after it. */
  next: number;
};

const setOf = (names: string) => new Set(names.split(' '));
/** Elements within a line; every other element begins a new block. */
const INLINE = setOf(
  'a abbr acronym b bdi bdo big br cite code data del dfn em font i img ins kbd label mark q s samp slot small span strike strong sub sup time tt u var wbr',
);
/** Elements whose content is no text of the page. */
const NO_TEXT = setOf(
  'script style noscript template iframe object embed video audio canvas select textarea title map frameset',
);
/** Elements and roles whose text is beside the prose. */
const ASIDE = setOf(
  'nav footer aside dialog form address figcaption button legend summary th dt time',
);
const ASIDE_ROLES = setOf('navigation contentinfo banner complementary search dialog');
/** A text with fewer words is a label, unless it has more than three and ends like a sentence. */
const RUNNING_WORDS = 12;
const LABEL_WORDS = 3;
const SENTENCE_END = /[.!?…。！？]["”’)\]]*$/u;

type Attributes = Record<string, string>;
/** What the elements around a node say about it. */
type State = {
  isInHead: boolean;
  isAside: boolean;
  /** The whole block is hidden. */
  isHidden: boolean;
  /** The words are hidden, and the rest of their line is not. */
  isHiddenInline: boolean;
  isLink: boolean;
  isHeading: boolean;
  /** The thing of microdata or RDFa around it. */
  thing: Thing | undefined;
  /** The children of the host of a shadow tree, for its slots. */
  light: readonly TreeNode[];
};

const isHidden = ({ hidden, style = '' }: Attributes) =>
  (hidden !== undefined && hidden !== 'until-found') ||
  /(?:^|;)\s*(?:display\s*:\s*none|visibility\s*:\s*hidden)/i.test(style);
const attributesOf = ({ attrs }: TreeElement): Attributes =>
  Object.fromEntries(attrs.map(({ name, value }) => [name, value]));
const ownText = ({ childNodes }: TreeElement) =>
  childNodes.map((node) => (isText(node) ? node.value : '')).join('');

/** The nodes of the first declarative shadow tree of an element (HTML Standard, 13.2.6.4.4). */
function shadowOf({ childNodes }: TreeElement): readonly TreeNode[] | undefined {
  const template = childNodes.find(
    (node) =>
      isElement(node) &&
      node.tagName === 'template' &&
      /^(?:open|closed)$/i.test(attributesOf(node).shadowrootmode ?? ''),
  );
  return (template as { content: { childNodes: TreeNode[] } } | undefined)?.content.childNodes;
}

/** The thing that an element of microdata or RDFa Lite begins, and the properties that it is the value of. */
function itemOf(attributes: Attributes, owner: Thing | undefined) {
  const { itemscope, itemtype, itemprop, property, typeof: rdfaType } = attributes;
  const isThing = itemscope !== undefined || rdfaType !== undefined;
  const thing: Thing | undefined = isThing
    ? { '@type': schemaNames(itemtype ?? rdfaType ?? '') }
    : undefined;
  return { thing, names: owner ? schemaNames(itemprop ?? property ?? '') : [] };
}

const START: State = {
  isInHead: false,
  isAside: false,
  isHidden: false,
  isHiddenInline: false,
  isLink: false,
  isHeading: false,
  thing: undefined,
  light: [],
};

/** What a program without scripts reads on a page. Errors: TooLarge. */
export class Page {
  /** The first of several. */
  title: string | undefined;
  /** Metas with a content; their names are in small letters. */
  readonly metas: { name: string; content: string }[] = [];
  readonly canonicals: { href: string; inHead: boolean }[] = [];
  base: string | undefined;
  /** The content of a meta refresh. */
  refresh: string | undefined;
  readonly blocks: Block[] = [];
  readonly headings: Heading[] = [];
  /** The `tel:` links. */
  readonly calls: { href: string; text: string }[] = [];
  /** The `datetime` of each time element. */
  readonly times: string[] = [];
  readonly jsonLd: JsonLdBlock[] = [];
  /** Every thing of the structured data in JSON-LD, microdata and RDFa Lite. */
  readonly things: OwnedThing[];
  /** How many words the text has, in sight or folded. */
  words = 0;
  /** The text of each block, in sight or not, and that of each picture. */
  readonly texts: string[] = [];
  hasScripts = false;
  isFrameset = false;
  /** The canonical of an AMP page is the same page without AMP. */
  isAmp = false;
  /** Things of microdata and RDFa Lite that are no property of another. */
  readonly #items: Thing[] = [];
  readonly #pictures: string[] = [];
  /** The text so far of each open element whose text is needed. */
  readonly #open: string[][] = [];
  /** The text so far of the open block, and how many letters of it are links. */
  #block = '';
  #linked = 0;
  #plain: string | undefined;

  constructor(pieces: Iterable<string>) {
    this.#children(treeOf(pieces).childNodes, START);
    this.texts.push(...this.#pictures);
    this.things = thingsIn([
      ...this.jsonLd.map((block) => 'value' in block && block.value),
      ...this.#items,
    ]);
  }

  /** Returns whether the page shows a text; only letters and digits are compared. */
  shows(text: string) {
    this.#plain ??= [...this.texts, this.title ?? ''].map(plain).join(' ');
    return this.#plain.includes(plain(text));
  }

  #write(text: string) {
    for (const texts of this.#open) texts.push(text);
  }

  #endBlock({ isAside, isHeading, isHidden }: State) {
    this.#write(' ');
    const text = oneLine(this.#block);
    const isLinks = this.#linked >= this.#block.replace(/\s/g, '').length * 0.9;
    this.#block = '';
    this.#linked = 0;
    if (!text) return;
    const words = wordCount(text);
    const isLong = words >= RUNNING_WORDS || (words > LABEL_WORDS && SENTENCE_END.test(text));
    const isRunning = isLong && !isLinks && !isAside && !isHeading;
    this.blocks.push({ text, isHeading, isHidden, isRunning });
    this.texts.push(text);
    this.words += words;
  }

  #children(nodes: readonly TreeNode[], state: State) {
    for (const node of nodes) {
      if (isElement(node)) this.#element(node, state);
      else if (isText(node) && !state.isInHead) this.#text(node.value, state);
    }
  }

  #text(text: string, state: State) {
    this.#write(text);
    if (state.isHiddenInline) {
      this.texts.push(oneLine(text));
      return;
    }
    this.#block += text;
    if (state.isLink) this.#linked += text.replace(/\s/g, '').length;
  }

  /** The children of an element, or its shadow tree with them in its slots. */
  #inside(element: TreeElement, attributes: Attributes, state: State) {
    const shadow = shadowOf(element);
    if (shadow) return this.#children(shadow, { ...state, light: element.childNodes });
    if (element.tagName !== 'slot') return this.#children(element.childNodes, state);
    const { name = '' } = attributes;
    const assigned = state.light.filter((node) =>
      isElement(node) ? (attributesOf(node).slot ?? '') === name : isText(node) && !name,
    );
    const filled = assigned.length > 0 ? assigned : element.childNodes;
    return this.#children(filled, { ...state, light: [] });
  }

  #element(element: TreeElement, outer: State) {
    if (!isHtml(element)) return;
    const { tagName } = element;
    const attributes = attributesOf(element);
    this.#note(element, attributes, outer.isInHead);
    const level = /^h[1-6]$/.test(tagName) ? Number(tagName[1]) : undefined;
    const isCall = tagName === 'a' && /^\s*tel:/i.test(attributes.href ?? '');
    const { thing, names } = itemOf(attributes, outer.thing);
    if (thing && names.length === 0) this.#items.push(thing);
    const isNeeded = level !== undefined || isCall || names.length > 0;
    const texts: string[] = [];
    const picture = this.#pictures.length;
    if (isNeeded) this.#open.push(texts);
    if (tagName === 'br') this.#text(' ', outer);
    if (!NO_TEXT.has(tagName)) {
      const isBlock = !INLINE.has(tagName);
      const inner: State = {
        isInHead: tagName === 'head',
        thing: thing ?? outer.thing,
        light: outer.light,
        isHidden: outer.isHidden || (isBlock && isHidden(attributes)),
        isHiddenInline: outer.isHiddenInline || (!isBlock && isHidden(attributes)),
        isLink: outer.isLink || tagName === 'a' || tagName === 'button',
        isHeading: outer.isHeading || level !== undefined,
        isAside: outer.isAside || ASIDE.has(tagName) || ASIDE_ROLES.has(attributes.role ?? ''),
      };
      if (isBlock) this.#endBlock(outer);
      this.#inside(element, attributes, inner);
      if (isBlock) this.#endBlock(inner);
      const text = oneLine(texts.join('')) || oneLine(this.#pictures[picture] ?? '');
      if (level !== undefined && text)
        this.headings.push({ level, text, isHidden: inner.isHidden, next: this.blocks.length });
      if (isCall) this.calls.push({ href: attributes.href?.trim() ?? '', text });
    }
    if (isNeeded) this.#open.pop();
    const { thing: owner } = outer;
    if (owner)
      for (const name of names) {
        const value = thing ?? valueIn(tagName, attributes) ?? oneLine(texts.join(''));
        owner[name] = [owner[name] ?? [], value].flat();
      }
    // A page of 2 MB would otherwise be in memory twice.
    element.childNodes.length = 0;
  }

  /** Saves what an element says about the page. */
  #note(element: TreeElement, attributes: Attributes, inHead: boolean) {
    const { tagName } = element;
    const { content = '', href = '', rel = '' } = attributes;
    if (tagName === 'html')
      this.isAmp = attributes.amp !== undefined || attributes['⚡'] !== undefined;
    else if (tagName === 'title') this.title ??= oneLine(ownText(element));
    else if (tagName === 'base') this.base ??= attributes.href;
    else if (tagName === 'meta') {
      const name = (attributes.name ?? attributes.property ?? '').trim().toLowerCase();
      if (content.trim() && name) this.metas.push({ name, content });
      if (/^\s*refresh\s*$/i.test(attributes['http-equiv'] ?? '')) this.refresh ??= content;
    } else if (tagName === 'link') {
      if (href.trim() && rel.toLowerCase().split(/\s+/).includes('canonical'))
        this.canonicals.push({ href: oneLine(href), inHead });
    } else if (isJsonLd(element)) this.jsonLd.push(readJsonLd(ownText(element)));
    else if (tagName === 'script') this.hasScripts = true;
    else if (tagName === 'time' && attributes.datetime) this.times.push(attributes.datetime.trim());
    else if (tagName === 'img' && attributes.alt) this.#pictures.push(attributes.alt);
    else if (tagName === 'frameset') this.isFrameset = true;
  }
}
