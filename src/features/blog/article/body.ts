import { type CheerioAPI, load } from 'cheerio';
import { makeTablesReadable } from '../../../ui/prose-tables.ts';
import { type ArticleFacts, articleFacts } from './facts.ts';

type Block = ReturnType<CheerioAPI>;

/** Share of the text before which the next step comes at the latest. */
const NEXT_STEP_SHARE = 0.2;
/** Shares of the text at which its requests come: one in each half, none beside the next step or the end. */
const ASK_SHARES = [0.45, 0.85] as const;
/** The end of a section is worth so much of a better distance. */
const SECTION_END_SHARE = 0.05;

/**
 * Whether something may stand between two blocks: at the end of a section, or between paragraphs; not between words and
 * what they announce, nor between a list or a table and what is said about it.
 */
function mayDivide(before: Block, after: Block) {
  if (before.is('h2, h3, h4')) return false;
  if (after.is('h2')) return true;
  return before.is('p, blockquote') && after.is('p') && !before.text().trim().endsWith(':');
}

/** A place between two blocks: before which block, how far into the text (0 to 1), and whether a section ends there. */
type Gap = { before: number; at: number; endsSection: boolean };

function gapsOf($: CheerioAPI): Gap[] {
  const blocks = $.root()
    .children()
    .toArray()
    .map((element) => $(element));
  const lengths = blocks.map((block) => block.text().trim().length);
  const whole = lengths.reduce((sum, length) => sum + length, 0) || 1;
  let read = 0;
  return blocks.flatMap((block, before) => {
    const gap = { before, at: read / whole, endsSection: block.is('h2') };
    read += lengths[before] ?? 0;
    const last = blocks[before - 1];
    return last && mayDivide(last, block) ? [gap] : [];
  });
}

/** The place nearest to a part of the text, at the end of a section if one is near. */
function nearest(gaps: readonly Gap[], share: number) {
  const distance = ({ at, endsSection }: Gap) =>
    Math.abs(at - share) - (endsSection ? SECTION_END_SHARE : 0);
  return gaps.toSorted((a, b) => distance(a) - distance(b))[0];
}

/** Where something is put into an article: before which of its blocks, counted from 0. */
type ArticlePlaces = { nextStep: number | undefined; asks: number[] };

/** Places of the next step, in the first fifth of an article, and of a request in each half after it, where there is room. */
export function articlePlaces($: CheerioAPI): ArticlePlaces {
  const gaps = gapsOf($);
  const step = gaps.findLast(({ at }) => at <= NEXT_STEP_SHARE) ?? gaps[0];
  let last = step?.before ?? 0;
  const asks = ASK_SHARES.flatMap((share) => {
    // a block or two between each of them
    const found = nearest(
      gaps.filter(({ before }) => before > last + 2),
      share,
    );
    if (!found) return [];
    last = found.before;
    return [found.before];
  });
  return { nextStep: step?.before, asks };
}

/** Class of the link that a heading of an article is; its "#" is drawn by the style, so that nothing reads it out. */
const HEADING_LINK = 'heading-link';

/** Words for a box of a checklist, which has no text of its own. */
const BOX_WORDS = { checked: 'Done', unchecked: 'To do' } as const;

/** "$1,500", "-3.5", "20%", and ranges of them: "$950-$2,485". */
const FIGURE = /^[-+]?\$?\d[\d,.]*%?(?:\s?[-\u2013]\s?\$?\d[\d,.]*%?)?$/;
/** The texts that mean "none" in a column of figures. */
const NO_FIGURE = /^(?:none|open|n\/a|[-\u2013\u2014])?$/i;
/** Places where a formula may go on in the next line: after these, before what follows. */
const FORMULA_BREAK = /([,&(])(?=[^\s])/;

/** A column without a name has one for readers who hear the table. */
const NAMELESS_COLUMN = '<span class="sr-only">Row</span>';

/** Class of a link that leads away from this site: on paper its address follows it. */
const OUTSIDE_LINK = 'outside';

/**
 * Makes every heading that has an id a link to itself, and gives words to who cannot see the boxes of a checklist. A
 * heading that holds a link already stays as it is, and so does the hidden one of the footnotes.
 */
export function linkHeadings($: CheerioAPI) {
  $('h2[id], h3[id], h4[id]').each((_, element) => {
    const heading = $(element);
    if (heading.find('a').length > 0 || heading.closest('[data-footnotes]').length > 0) return;
    const link = $('<a></a>')
      .addClass(HEADING_LINK)
      .attr('href', `#${heading.attr('id')}`);
    heading.wrapInner(link);
  });
  $('input[type="checkbox"]').each((_, element) => {
    const box = $(element);
    box.attr('aria-label', box.is('[checked]') ? BOX_WORDS.checked : BOX_WORDS.unchecked);
  });
}

/** Marks a table's columns of figures and ranges, also where some cells hold none. */
function markFigures($: CheerioAPI, table: ReturnType<CheerioAPI>) {
  const rows = table.find('tr').toArray();
  const columns = table.find('thead th').length;
  for (let column = 1; column < columns; column += 1) {
    const [head, ...cells] = rows.map((row) => $(row).children().eq(column));
    const texts = cells.map((cell) => cell.text().trim());
    if (!texts.some((text) => FIGURE.test(text))) continue;
    if (!texts.every((text) => FIGURE.test(text) || NO_FIGURE.test(text))) continue;
    for (const cell of [head, ...cells]) cell?.addClass('figures');
  }
}

/**
 * Marks what the style of an article has to know: columns of figures, links to other sites, where a formula may be
 * broken (after a comma, not within a name), and a name to hear for a column that has none.
 */
export function markForStyle($: CheerioAPI) {
  $('a[href^="http"]').addClass(OUTSIDE_LINK);
  $('thead th:empty').append(NAMELESS_COLUMN);
  $('table').each((_, table) => markFigures($, $(table)));
  $('td code').each((_, element) => {
    const parts = $(element).text().split(FORMULA_BREAK);
    const code = $(element).empty();
    parts.forEach((part, index) => {
      code.append($('<span></span>').text(part).contents());
      if (index % 2) code.append('<wbr>');
    });
  });
}

/** What comes between the blocks of an article: HTML for the next step and for each request. */
export type Between = { nextStep: string; asks: readonly string[] };

/** Puts the next step and the asks before the blocks where they belong. */
function putBetween($: CheerioAPI, { nextStep, asks }: Between) {
  const places = articlePlaces($);
  const blocks = $.root().children().toArray();
  for (const [index, before] of places.asks.entries()) $(blocks[before]).before(asks[index] ?? '');
  if (places.nextStep !== undefined) $(blocks[places.nextStep]).before(nextStep);
}

/** The body of an article as its page shows it, from the HTML of its markdown, and what can be counted in it. */
export function articleBody(html: string, between: Between): { html: string; facts: ArticleFacts } {
  const $ = load(html, null, false);
  const facts = articleFacts($);
  markForStyle($);
  linkHeadings($);
  putBetween($, between);
  makeTablesReadable($);
  return { html: $.html(), facts };
}
