import { oneLine, wordCount } from './text.ts';
import { schemaNames, type Thing, valueIn } from './things.ts';
import { isElement, isHtml, isText, type TreeElement, type TreeNode, treeOf } from './tree.ts';

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

/** A page as a program without scripts reads it. */
export class Page {
  language = '';
  title = '';
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
  /** Sources of JSON-LD. */
  readonly jsonLd: string[] = [];
  /** Things of microdata and RDFa Lite that are within no other. */
  readonly items: Thing[] = [];
  /** Words of the text, in sight or folded. */
  words = 0;
  /** All text as one line, in sight or folded, with the texts of pictures. */
  text = '';
  hasScripts = false;
  hasFrames = false;
  isFrameset = false;
  /** An AMP page names its other form as the canonical one. */
  isAmp = false;
}

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

class Walk {
  readonly page = new Page();
  #hasTitle = false;
  /** All text so far; what an element holds is what came since it began. */
  readonly #texts: string[] = [];
  readonly #pictures: string[] = [];
  #run = '';
  #linked = 0;

  constructor(html: string) {
    const state = {
      isInHead: false,
      isAside: false,
      isHidden: false,
      isHiddenInline: false,
      isLink: false,
      isHeading: false,
      thing: undefined,
      light: [],
    };
    this.#children(treeOf(html).childNodes, state);
    this.page.text = oneLine([...this.#texts, ' ', this.#pictures.join(' ')].join(''));
  }

  readonly #since = (start: number) => oneLine(this.#texts.slice(start).join(''));

  #endBlock({ isAside, isHeading, isHidden }: State) {
    this.#texts.push(' ');
    const text = oneLine(this.#run);
    const isLinks = this.#linked >= this.#run.replace(/\s/g, '').length * 0.9;
    this.#run = '';
    this.#linked = 0;
    if (!text) return;
    const words = wordCount(text);
    const isLong = words >= RUNNING_WORDS || (words > LABEL_WORDS && ENDS.test(text));
    const isRunning = isLong && !isLinks && !isAside && !isHeading;
    this.page.blocks.push({ text, isHeading, isHidden, isRunning });
    this.page.words += words;
  }

  #children(nodes: readonly TreeNode[], state: State) {
    for (const node of nodes) {
      if (isElement(node)) this.#element(node, state);
      else if (isText(node) && !state.isInHead) this.#text(node.value, state);
    }
  }

  #text(text: string, state: State) {
    this.#texts.push(text);
    if (state.isHiddenInline) return;
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

  #element(element: TreeElement, state: State) {
    if (!isHtml(element)) return;
    const { tagName } = element;
    const attributes = attributesOf(element);
    this.#note(element, attributes, state.isInHead);
    const { thing, finish } = this.#item(tagName, attributes, state);
    if (tagName === 'br') this.#text(' ', state);
    if (!UNREAD.has(tagName)) {
      const level = /^h[1-6]$/.test(tagName) ? Number(tagName[1]) : undefined;
      const isBlock = !INLINE.has(tagName);
      const [start, picture] = [this.#texts.length, this.#pictures.length];
      const inner: State = {
        isInHead: tagName === 'head',
        thing,
        light: state.light,
        isHidden: state.isHidden || (isBlock && isHidden(attributes)),
        isHiddenInline: state.isHiddenInline || (!isBlock && isHidden(attributes)),
        isLink: state.isLink || tagName === 'a' || tagName === 'button',
        isHeading: state.isHeading || level !== undefined,
        isAside: state.isAside || ASIDE.has(tagName) || ASIDE_ROLES.has(attributes.role ?? ''),
      };
      if (isBlock) this.#endBlock(state);
      this.#inside(element, attributes, inner);
      if (isBlock) this.#endBlock(inner);
      const { headings, calls, blocks } = this.page;
      const text = () => this.#since(start) || oneLine(this.#pictures[picture] ?? '');
      if (level && text())
        headings.push({ level, text: text(), isHidden: inner.isHidden, next: blocks.length });
      if (tagName === 'a' && /^\s*tel:/i.test(attributes.href ?? ''))
        calls.push({ href: attributes.href?.trim() ?? '', text: text() });
    }
    finish();
  }

  #note(element: TreeElement, attributes: Attributes, inHead: boolean) {
    const { page } = this;
    const { content = '', href = '', rel = '' } = attributes;
    switch (element.tagName) {
      case 'html':
        page.language = attributes.lang?.trim() ?? '';
        page.isAmp = attributes.amp !== undefined || attributes['⚡'] !== undefined;
        break;
      case 'title':
        if (!this.#hasTitle) page.title = oneLine(ownText(element));
        this.#hasTitle = true;
        break;
      case 'base':
        page.base ??= attributes.href;
        break;
      case 'meta': {
        const name = (attributes.name ?? attributes.property ?? '').trim().toLowerCase();
        if (content.trim() && name) page.metas.push({ name, content });
        if (/^\s*refresh\s*$/i.test(attributes['http-equiv'] ?? '')) page.refresh ??= content;
        break;
      }
      case 'link':
        if (href.trim() && rel.toLowerCase().split(/\s+/).includes('canonical'))
          page.canonicals.push({ href: oneLine(href), inHead });
        break;
      case 'script':
        if (/^\s*application\/ld\+json\s*(?:;|$)/i.test(attributes.type ?? ''))
          page.jsonLd.push(ownText(element));
        else page.hasScripts = true;
        break;
      case 'time':
        if (attributes.datetime) page.times.push(attributes.datetime.trim());
        break;
      case 'img':
        if (attributes.alt) this.#pictures.push(attributes.alt);
        break;
      case 'iframe':
        page.hasFrames = true;
        break;
      case 'frameset':
        page.isFrameset = true;
    }
  }

  /** Begins a thing or a property of microdata or RDFa Lite; the text of a property is known at its end. */
  #item(tagName: string, attributes: Attributes, { thing: owner }: State) {
    const { itemscope, itemtype, itemprop, property } = attributes;
    const isThing = itemscope !== undefined || attributes.typeof !== undefined;
    const own: Thing | undefined = isThing
      ? { '@type': schemaNames(itemtype ?? attributes.typeof ?? '') }
      : undefined;
    const names = owner ? schemaNames(itemprop ?? property ?? '') : [];
    if (own && names.length === 0) this.page.items.push(own);
    const start = this.#texts.length;
    const finish = () => {
      if (!owner || names.length === 0) return;
      const value = own ?? valueIn(tagName, attributes) ?? this.#since(start);
      for (const name of names) owner[name] = [owner[name] ?? [], value].flat();
    };
    return { thing: own ?? owner, finish };
  }
}

/** Reads HTML as it was sent. Errors: TooLarge. */
export const pageOf = (html: string): Page => new Walk(html).page;
