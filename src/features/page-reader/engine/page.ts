import {
  type JsonLdBlock,
  type Placed,
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

/** A run of text between the borders of two block elements. */
export type Block = {
  text: string;
  isHeading: boolean;
  isHidden: boolean;
  /** It belongs to the running text: no heading, navigation, form, caption or list of links. */
  isRunning: boolean;
};

export type Heading = {
  level: number;
  text: string;
  isHidden: boolean;
  /** Index of the first block after it. */
  next: number;
};

const setOf = (names: string) => new Set(names.split(' '));
/** They are part of a line; every other element begins a new block. */
const INLINE = setOf(
  'a abbr acronym b bdi bdo big br cite code data del dfn em font i img ins kbd label mark q s samp slot small span strike strong sub sup time tt u var wbr',
);
const UNREAD = setOf(
  'script style noscript template iframe object embed video audio canvas select textarea title map frameset',
);
const ASIDE = setOf(
  'nav footer aside dialog form address figcaption button legend summary th dt time',
);
const ASIDE_ROLES = setOf('navigation contentinfo banner complementary search dialog');
/** A shorter text is a label, unless it ends like a sentence. */
const RUNNING_WORDS = 12;
const LABEL_WORDS = 3;
const ENDS = /[.!?…。！？]["”’)\]]*$/u;

type Attributes = Record<string, string>;
/** What surrounds a place of the page. */
type State = {
  isInHead: boolean;
  isAside: boolean;
  /** Of a whole block, or of words within a line. */
  isHidden: boolean;
  isHiddenInline: boolean;
  isLink: boolean;
  isHeading: boolean;
  /** The thing of microdata or RDFa that the text belongs to. */
  thing: Thing | undefined;
  /** What the host of a shadow tree has to fill its slots with. */
  light: readonly TreeNode[];
};

const isHidden = ({ hidden, style = '' }: Attributes) =>
  (hidden !== undefined && hidden !== 'until-found') ||
  /(?:^|;)\s*(?:display\s*:\s*none|visibility\s*:\s*hidden)/i.test(style);
const attributesOf = ({ attrs }: TreeElement): Attributes =>
  Object.fromEntries(attrs.map(({ name, value }) => [name, value]));
const ownText = ({ childNodes }: TreeElement) =>
  childNodes.map((node) => (isText(node) ? node.value : '')).join('');

/** The declarative shadow tree of an element (HTML Standard, 13.2.6.4.4); its first one counts. */
function shadowOf({ childNodes }: TreeElement): readonly TreeNode[] | undefined {
  for (const node of childNodes)
    if (isElement(node) && 'content' in node) {
      const { shadowrootmode = '' } = attributesOf(node);
      if (/^(?:open|closed)$/i.test(shadowrootmode))
        return (node.content as { childNodes: TreeNode[] }).childNodes;
    }
  return undefined;
}

/** The thing that an element of microdata or RDFa Lite begins, and the properties of its owner that it fills. */
function itemOf(attributes: Attributes, owner: Thing | undefined) {
  const { itemscope, itemtype, itemprop, property } = attributes;
  const isThing = itemscope !== undefined || attributes.typeof !== undefined;
  const thing: Thing | undefined = isThing
    ? { '@type': schemaNames(itemtype ?? attributes.typeof ?? '') }
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

/** A page as a program without scripts reads it. Errors: TooLarge. */
export class Page {
  language = '';
  /** Of several the first counts. */
  title: string | undefined;
  /** Metas that have a content, their names in small letters. */
  readonly metas: { name: string; content: string }[] = [];
  readonly canonicals: { href: string; inHead: boolean }[] = [];
  base: string | undefined;
  /** Content of a refresh. */
  refresh: string | undefined;
  readonly blocks: Block[] = [];
  readonly headings: Heading[] = [];
  /** Links that call. */
  readonly calls: { href: string; text: string }[] = [];
  readonly times: string[] = [];
  readonly jsonLd: JsonLdBlock[] = [];
  /** Every thing of the structured data in JSON-LD, microdata and RDFa Lite. */
  readonly things: Placed[];
  /** Words of the text, in sight or folded. */
  words = 0;
  /** All text in lines, in sight or not, with the texts of pictures. */
  readonly texts: string[] = [];
  hasScripts = false;
  hasFrames = false;
  isFrameset = false;
  /** An AMP page names its other form as the canonical one. */
  isAmp = false;
  /** Things of microdata and RDFa Lite that are within no other. */
  readonly #items: Thing[] = [];
  readonly #pictures: string[] = [];
  /** The text so far of each open element whose text is wanted. */
  readonly #open: string[][] = [];
  #run = '';
  #linked = 0;
  #plain: string | undefined;

  constructor(html: string) {
    this.#children(treeOf(html).childNodes, START);
    this.texts.push(...this.#pictures);
    this.things = thingsIn([...this.jsonLd.map(({ value }) => value), ...this.#items]);
  }

  /** Whether the page has a text, whatever its signs and spaces. */
  shows(text: string) {
    this.#plain ??= [...this.texts, this.title ?? ''].map(plain).join(' ');
    return this.#plain.includes(plain(text));
  }

  #write(text: string) {
    for (const texts of this.#open) texts.push(text);
  }

  #endBlock({ isAside, isHeading, isHidden }: State) {
    this.#write(' ');
    const text = oneLine(this.#run);
    const isLinks = this.#linked >= this.#run.replace(/\s/g, '').length * 0.9;
    this.#run = '';
    this.#linked = 0;
    if (!text) return;
    const words = wordCount(text);
    const isLong = words >= RUNNING_WORDS || (words > LABEL_WORDS && ENDS.test(text));
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
    this.#run += text;
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
    const isWanted = level !== undefined || isCall || names.length > 0;
    const texts: string[] = [];
    const picture = this.#pictures.length;
    if (isWanted) this.#open.push(texts);
    if (tagName === 'br') this.#text(' ', outer);
    if (!UNREAD.has(tagName)) {
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
    if (isWanted) this.#open.pop();
    const { thing: owner } = outer;
    if (owner)
      for (const name of names) {
        const value = thing ?? valueIn(tagName, attributes) ?? oneLine(texts.join(''));
        owner[name] = [owner[name] ?? [], value].flat();
      }
    // What was read may go: a page of 2 MB would be in memory twice.
    element.childNodes.length = 0;
  }

  #note(element: TreeElement, attributes: Attributes, inHead: boolean) {
    const { content = '', href = '', rel = '' } = attributes;
    switch (element.tagName) {
      case 'html':
        this.language = attributes.lang?.trim() ?? '';
        this.isAmp = attributes.amp !== undefined || attributes['⚡'] !== undefined;
        break;
      case 'title':
        this.title ??= oneLine(ownText(element));
        break;
      case 'base':
        this.base ??= attributes.href;
        break;
      case 'meta': {
        const name = (attributes.name ?? attributes.property ?? '').trim().toLowerCase();
        if (content.trim() && name) this.metas.push({ name, content });
        if (/^\s*refresh\s*$/i.test(attributes['http-equiv'] ?? '')) this.refresh ??= content;
        break;
      }
      case 'link':
        if (href.trim() && rel.toLowerCase().split(/\s+/).includes('canonical'))
          this.canonicals.push({ href: oneLine(href), inHead });
        break;
      case 'script':
        if (isJsonLd(element)) this.jsonLd.push(readJsonLd(ownText(element)));
        else this.hasScripts = true;
        break;
      case 'time':
        if (attributes.datetime) this.times.push(attributes.datetime.trim());
        break;
      case 'img':
        if (attributes.alt) this.#pictures.push(attributes.alt);
        break;
      case 'iframe':
        this.hasFrames = true;
        break;
      case 'frameset':
        this.isFrameset = true;
    }
  }
}
