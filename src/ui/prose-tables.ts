import { type CheerioAPI, load } from 'cheerio';
import { lineOfHtml } from '../text/html.ts';

/** From this number of columns on, a table's rows are blocks on a narrow screen. */
export const STACKED_COLUMNS = 4;

/** A table with no more columns and no longer cells than this fits a phone as it is. */
export const SHORT_TABLE = { columns: 5, characters: 8 } as const;

/** The name of a row of four columns may be longer, because it wraps. */
const ROW_NAME = 26;

/** From this many characters on a cell is a paragraph: three columns leave it a hundred pixels of a phone. */
export const PARAGRAPH = 120;

/**
 * Returns whether a table's rows are blocks on a narrow screen: it has many columns, and words in them, or three of
 * which one has paragraphs. `cells` are the texts of the cells under the heads, `names` those of the first column.
 */
export function isStacked(
  columns: number,
  cells: readonly string[],
  names: readonly string[] = [],
) {
  if (columns < STACKED_COLUMNS)
    return (
      columns === STACKED_COLUMNS - 1 &&
      [...cells, ...names].some((text) => text.trim().length >= PARAGRAPH)
    );
  const longest = columns === STACKED_COLUMNS ? ROW_NAME : SHORT_TABLE.characters;
  return (
    columns > SHORT_TABLE.columns ||
    cells.some((text) => text.trim().length > SHORT_TABLE.characters) ||
    names.some((text) => text.trim().length > longest)
  );
}

/** "$1,500", "20%", "-3.5", "1,812": cells that are compared down their column. */
const FIGURE = /^[-+]?\$?\d[\d,.]*%?$/;

/** Up to this number of characters a row's name does not wrap, nor does a figure with its unit: "50 consults". */
const WHOLE = 13;
const WITH_UNIT = /^\$?\d[\d,.]* [\p{L}]+$/u;

/** The first cell of a row names it; its alignment does not change. */
function rowHead(cell: ReturnType<CheerioAPI>) {
  const head = cell.wrapInner('<th scope="row"></th>').children().first();
  cell.replaceWith(head.addClass(cell.attr('class') ?? ''));
}

/** Short names of rows, and figures with their units, break no line. */
function markWhole($: CheerioAPI, table: ReturnType<CheerioAPI>) {
  table
    .find('tbody')
    .find('th, td')
    .filter((_, cell) => {
      const text = $(cell).text().trim();
      return text.length <= WHOLE && ($(cell).is('th') || WITH_UNIT.test(text));
    })
    .addClass('whole');
}

/** Returns HTML from markdown with readable tables; `heading` is the heading above it. */
export function readableTables(html: string, heading = '') {
  const $ = load(html, null, false);
  makeTablesReadable($, heading);
  return $.html();
}

/**
 * Makes the tables of running text readable everywhere: each has a caption with the heading above it (`heading` above
 * the first) and, where it may be wider than a phone, is in a region that scrolls by keyboard too. The first cell
 * heads its row, each other cell is labelled by its column, columns of figures are marked, short cells stay whole,
 * and tables of many columns are marked to be stacked.
 */
export function makeTablesReadable($: CheerioAPI, above = '') {
  const named = new Map<string, number>();
  let heading = above;
  $('h2, h3, h4, table').each((_, element) => {
    const found = $(element);
    if (!found.is('table')) {
      heading = lineOfHtml(found.html() ?? '');
      return;
    }
    const count = (named.get(heading) ?? 0) + 1;
    named.set(heading, count);
    const columns = found.find('thead th');
    const labels = columns.toArray().map((cell) => lineOfHtml($(cell).html() ?? ''));
    const rows = found.find('tbody tr').toArray();
    columns.attr('scope', 'col');
    labels.forEach((label, column) => {
      const cells = rows.map((row) => $(row).children().eq(column));
      const figures = cells.filter((cell) => FIGURE.test(cell.text().trim())).length;
      const isFigures =
        columns.eq(column).hasClass('figures') || (cells.length > 0 && figures === cells.length);
      for (const cell of cells) {
        if (column === 0) rowHead(cell);
        else cell.attr('data-label', label);
      }
      if (column === 0) return;
      if (!isFigures) {
        // A column of mostly figures is at the right in blocks, like those of other columns; its words wrap as one.
        if (figures > cells.length / 2)
          for (const cell of cells)
            cell.addClass('beside').html(`<span>${cell.html() ?? ''}</span>`);
        return;
      }
      for (const cell of [columns.eq(column), ...cells]) cell.addClass('figures');
    });
    const textOf = (cell: Parameters<typeof $>[0]) => $(cell).text();
    const stacked = isStacked(
      labels.length,
      rows.flatMap((row) => $(row).children().slice(1).toArray().map(textOf)),
      rows.map((row) => textOf($(row).children().first())),
    );
    if (stacked) found.addClass('stacked');
    else if (labels.length >= STACKED_COLUMNS) found.addClass('short');
    else markWhole($, found);
    const name = ['Table', heading, count > 1 ? String(count) : ''].filter(Boolean).join(' ');
    const caption = $('<caption class="sr-only"></caption>').text(name);
    const scroller = stacked
      ? $('<div></div>')
      : $('<section tabindex="0"></section>').attr('aria-label', name);
    found.prepend(caption).wrap(scroller.addClass('table-scroll'));
  });
}
