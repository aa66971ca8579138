import { TYPED_MAX_CHARS } from '../../text/typed-number.ts';
import { cleanName } from './address.ts';
import {
  BLANK_CHANNEL,
  CHANNEL_FIELDS,
  CHANNELS_MAX,
  type ChannelField,
  FIELD_KINDS,
  nextId,
  type TypedChannel,
  type TypedTable,
} from './figures.ts';
import { formatNumber, readTyped } from './typed-number.ts';

/** A column of the table: the channel's name, or one of its figures. */
export type TableColumn = 'channel' | ChannelField;
const COLUMNS: readonly TableColumn[] = ['channel', ...CHANNEL_FIELDS];

const list = ([text = '']: TemplateStringsArray): readonly string[] =>
  text.split('|').map((name) => name.trim());

/**
 * Column names that spreadsheets of firms, Google Ads, Meta, Google Analytics and CallRail use, in lower case and without
 * the dollar unit. If a file has several names of one column, the first in the list wins. No list contains budgets, prices
 * per click, conversions and results: the first two are not costs, and the others may count anything.
 */
const NAMES: Record<TableColumn, readonly string[]> = {
  channel: list`
    channel | channels | marketing channel | lead source | marketing source | referral source |
    source | source name | campaign | campaign name | ad set name | ad group | ad name | vendor |
    session primary channel group (default channel group) | session primary channel group |
    session default channel group | first user primary channel group (default channel group) |
    first user default channel group | default channel group | session source / medium |
    first user source / medium | session source | session campaign | session google ads campaign
  `,
  spend: list`
    spend | ad spend | media spend | marketing spend | total spend | amount spent | cost | costs |
    google ads cost | ads cost
  `,
  fees: list`fees | agency fees | agency fee | management fee | retainer`,
  inquiries: list`
    inquiries | inquiry | enquiries | leads | first-time callers | first time callers | calls |
    total calls | contacts
  `,
  signed: list`
    signed | signed cases | cases signed | signed clients | cases | new cases | clients |
    new clients | retained | hired
  `,
  averageFee: list`average fee | avg. fee | avg fee | own fee | average fee collected`,
};

/** Returns a column name as in the lists above: "amount spent" for "Amount spent (USD)". */
const plainName = (head: string) =>
  head
    .toLowerCase()
    .replace(/(?:, \$|, us dollars| \(\$\)| \(usd\))$/, '')
    .trim();
/** Names of columns that contain the currency of an export. */
const CURRENCIES: readonly string[] = ['currency code', 'currency'];
const FOREIGN = /^(?!USD)[A-Z]{3}$/;

/**
 * A single pasted line is a row if it has this many cells. More are required if two cells could be one amount: "Ads,
 * 9,000".
 */
const LINE_CELLS = 3;
const SURE_LINE_CELLS = 5;
const THOUSANDS = /, *\$?\d{1,3},\d{3}(?!\d)/;
/** Matches a year, which can be the name of a column. */
const YEAR = /^(?:19|20)\d\d$/;

/** Match cells that a spreadsheet shows for zero, and for no value or a failed division. */
const ZERO = /^\$? ?[-\u2012-\u2014\u2212]$/;
const NO_VALUE = /^(?:#.*|n\/?a|--)$/i;
/**
 * Match rows that contain the sum of other rows and would count them twice: by the name of the row, and by any of its
 * cells.
 */
const TOTAL_NAME =
  /^(?:(?:grand |sub-?)?totals?(?:: .*)?|sum|all|all channels|counted channels|overall)$/i;
const TOTAL_CELL = /^(?:grand total|subtotal|totals?(?:: .*)?)$/i;

const isNumber = (cell: string) => readTyped(cell, 'dollars').value !== undefined;
const isFigure = (cell: string) => ZERO.test(cell) || NO_VALUE.test(cell) || isNumber(cell);

/**
 * Splits text into rows of cells. A cell with a separator or a line break is in quotes, as spreadsheets copy and save it.
 */
function cellsOf(text: string, separator: string): string[][] {
  const rows: string[][] = [[]];
  const cells = new RegExp(`("(?:[^"]|"")*"|[^${separator}\\n]*)(${separator}|\\n|$)`, 'g');
  for (const [, cell = '', end] of text.matchAll(cells)) {
    const unquoted = cell.replace(/^"([\s\S]*)"$/, '$1').replaceAll('""', '"');
    rows.at(-1)?.push(unquoted.replace(/\s+/g, ' ').trim());
    if (!end) break;
    if (end === '\n') rows.push([]);
  }
  return rows.filter((row) => row.some(Boolean));
}

/** Pasted rows. `columns` has the meaning of each cell if a header row names it. */
export type PastedSheet = {
  rows: string[][];
  columns?: readonly (TableColumn | undefined)[];
  /** Names of the columns that were left out. */
  leftOut: readonly string[];
};

/**
 * Returns the rows under a header row; undefined if `head` is not one. If no name is known, it returns no rows, because the
 * first column may contain the names of clients.
 */
function underHeads(head: readonly string[], rows: string[][], isFirst: boolean) {
  if (head.filter(Boolean).length < 2) return undefined;
  if (head.some((cell) => isNumber(cell) && !YEAR.test(cell))) return undefined;
  const names = head.map(plainName);
  const isForeign = rows.some((row) =>
    names.some((name, index) => CURRENCIES.includes(name) && FOREIGN.test(row[index] ?? '')),
  );
  const places = COLUMNS.map((column): [number, TableColumn] => {
    const found = NAMES[column].find((name) => names.includes(name)) ?? '';
    return [column === 'spend' && isForeign ? -1 : names.indexOf(found), column];
  });
  const known = new Map(places.filter(([place]) => head[place]));
  const isNames = isFirst && head.every((name) => name && !isFigure(name));
  const isTable = isNames && rows.some((row) => row.slice(1).some(isNumber));
  if (known.size === 0 && !isTable) return undefined;
  const columns = head.map((_, place) => known.get(place));
  return { rows, columns, leftOut: head.filter((name, place) => name && !columns[place]) };
}

/** Finds the header row. Lines above it, such as the report's title and period, are ignored. */
function findHeads(cells: string[][]): PastedSheet | undefined {
  for (const [index, row] of cells.entries()) {
    const sheet = underHeads(row, cells.slice(index + 1), index === 0);
    if (sheet) return sheet;
  }
  return undefined;
}

const isBlankOrFigure = (cell: string) => !cell || isFigure(cell);
/**
 * Returns whether the rows are names with figures without a header row. A row of other texts, such as a list of clients, is
 * not.
 */
const isPlainList = (rows: readonly string[][]) =>
  rows.every(
    ([name = '', ...figures]) =>
      name && !isFigure(name) && figures.some(isNumber) && figures.every(isBlankOrFigure),
  );
const isFigures = (rows: readonly string[][]) => rows.every((row) => row.every(isBlankOrFigure));

/** Converts "1.450,50" of a file with semicolons to "1450.50". */
const pointed = (cell: string) =>
  cell.replace(
    /^(\d{1,3}(?:\.\d{3})+|\d+),(\d{1,2})$/,
    (_, whole: string, cents: string) => `${whole.replaceAll('.', '')}.${cents}`,
  );

/** Returns pasted text as rows; undefined for one cell or one line of text, which the browser pastes into the field. */
export function readSheet(pasted: string): PastedSheet | undefined {
  const text = pasted
    .replace(/^\uFEFF/, '')
    .replace(/\r\n?/g, '\n')
    .replace(/\n+$/, '');
  const byTabs = cellsOf(text, '\t');
  // Files from countries with a decimal comma have semicolons between the cells.
  const byMarks = text.split('\n').every((line) => line.includes(';'))
    ? cellsOf(text, ';').map((row) => row.map(pointed))
    : cellsOf(text, ',');
  if (!/[\t\n]/.test(text)) {
    const { length } = byMarks[0] ?? [];
    const least = THOUSANDS.test(text) ? SURE_LINE_CELLS : LINE_CELLS;
    return length >= least && isPlainList(byMarks) ? { rows: byMarks, leftOut: [] } : undefined;
  }
  const cells = text.includes('\t') ? byTabs : byMarks;
  const headed = findHeads(cells);
  if (headed) return headed;
  // "9,000" alone is one amount, so commas separate cells only if a row also has a name.
  const rows = [cells, byTabs].find(isPlainList) ?? (isFigures(byTabs) ? byTabs : undefined);
  return rows ? { rows, leftOut: [] } : { rows: [], columns: [], leftOut: [] };
}

function figureOf(cell: string, field: ChannelField) {
  if (ZERO.test(cell)) return '0';
  if (NO_VALUE.test(cell)) return '';
  const { value } = readTyped(cell, FIELD_KINDS[field]);
  // An unreadable cell stays text, and its field shows it with a message.
  return value === undefined ? cell.slice(0, TYPED_MAX_CHARS) : formatNumber(value);
}

/** Pasted rows with the values that they have. */
export type PastedRows = Partial<Record<TableColumn, string>>[];

/** Adds two rows of one channel. An unreadable figure stays, so that its field shows it. */
function added(one: PastedRows[number], other: PastedRows[number]): PastedRows[number] {
  const sum = { ...one };
  for (const field of CHANNEL_FIELDS) {
    const values = [one[field], other[field]].filter(Boolean) as string[];
    const numbers = values.map((value) => readTyped(value, FIELD_KINDS[field]).value);
    const unread = values[numbers.indexOf(undefined)];
    const total = numbers.reduce((all = 0, value = 0) => all + value, 0);
    if (values.length > 0) sum[field] = unread ?? figureOf(String(total), field);
  }
  return sum;
}

/**
 * Combines the rows of each channel, because a report by day or by device has several. A row without a name is the sum of
 * the others and is dropped.
 */
function byChannel(block: PastedRows): PastedRows {
  const channels = new Map<string, PastedRows[number]>();
  for (const row of block) {
    if (!row.channel) continue;
    const before = channels.get(row.channel);
    channels.set(row.channel, before ? added(before, row) : row);
  }
  return channels.size > 0 ? [...channels.values()] : block;
}

/**
 * Returns the channels of pasted rows with the figures for the table's fields. `at` is the column into which they were
 * pasted.
 */
export function blockOf({ rows, columns: known }: PastedSheet, at: TableColumn): PastedRows {
  // Rows with names begin at the channel column, wherever they are pasted. Rows of figures alone begin at the column of the
  // paste, or at the first column of figures.
  const hasNames = rows.every(([first = '']) => first && !isFigure(first));
  const columns = known ?? COLUMNS.slice(hasNames ? 0 : Math.max(1, COLUMNS.indexOf(at)));
  if (!columns.some(Boolean)) return [];
  const counted = known ? rows.filter((row) => !row.some((cell) => TOTAL_CELL.test(cell))) : rows;
  const block = counted.map((row): PastedRows[number] => {
    const cells = columns.flatMap((column, index) => {
      const cell = row[index];
      if (!column || cell === undefined) return [];
      return [[column, column === 'channel' ? cleanName(cell) : figureOf(cell, column)]];
    });
    return Object.fromEntries(cells);
  });
  return byChannel(block.filter(({ channel = '' }) => !TOTAL_NAME.test(channel)));
}

/** Returns the channels of a pasted text; undefined for one cell or one line of text. */
export function pastedBlock(pasted: string, at: TableColumn): PastedRows | undefined {
  const sheet = readSheet(pasted);
  return sheet && blockOf(sheet, at);
}

const isBlank = (channel: TypedChannel) => CHANNEL_FIELDS.every((field) => !channel[field].trim());

/**
 * Returns the table with the pasted rows, from row `from` on, as many as fit. Rows with names are a whole table, so blank
 * rows after them are removed.
 */
export function withBlock({ channels, ...firm }: TypedTable, block: PastedRows, from: number) {
  const next = nextId(channels);
  const taken = block.slice(0, CHANNELS_MAX - from);
  const filled = taken.map(({ channel, ...figures }, index): TypedChannel => {
    const row = channels[from + index];
    // A row with another name does not get the figures of the row that it replaces.
    const isSame = row && (channel === undefined || channel === row.name);
    const before = isSame ? row : { id: row?.id ?? next + index, name: '', ...BLANK_CHANNEL };
    return { ...before, ...figures, name: channel ?? before.name };
  });
  const hasNames = taken.some(({ channel }) => channel);
  const after = channels.slice(from + taken.length).filter((each) => !hasNames || !isBlank(each));
  const table = { ...firm, channels: [...channels.slice(0, from), ...filled, ...after] };
  return { table, rows: taken.length, leftOut: block.length - taken.length };
}
