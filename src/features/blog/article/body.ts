import { type CheerioAPI, load } from 'cheerio';
import { makeTablesReadable } from '../../../ui/prose-tables.ts';
import { articleFacts } from './facts.ts';

type Block = ReturnType<CheerioAPI>;

/** At these shares of the text come the next step and an invitation in each half. */
const SHARES = [0.15, 0.45, 0.85] as const;
/** The end of a section counts as so much nearer. */
const SECTION_END_SHARE = 0.05;
/** At least so many blocks of the text are between two of them. */
const BLOCKS_BETWEEN = 3;

/** Returns whether a box may come here: words stay with what they announce, and lists and tables with what is said about them. */
function mayDivide(before: Block, after: Block) {
  if (before.is('h2, h3, h4')) return false;
  if (after.is('h2')) return true;
  return before.is('p, blockquote') && after.is('p') && !before.text().trim().endsWith(':');
}

/** A place between two blocks: it is before the block of this number, so far into the text (0 to 1), and may end a section. */
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

/** Returns the numbers of the blocks before which the next step and the invitations come, each nearest to its share of the text. */
export function insertionPoints($: CheerioAPI): number[] {
  const gaps = gapsOf($);
  let least = 0;
  return SHARES.flatMap((share) => {
    const distance = ({ at, endsSection }: Gap) =>
      Math.abs(at - share) - (endsSection ? SECTION_END_SHARE : 0);
    const [nearest] = gaps
      .filter(({ before }) => before >= least)
      .toSorted((a, b) => distance(a) - distance(b));
    if (!nearest) return [];
    least = nearest.before + BLOCKS_BETWEEN;
    return [nearest.before];
  });
}

/** Class of the link that a heading of an article is; its "#" is drawn by the style, so that nothing reads it out. */
const HEADING_LINK = 'heading-link';

/** Words for a box of a checklist, which has no text of its own. */
const BOX_WORDS = { checked: 'Done', unchecked: 'To do' } as const;

/** "$1,500", "-3.5", "20%", and ranges of them: "$950-$2,485". */
const FIGURE = /^[-+]?\$?\d[\d,.]*%?(?:\s?[-\u2013]\s?\$?\d[\d,.]*%?)?$/;
/** The texts that mean "none" in a column of figures. */
const NO_FIGURE = /^(?:none|open|n\/a|[-\u2013\u2014])?$/i;

/** A column without a name has one for readers who hear the table. */
const NAMELESS_COLUMN = '<span class="sr-only">Row</span>';

/** Class of a link that leads away from this site: on paper its address follows it. */
const OUTSIDE_LINK = 'outside';

/**
 * Makes every heading that has an id a link to itself, and gives words to who cannot see the boxes of a checklist. A
 * heading that has a link already stays as it is, and so does the hidden one of the footnotes.
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

/** Marks a table's columns of figures and ranges, also where some cells have none. */
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
    const code = $(element);
    code.html((code.html() ?? '').replaceAll(/,(?=\S)/g, ',<wbr>'));
  });
}

/**
 * The body of an article as its page shows it, from the HTML of its markdown, and what can be counted in it.
 *
 * @param between HTML for the next step and for each request, which come between the blocks of the text
 */
export function articleBody(html: string, between: readonly string[]) {
  const $ = load(html, null, false);
  const facts = articleFacts($);
  markForStyle($);
  linkHeadings($);
  const blocks = $.root().children().toArray();
  for (const [index, place] of insertionPoints($).entries())
    $(blocks[place]).before(between[index] ?? '');
  makeTablesReadable($);
  return { html: $.html(), facts };
}
