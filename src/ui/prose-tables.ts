import { type CheerioAPI, load } from 'cheerio';
import { lineOfHtml } from '../text/html.ts';

/** Rows with this many columns may become blocks on a narrow screen. */
export const STACKED_COLUMNS = 4;

/** A table within these limits fits on a phone. */
export const SHORT_TABLE = { columns: 5, characters: 8 } as const;

/** A row's name may be longer than a cell because it wraps. */
const MAX_ROW_NAME = 26;

/** In three columns, such a cell would be 100 px wide on a phone. */
export const PARAGRAPH_LENGTH = 120;

/** `cells` are the texts after the first column, `names` those of the first. */
export function isStacked(
  columns: number,
  cells: readonly string[],
  names: readonly string[] = [],
) {
  if (columns < STACKED_COLUMNS)
    return (
      columns === STACKED_COLUMNS - 1 &&
      [...cells, ...names].some((text) => text.trim().length >= PARAGRAPH_LENGTH)
    );
  const maxNameLength = columns === STACKED_COLUMNS ? MAX_ROW_NAME : SHORT_TABLE.characters;
  return (
    columns > SHORT_TABLE.columns ||
    cells.some((text) => text.trim().length > SHORT_TABLE.characters) ||
    names.some((text) => text.trim().length > maxNameLength)
  );
}

const FIGURE = /^[-+]?\$?\d[\d,.]*%?$/;

/** Short names of rows, and figures with units such as "50 consults", do not wrap. */
const MAX_UNBROKEN = 13;
const WITH_UNIT = /^\$?\d[\d,.]* [\p{L}]+$/u;

function rowHead(cell: ReturnType<CheerioAPI>) {
  const head = cell.wrapInner('<th scope="row"></th>').children().first();
  cell.replaceWith(head.addClass(cell.attr('class') ?? ''));
}

function keepShortCellsWhole($: CheerioAPI, table: ReturnType<CheerioAPI>) {
  table
    .find('tbody')
    .find('th, td')
    .filter((_, cell) => {
      const text = $(cell).text().trim();
      return text.length <= MAX_UNBROKEN && ($(cell).is('th') || WITH_UNIT.test(text));
    })
    .addClass('whole');
}

export function readableTables(html: string, heading = '') {
  const $ = load(html, null, false);
  makeTablesReadable($, heading);
  return $.html();
}

/**
 * A table gets a caption with the heading above it, and a region that scrolls with the keyboard.
 * `above` is the heading before the text.
 */
export function makeTablesReadable($: CheerioAPI, above = '') {
  const named = new Map<string, number>();
  let heading = above;
  $('h2, h3, h4, table').each((_, node) => {
    const element = $(node);
    if (!element.is('table')) {
      heading = lineOfHtml(element.html() ?? '');
      return;
    }
    const count = (named.get(heading) ?? 0) + 1;
    named.set(heading, count);
    const columns = element.find('thead th');
    const labels = columns.toArray().map((cell) => lineOfHtml($(cell).html() ?? ''));
    const rows = element.find('tbody tr').toArray();
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
        // A span lets the texts of a column with mostly figures wrap as a unit.
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
    if (stacked) element.addClass('stacked');
    else if (labels.length >= STACKED_COLUMNS) element.addClass('short');
    else keepShortCellsWhole($, element);
    const name = ['Table', heading, count > 1 ? String(count) : ''].filter(Boolean).join(' ');
    const caption = $('<caption class="sr-only"></caption>').text(name);
    const scroller = stacked
      ? $('<div></div>')
      : $('<section tabindex="0"></section>').attr('aria-label', name);
    element.prepend(caption).wrap(scroller.addClass('table-scroll'));
  });
}
