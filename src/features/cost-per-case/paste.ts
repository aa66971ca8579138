import { MAX_NUMBER_LENGTH } from '../../text/typed-number.ts';
import { cleanName } from './address.ts';
import {
  BLANK_CHANNEL,
  CHANNEL_FIELDS,
  type ChannelField,
  type ChannelInput,
  FIELD_UNITS,
  MAX_CHANNELS,
  nextId,
  type TableInput,
} from './figures.ts';
import { formatNumber, parseInput } from './typed-number.ts';

export type TableColumn = 'channel' | ChannelField;
const COLUMNS: readonly TableColumn[] = ['channel', ...CHANNEL_FIELDS];

const splitNames = ([text = '']: TemplateStringsArray): readonly string[] =>
  text.split('|').map((name) => name.trim());

/**
 * Column names in firms' spreadsheets, Google Ads, Meta, Google Analytics and CallRail, in lower
 * case and without the dollar unit. The first match wins. Budgets and prices per click are missing
 * because they are not costs. Conversions and results are missing because they may count anything.
 */
const COLUMN_NAMES: Record<TableColumn, readonly string[]> = {
  channel: splitNames`
    channel | channels | marketing channel | lead source | marketing source | referral source |
    source | source name | campaign | campaign name | ad set name | ad group | ad name | vendor |
    session primary channel group (default channel group) | session primary channel group |
    session default channel group | first user primary channel group (default channel group) |
    first user default channel group | default channel group | session source / medium |
    first user source / medium | session source | session campaign | session google ads campaign
  `,
  spend: splitNames`
    spend | ad spend | media spend | marketing spend | total spend | amount spent | cost | costs |
    google ads cost | ads cost
  `,
  fees: splitNames`fees | agency fees | agency fee | management fee | retainer`,
  inquiries: splitNames`
    inquiries | inquiry | enquiries | leads | first-time callers | first time callers | calls |
    total calls | contacts
  `,
  signed: splitNames`
    signed | signed cases | cases signed | signed clients | cases | new cases | clients |
    new clients | retained | hired
  `,
  averageFee: splitNames`average fee | avg. fee | avg fee | own fee | average fee collected`,
};

const columnName = (headCell: string) =>
  headCell
    .toLowerCase()
    .replace(/(?:, \$|, us dollars| \(\$\)| \(usd\))$/, '')
    .trim();
const CURRENCY_COLUMNS: readonly string[] = ['currency code', 'currency'];
const FOREIGN_CURRENCY = /^(?!USD)[A-Z]{3}$/;

/**
 * A single line with fewer cells is a text. With a thousands separator it needs more cells, because
 * two cells may be one amount: "Ads, 9,000".
 */
const MIN_LINE_CELLS = 3;
const MIN_UNCLEAR_LINE_CELLS = 5;
const THOUSANDS_SEPARATOR = /, *\$?\d{1,3},\d{3}(?!\d)/;
const YEAR = /^(?:19|20)\d\d$/;

const ZERO_SIGN = /^\$? ?[-\u2012-\u2014\u2212]$/;
const NO_VALUE = /^(?:#.*|n\/?a|--)$/i;
/** Names of a row with the sum of other rows. Such a row would count the other rows twice. */
const TOTAL_NAME =
  /^(?:(?:grand |sub-?)?totals?(?:: .*)?|sum|all|all channels|counted channels|overall)$/i;
const TOTAL_CELL = /^(?:grand total|subtotal|totals?(?:: .*)?)$/i;

const isNumber = (cell: string) => parseInput(cell, 'dollars').value !== undefined;
const isFigure = (cell: string) => ZERO_SIGN.test(cell) || NO_VALUE.test(cell) || isNumber(cell);

/** Spreadsheets copy and save a cell with a separator or a line break in quotes. */
function splitCells(text: string, separator: string): string[][] {
  const rows: string[][] = [[]];
  const cells = new RegExp(`("(?:[^"]|"")*"|[^${separator}\\n]*)(${separator}|\\n|$)`, 'g');
  for (const [, cell = '', end] of text.matchAll(cells)) {
    const unquotedCell = cell.replace(/^"([\s\S]*)"$/, '$1').replaceAll('""', '"');
    rows.at(-1)?.push(unquotedCell.replace(/\s+/g, ' ').trim());
    if (!end) break;
    if (end === '\n') rows.push([]);
  }
  return rows.filter((row) => row.some(Boolean));
}

/** If there is a header row, `columns` has the meaning of each cell in a row. */
export type PastedSheet = {
  rows: string[][];
  columns?: readonly (TableColumn | undefined)[];
  leftOutColumns: readonly string[];
};

/**
 * If no column name is known, the rows are not used: the first column may contain client
 * names.
 */
function readUnderHead(headCells: readonly string[], rows: string[][], isFirst: boolean) {
  if (headCells.filter(Boolean).length < 2) return undefined;
  if (headCells.some((cell) => isNumber(cell) && !YEAR.test(cell))) return undefined;
  const names = headCells.map(columnName);
  const isForeign = rows.some((row) =>
    names.some(
      (name, index) => CURRENCY_COLUMNS.includes(name) && FOREIGN_CURRENCY.test(row[index] ?? ''),
    ),
  );
  const positions = COLUMNS.map((column): [number, TableColumn] => {
    const name = COLUMN_NAMES[column].find((alias) => names.includes(alias)) ?? '';
    return [column === 'spend' && isForeign ? -1 : names.indexOf(name), column];
  });
  const columnByPosition = new Map(positions.filter(([position]) => headCells[position]));
  const hasOnlyNames = isFirst && headCells.every((name) => name && !isFigure(name));
  const isTable = hasOnlyNames && rows.some((row) => row.slice(1).some(isNumber));
  if (columnByPosition.size === 0 && !isTable) return undefined;
  const columns = headCells.map((_, position) => columnByPosition.get(position));
  return {
    rows,
    columns,
    leftOutColumns: headCells.filter((name, position) => name && !columns[position]),
  };
}

/** Lines above the header row, such as the report's title and period, are ignored. */
function readTableWithHead(cells: string[][]): PastedSheet | undefined {
  for (const [index, row] of cells.entries()) {
    const sheet = readUnderHead(row, cells.slice(index + 1), index === 0);
    if (sheet) return sheet;
  }
  return undefined;
}

const isBlankOrFigure = (cell: string) => !cell || isFigure(cell);
/**
 * Returns true if every row has a name and figures. Rows of other texts, such as a client list,
 * do not match.
 */
const isPlainList = (rows: readonly string[][]) =>
  rows.every(
    ([name = '', ...figures]) =>
      name && !isFigure(name) && figures.some(isNumber) && figures.every(isBlankOrFigure),
  );
const areFigures = (rows: readonly string[][]) => rows.every((row) => row.every(isBlankOrFigure));

/** Returns "1450.50" for "1.450,50", which a file with semicolons may have. */
const withDecimalPoint = (cell: string) =>
  cell.replace(
    /^(\d{1,3}(?:\.\d{3})+|\d+),(\d{1,2})$/,
    (_, units: string, cents: string) => `${units.replaceAll('.', '')}.${cents}`,
  );

/**
 * Reads a pasted table. Returns undefined for one cell or one line of text, which the browser
 * pastes into the field.
 */
export function readSheet(pastedText: string): PastedSheet | undefined {
  const text = pastedText
    .replace(/^\uFEFF/, '')
    .replace(/\r\n?/g, '\n')
    .replace(/\n+$/, '');
  const cellsByTabs = splitCells(text, '\t');
  // Files from countries with a decimal comma have semicolons between the cells.
  const cellsBySeparators = text.split('\n').every((line) => line.includes(';'))
    ? splitCells(text, ';').map((row) => row.map(withDecimalPoint))
    : splitCells(text, ',');
  if (!/[\t\n]/.test(text)) {
    const { length } = cellsBySeparators[0] ?? [];
    const minCells = THOUSANDS_SEPARATOR.test(text) ? MIN_UNCLEAR_LINE_CELLS : MIN_LINE_CELLS;
    return length >= minCells && isPlainList(cellsBySeparators)
      ? { rows: cellsBySeparators, leftOutColumns: [] }
      : undefined;
  }
  const cells = text.includes('\t') ? cellsByTabs : cellsBySeparators;
  const sheet = readTableWithHead(cells);
  if (sheet) return sheet;
  // "9,000" alone is one amount, so commas separate cells only if a row also has a name.
  const rows =
    [cells, cellsByTabs].find(isPlainList) ?? (areFigures(cellsByTabs) ? cellsByTabs : undefined);
  return rows ? { rows, leftOutColumns: [] } : { rows: [], columns: [], leftOutColumns: [] };
}

function normalizeFigure(cell: string, field: ChannelField) {
  if (ZERO_SIGN.test(cell)) return '0';
  if (NO_VALUE.test(cell)) return '';
  const { value } = parseInput(cell, FIELD_UNITS[field]);
  // An unreadable cell stays text, and the field with the text shows a message.
  return value === undefined ? cell.slice(0, MAX_NUMBER_LENGTH) : formatNumber(value);
}

export type PastedRows = Partial<Record<TableColumn, string>>[];

function addRows(row: PastedRows[number], otherRow: PastedRows[number]): PastedRows[number] {
  const sum = { ...row };
  for (const field of CHANNEL_FIELDS) {
    const values = [row[field], otherRow[field]].filter(Boolean) as string[];
    const numbers = values.map((value) => parseInput(value, FIELD_UNITS[field]).value);
    const unreadableValue = values[numbers.indexOf(undefined)];
    const total = numbers.reduce((sum = 0, value = 0) => sum + value, 0);
    if (values.length > 0) sum[field] = unreadableValue ?? normalizeFigure(String(total), field);
  }
  return sum;
}

/**
 * Adds up the rows of each channel, because a report by day or device repeats channels. A row
 * without a name is the sum of the other rows and is left out.
 */
function mergeByChannel(block: PastedRows): PastedRows {
  const channels = new Map<string, PastedRows[number]>();
  for (const row of block) {
    if (!row.channel) continue;
    const before = channels.get(row.channel);
    channels.set(row.channel, before ? addRows(before, row) : row);
  }
  return channels.size > 0 ? [...channels.values()] : block;
}

export function createBlock(
  { rows, columns: namedColumns }: PastedSheet,
  pasteColumn: TableColumn,
): PastedRows {
  // Rows with names begin at the channel column, wherever they are pasted.
  const hasNames = rows.every(([first = '']) => first && !isFigure(first));
  const columns =
    namedColumns ?? COLUMNS.slice(hasNames ? 0 : Math.max(1, COLUMNS.indexOf(pasteColumn)));
  if (!columns.some(Boolean)) return [];
  const countedRows = namedColumns
    ? rows.filter((row) => !row.some((cell) => TOTAL_CELL.test(cell)))
    : rows;
  const block = countedRows.map((row): PastedRows[number] => {
    const cells = columns.flatMap((column, index) => {
      const cell = row[index];
      if (!column || cell === undefined) return [];
      return [[column, column === 'channel' ? cleanName(cell) : normalizeFigure(cell, column)]];
    });
    return Object.fromEntries(cells);
  });
  return mergeByChannel(block.filter(({ channel = '' }) => !TOTAL_NAME.test(channel)));
}

export function readBlock(pastedText: string, column: TableColumn) {
  const sheet = readSheet(pastedText);
  return sheet && createBlock(sheet, column);
}

const isBlank = (channel: ChannelInput) => CHANNEL_FIELDS.every((field) => !channel[field].trim());

/**
 * Pastes the block at the row `from`. Rows with names are a whole table, so blank rows after them
 * are removed.
 */
export function pasteBlock({ channels, ...firm }: TableInput, block: PastedRows, from: number) {
  const next = nextId(channels);
  const pastedRows = block.slice(0, MAX_CHANNELS - from);
  const filledChannels = pastedRows.map(({ channel, ...figures }, index): ChannelInput => {
    const row = channels[from + index];
    // If the pasted row has another name, it gets no figures of the row that it replaces.
    const isSame = row && (channel === undefined || channel === row.name);
    const before = isSame ? row : { id: row?.id ?? next + index, name: '', ...BLANK_CHANNEL };
    return { ...before, ...figures, name: channel ?? before.name };
  });
  const hasNames = pastedRows.some(({ channel }) => channel);
  const remainingChannels = channels
    .slice(from + pastedRows.length)
    .filter((channel) => !hasNames || !isBlank(channel));
  const table = {
    ...firm,
    channels: [...channels.slice(0, from), ...filledChannels, ...remainingChannels],
  };
  return {
    table,
    rowCount: pastedRows.length,
    leftOutRowCount: block.length - pastedRows.length,
  };
}
