import { type CheerioAPI, load } from 'cheerio';
import { makeTablesReadable } from '../../../ui/prose-tables.ts';
import { articleFacts } from './facts.ts';

type Block = ReturnType<CheerioAPI>;

/** Positions in the text, from 0 to 1, of the box with the next step and of the two invitations. */
const SHARES = [0.15, 0.45, 0.85] as const;
/** The end of a section is preferred: its distance counts as smaller by this part of the text. */
const SECTION_END_SHARE = 0.05;
/** Minimum number of blocks of text between two boxes. */
const BLOCKS_BETWEEN = 3;

/** Returns whether a box may be between two blocks: not after a heading or a colon, and not before or after a list or table. */
function mayDivide(before: Block, after: Block) {
  if (before.is('h2, h3, h4')) return false;
  if (after.is('h2')) return true;
  return before.is('p, blockquote') && after.is('p') && !before.text().trim().endsWith(':');
}

/** A gap between two blocks: the index of the block after it, its position in the text (0 to 1), and if a section ends. */
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

/** Returns the indexes of the blocks before which the boxes are inserted: the gaps closest to SHARES. */
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

/** Class of the link in a heading. Its "#" comes from the style sheet, so that screen readers do not read it. */
const HEADING_LINK = 'heading-link';

/** Labels of the boxes of a checklist, for screen readers. */
const BOX_WORDS = { checked: 'Done', unchecked: 'To do' } as const;

/** Matches "$1,500", "-3.5", "20%" and ranges such as "$950-$2,485". */
const FIGURE = /^[-+]?\$?\d[\d,.]*%?(?:\s?[-\u2013]\s?\$?\d[\d,.]*%?)?$/;
/** Matches texts that mean "none" in a column of figures. */
const NO_FIGURE = /^(?:none|open|n\/a|[-\u2013\u2014])?$/i;

/** Name of a column without a name, for screen readers. */
const NAMELESS_COLUMN = '<span class="sr-only">Row</span>';

/** Class of a link to another site. On paper, its address is printed after it. */
const OUTSIDE_LINK = 'outside';

/**
 * Adds to each heading with an id a link to itself, except if it has a link already or is the hidden heading of the
 * footnotes. Adds labels to the boxes of checklists.
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

/** Adds a class to the columns of a table that have only figures, ranges and texts such as "none". */
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
 * Prepares an article for its style sheet: adds classes to columns of figures and to links to other sites, allows line
 * breaks after commas in formulas, and adds a hidden name to a column without a name.
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
 * Returns the HTML of an article's body for its page, and counts about it.
 *
 * @param html HTML of the Markdown
 * @param between HTML of the boxes that are inserted between blocks
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
