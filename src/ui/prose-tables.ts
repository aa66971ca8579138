import { type CheerioAPI, load } from 'cheerio';
import { lineOfHtml } from '../text/html.ts';

/** Rows with this many columns may become blocks on a narrow screen. */
const MIN_STACKED_COLUMNS = 4;

/** A table within these limits fits on a phone without stacked rows. */
const SHORT_TABLE_LIMITS = { columns: 5, characters: 8 } as const;

/** A row name may be longer than another cell, because it wraps. */
const MAX_ROW_NAME_LENGTH = 26;

/**
 * A cell with this many characters counts as a paragraph. In three columns, it would be 100 px wide
 * on a phone.
 */
const PARAGRAPH_LENGTH = 120;

/** `rowNames` are the texts of the first column, and `cells` are the texts of the other columns. */
function isStacked(
  columnCount: number,
  cells: readonly string[],
  rowNames: readonly string[] = [],
) {
  if (columnCount < MIN_STACKED_COLUMNS)
    return (
      columnCount === MIN_STACKED_COLUMNS - 1 &&
      [...cells, ...rowNames].some((text) => text.trim().length >= PARAGRAPH_LENGTH)
    );
  const maxNameLength =
    columnCount === MIN_STACKED_COLUMNS ? MAX_ROW_NAME_LENGTH : SHORT_TABLE_LIMITS.characters;
  return (
    columnCount > SHORT_TABLE_LIMITS.columns ||
    cells.some((text) => text.trim().length > SHORT_TABLE_LIMITS.characters) ||
    rowNames.some((text) => text.trim().length > maxNameLength)
  );
}

/** A figure or a range of figures. */
const FIGURE = /^[-+]?\$?\d[\d,.]*%?(?:\s?[-\u2013]\s?\$?\d[\d,.]*%?)?$/;
const EMPTY_FIGURE = /^(?:none|open|n\/a|[-\u2013\u2014])?$/i;

/** Short row names, and figures with units such as "50 consults", do not wrap. */
const MAX_UNBROKEN_LENGTH = 13;
const FIGURE_WITH_UNIT = /^\$?\d[\d,.]* [\p{L}]+$/u;

function toRowHeader(cell: ReturnType<CheerioAPI>) {
  const head = cell.wrapInner('<th scope="row"></th>').children().first();
  cell.replaceWith(head.addClass(cell.attr('class') ?? ''));
}

function keepShortCellsUnbroken($: CheerioAPI, table: ReturnType<CheerioAPI>) {
  table
    .find('tbody')
    .find('th, td')
    .filter((_, cell) => {
      const text = $(cell).text().trim();
      return (
        text.length <= MAX_UNBROKEN_LENGTH && ($(cell).is('th') || FIGURE_WITH_UNIT.test(text))
      );
    })
    .addClass('unbroken');
}

export function readableTables(html: string, heading = '') {
  const $ = load(html, null, false);
  makeTablesReadable($, heading);
  return $.html();
}

/**
 * Gives each table a caption with the heading above it, and a region that scrolls with the
 * keyboard. `headingAbove` is the heading before the text.
 */
export function makeTablesReadable($: CheerioAPI, headingAbove = '') {
  const tableCounts = new Map<string, number>();
  let heading = headingAbove;
  $('h2, h3, h4, table').each((_, node) => {
    const element = $(node);
    if (!element.is('table')) {
      heading = lineOfHtml(element.html() ?? '');
      return;
    }
    const count = (tableCounts.get(heading) ?? 0) + 1;
    tableCounts.set(heading, count);
    const headCells = element.find('thead th');
    const labels = headCells.toArray().map((cell) => lineOfHtml($(cell).html() ?? ''));
    const rows = element.find('tbody tr').toArray();
    headCells.attr('scope', 'col');
    labels.forEach((label, column) => {
      const cells = rows.map((row) => $(row).children().eq(column));
      const texts = cells.map((cell) => cell.text().trim());
      const figureCount = texts.filter((text) => FIGURE.test(text)).length;
      const isFigureColumn =
        figureCount > 0 && texts.every((text) => FIGURE.test(text) || EMPTY_FIGURE.test(text));
      for (const cell of cells) {
        if (column === 0) toRowHeader(cell);
        else cell.attr('data-label', label);
      }
      if (column === 0) return;
      if (!isFigureColumn) {
        // A span lets the texts of a column with mostly figures wrap as a unit.
        if (figureCount > cells.length / 2)
          for (const cell of cells)
            cell.addClass('label-beside-value').html(`<span>${cell.html() ?? ''}</span>`);
        return;
      }
      for (const cell of [headCells.eq(column), ...cells]) cell.addClass('figures');
    });
    const cellText = (cell: Parameters<typeof $>[0]) => $(cell).text();
    const hasStackedRows = isStacked(
      labels.length,
      rows.flatMap((row) => $(row).children().slice(1).toArray().map(cellText)),
      rows.map((row) => cellText($(row).children().first())),
    );
    if (hasStackedRows) element.addClass('stacked');
    else if (labels.length >= MIN_STACKED_COLUMNS) element.addClass('compact');
    else keepShortCellsUnbroken($, element);
    const name = ['Table', heading, count > 1 ? String(count) : ''].filter(Boolean).join(' ');
    const caption = $('<caption class="sr-only"></caption>').text(name);
    const scroller = hasStackedRows
      ? $('<div></div>')
      : $('<section tabindex="0"></section>').attr('aria-label', name);
    element.prepend(caption).wrap(scroller.addClass('table-scroll'));
  });
}
