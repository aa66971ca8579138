import { type CheerioAPI, load } from 'cheerio';

/** Words whose full stop ends no sentence: they stand before a name, a number or the next part of a citation. */
const GOES_ON = new RegExp(
  String.raw`(?:^|[\s("“])(?:${[
    'v|vs|No|Nos|Mr|Mrs|Ms|Dr|St|Hon|Rev|Gov|Sgt|Lt|Ft|Mt|approx|cf|e\\.g|i\\.e|et seq|Sec|Secs|Art|Ch|Para|Pt',
    'Ala|Ariz|Ark|Cal|Colo|Conn|Del|Fla|Ga|Ill|Kan|Ky|Mass|Md|Mich|Minn|Mont|Neb|Nev|Okla|Pa|Tenn|Tex|Va|Vt|Wash|Wis|Wyo',
    'Ann|Stat|Comp|Gen|Civ|Crim|Proc|Bus|Veh|Lab|Prob|Evid|Cir|Dist|App|Supp|Fed|Reg|Prof|Cons|Const|Admin',
    // initials: "John A. Smith", "U.S. Supreme Court"
    '(?:[A-Z]\\.)*[A-Z]',
  ].join('|')})\.\s*$`,
);
/** A sentence begins with none of these. */
const CONTINUES = /^[\p{Ll}\d§(,;]/u;
/** May end a sentence or stand in the middle of one; what follows tells. */
const EITHER =
  /(?:^|\s)(?:Inc|Ltd|Co|Corp|Esq|Jr|Sr|L\.L\.C|P\.A|P\.C|P\.L\.L\.C|a\.m|p\.m|etc)\.\s*$/;

let segmenter: Intl.Segmenter | undefined;

/** The sentences of one run of text, in order. */
function sentencesOf(text: string): string[] {
  segmenter ??= new Intl.Segmenter('en', { granularity: 'sentence' });
  const sentences: string[] = [];
  let open = '';
  for (const { segment } of segmenter.segment(text)) {
    if (open && !(GOES_ON.test(open) || (EITHER.test(open) && CONTINUES.test(segment)))) {
      sentences.push(open.trim());
      open = '';
    }
    open += segment;
  }
  if (open.trim()) sentences.push(open.trim());
  return sentences.filter(Boolean);
}

type Node = ReturnType<CheerioAPI['root']>[number]['children'][number];
type Element = Extract<Node, { attribs: unknown }>;

/** A run of text between the borders of two block elements. */
export type Block = {
  text: string;
  /** 1 to 6 where it is a heading. */
  level: number | undefined;
  /** It stands in navigation, a footer or a sidebar. */
  isAround: boolean;
  /** All of it is links or buttons. */
  isLink: boolean;
  /** Names of the element and of those around it, with their classes and ids: "p author-line div entry". */
  names: string;
};

/** A sentence of the page's own text: what stands in navigation, footers and sidebars has no number. */
export type Sentence = { text: string; number: number; under: string | undefined; block: Block };

type Heading = { level: number; text: string };

/** A page as a program reads it that runs no scripts. */
export type Page = {
  $: CheerioAPI;
  title: string;
  blocks: readonly Block[];
  /** All of them, wherever they stand; of one that is a picture, its text. */
  headings: readonly Heading[];
  sentences: readonly Sentence[];
  /** Words of the text, navigation and footer included. */
  words: number;
  /** All text as one line, with the texts of pictures. */
  text: string;
};

const WITHIN_LINES = new Set(
  'a abbr acronym b bdi bdo big cite code data del dfn em font i img ins kbd label mark q s samp small span strike strong sub sup time tt u var wbr'.split(
    ' ',
  ),
);
const UNREAD = new Set(
  'script style noscript template svg math iframe object embed video audio canvas select textarea head title map'.split(
    ' ',
  ),
);
const AROUND = new Set('nav footer aside dialog'.split(' '));
const AROUND_ROLES = new Set('navigation contentinfo banner complementary search'.split(' '));
/** Class or id of a part that is no text of the page itself, for sites made of div alone. */
const AROUND_NAME =
  /^(?:(?:site|page|main|primary|secondary|global|top|mobile|off-?canvas)[-_]?)?(?:nav|navbar|navigation|menu|footer|breadcrumbs?|sidebar|topbar|cookie|skip)(?:$|[-_](?:bar|container|wrapper|wrap|inner|content|area|links?|menu|list|main|top|bottom|primary|secondary|consent|banner|widgets?|\d+))/;
/** A form with more text is a page. */
const FORM_CHARS_MAX = 3_000;
/** How many of the elements around a text give it their names. */
const NAMED_AROUND = 3;

export const oneLine = (text: string) => text.replace(/[\s\u00a0\u200b\ufeff]+/gu, ' ').trim();
export const wordCount = (text: string) =>
  text.match(/[\p{L}\p{N}][\p{L}\p{N}'’.-]*/gu)?.length ?? 0;

const isElement = (node: Node): node is Element => 'attribs' in node;
const namesOf = ({ name, attribs }: Element) =>
  `${name} ${attribs.class ?? ''} ${attribs.id ?? ''}`.toLowerCase().trim();

function isHidden({ attribs }: Element) {
  const style = attribs.style ?? '';
  return (
    attribs['aria-hidden'] === 'true' ||
    (attribs.hidden !== undefined && attribs.hidden !== 'until-found') ||
    /display\s*:\s*none|visibility\s*:\s*hidden/i.test(style)
  );
}

function isAround(element: Element, $: CheerioAPI) {
  const { name, attribs } = element;
  if (name === 'body' || name === 'main' || name === 'article' || name === 'html') return false;
  // some sites stand in one form as a whole
  if (name === 'form')
    return $(element).text().length < FORM_CHARS_MAX && $(element).find('h1').length === 0;
  const named =
    AROUND.has(name) ||
    AROUND_ROLES.has(attribs.role ?? '') ||
    `${attribs.class ?? ''} ${attribs.id ?? ''}`
      .toLowerCase()
      .split(/\s+/)
      .some((each) => AROUND_NAME.test(each));
  // the masthead of a page holds its headline, the bar above it does not
  if (!named && name !== 'header') return false;
  return (
    $(element).find('h1').length === 0 &&
    (named || $(element).find('nav, [role=navigation]').length > 0)
  );
}

type Place = {
  element: Element;
  around: boolean;
  link: boolean;
  level: number | undefined;
  hasLines: boolean;
};

/** The blocks of a document in their order. It calls itself nowhere: a deep page would end the process. */
function blocksOf($: CheerioAPI): Block[] {
  const blocks: Block[] = [];
  const places: Place[] = [];
  let text = '';
  let linked = 0;

  function flush() {
    const own = places.at(-1);
    const line = oneLine(text);
    if (line && own)
      blocks.push({
        text: line,
        level: own.level,
        isAround: own.around,
        isLink: linked >= line.replace(/\s/g, '').length * 0.9,
        names: places
          .slice(-NAMED_AROUND)
          .map(({ element }) => namesOf(element))
          .reverse()
          .join(' '),
      });
    text = '';
    linked = 0;
  }

  type Step = { node: Node } | { leave: Element };
  const steps: Step[] = [...($('body')[0]?.children ?? [])].reverse().map((node) => ({ node }));
  const body = $('body')[0];
  if (body)
    places.push({ element: body, around: false, link: false, level: undefined, hasLines: true });
  for (let step = steps.pop(); step; step = steps.pop()) {
    if ('leave' in step) {
      const { hasLines } = places.at(-1) ?? {};
      if (hasLines) flush();
      places.pop();
      continue;
    }
    const { node } = step;
    const own = places.at(-1);
    if (node.type === 'text' && own) {
      text += node.data;
      if (own.link) linked += node.data.replace(/\s/g, '').length;
    }
    if (!isElement(node) || !own) continue;
    if (node.name === 'br') {
      if (/\n\s*$/.test(text) && text.trim()) flush();
      else text += '\n';
    }
    if (UNREAD.has(node.name) || isHidden(node)) continue;
    const hasLines = !WITHIN_LINES.has(node.name);
    if (hasLines && node.name !== 'br') flush();
    const inherited = node.name === 'p' ? undefined : own.level;
    const level = /^h[1-6]$/.test(node.name) ? Number(node.name.slice(1)) : inherited;
    places.push({
      element: node,
      around: own.around || isAround(node, $),
      link: own.link || node.name === 'a' || node.name === 'button',
      level,
      hasLines: hasLines && node.name !== 'br',
    });
    steps.push({ leave: node });
    for (const child of [...node.children].reverse()) steps.push({ node: child });
  }
  flush();
  return blocks;
}

function sentencesIn(blocks: readonly Block[]): Sentence[] {
  const sentences: Sentence[] = [];
  let under: string | undefined;
  for (const block of blocks) {
    if (block.isAround) continue;
    if (block.level !== undefined) {
      under = block.text;
      continue;
    }
    if (block.isLink) continue;
    for (const text of sentencesOf(block.text))
      sentences.push({ text, number: sentences.length + 1, under, block });
  }
  return sentences;
}

/** Text of a heading; a break in it parts two words. */
function headingText(heading: ReturnType<CheerioAPI>) {
  const copy = heading.clone();
  copy.find('br').replaceWith(' ');
  return oneLine(copy.text());
}

/** Reads HTML as it was sent. */
export function pageOf(html: string): Page {
  const $ = load(html);
  const blocks = blocksOf($);
  const headings = $('h1, h2, h3, h4, h5, h6')
    .toArray()
    .map((element) => ({
      level: Number(element.name.slice(1)),
      text: headingText($(element)) || oneLine($(element).find('img[alt]').attr('alt') ?? ''),
    }))
    .filter(({ text }) => text);
  const visible = blocks.map(({ text }) => text).join(' ');
  const pictures = $('img[alt]')
    .toArray()
    .map(({ attribs }) => attribs.alt);
  return {
    $,
    title: oneLine($('head title').first().text() || $('title').first().text()),
    blocks,
    headings,
    sentences: sentencesIn(blocks),
    words: wordCount(visible),
    text: oneLine(`${visible} ${pictures.join(' ')}`),
  };
}
