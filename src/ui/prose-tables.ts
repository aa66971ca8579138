import { type CheerioAPI, load } from 'cheerio';
import { lineOfHtml } from '../text/html.ts';

/** With this number of columns or more, the rows of a table may be shown as blocks on a narrow screen. */
export const STACKED_COLUMNS = 4;

/** A table within these limits fits on a phone: number of columns, and characters in a cell. */
export const SHORT_TABLE = { columns: 5, characters: 8 } as const;

/** The largest length of a row's name in a table of four columns, in characters. It may be longer because it wraps. */
const ROW_NAME = 26;

/** A cell with at least this many characters is a paragraph. With three columns it would be 100 px wide on a phone. */
export const PARAGRAPH = 120;

/**
 * Returns whether the rows of a table are shown as blocks on a narrow screen: if it has many columns with texts, or three
 * columns of which one has paragraphs. `cells` are the texts of the cells after the first column, `names` those of the
 * first column.
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

/** Matches cells with figures that readers compare within a column: "$1,500", "20%", "-3.5", "1,812". */
const FIGURE = /^[-+]?\$?\d[\d,.]*%?$/;

/** A row's name, or a figure with its unit ("50 consults"), does not wrap if it has at most this many characters. */
const WHOLE = 13;
const WITH_UNIT = /^\$?\d[\d,.]* [\p{L}]+$/u;

/** Makes the first cell of a row its header, with the same alignment. */
function rowHead(cell: ReturnType<CheerioAPI>) {
  const head = cell.wrapInner('<th scope="row"></th>').children().first();
  cell.replaceWith(head.addClass(cell.attr('class') ?? ''));
}

/** Marks short names of rows, and figures with their units, so that they do not wrap. */
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

/** Returns HTML with readable tables. `html` is made from Markdown; `heading` is the heading above it. */
export function readableTables(html: string, heading = '') {
  const $ = load(html, null, false);
  makeTablesReadable($, heading);
  return $.html();
}

/**
 * Makes the tables of a text readable on all screens. Each table gets a caption with the heading above it; `above` is the
 * heading before the text. A table that may be wider than a phone gets a region that can be scrolled with the keyboard. The
 * first cell of a row becomes its header, the other cells get the label of their column. Columns of figures, short cells,
 * and tables that become blocks get classes.
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
        // In blocks, a column with mostly figures is aligned right, like columns with only figures. The span lets the texts
        // in it wrap as a unit.
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
