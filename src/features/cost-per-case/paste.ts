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

/** A column of the table: the name, then its figures. */
export type TableColumn = 'channel' | ChannelField;
const COLUMNS: readonly TableColumn[] = ['channel', ...CHANNEL_FIELDS];

const list = ([text = '']: TemplateStringsArray): readonly string[] =>
  text.split('|').map((name) => name.trim());

/**
 * The exact names that spreadsheets of firms, Google Ads, Meta, Google Analytics and CallRail give to their columns, in lower
 * case and without a unit in dollars. Of several names of one column the first counts. Budgets, prices of a click, conversions
 * and results are in no list: the first two are no cost, and the others may count anything.
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

/** "Amount spent (USD)" and "Spend, $" as the lists above have them. */
const plainName = (head: string) =>
  head
    .toLowerCase()
    .replace(/(?:, \$|, us dollars| \(\$\)| \(usd\))$/, '')
    .trim();
/** Columns that name the currency of an export. */
const CURRENCIES: readonly string[] = ['currency code', 'currency'];
const FOREIGN = /^(?!USD)[A-Z]{3}$/;

/** One line is a row if it has so many cells; more are needed where two cells may be one amount: "Ads, 9,000". */
const LINE_CELLS = 3;
const SURE_LINE_CELLS = 5;
const THOUSANDS = /, *\$?\d{1,3},\d{3}(?!\d)/;
/** A year over a column names it. */
const YEAR = /^(?:19|20)\d\d$/;

/** Matches cells that show an empty value or a failed division. */
const ZERO = /^\$? ?[-\u2012-\u2014\u2212]$/;
const NO_VALUE = /^(?:#.*|n\/?a|--)$/i;
/**
 * Matches rows with a sum of other rows, which would count them twice: as the name of a row, and in any of its cells.
 */
const TOTAL_NAME =
  /^(?:(?:grand |sub-?)?totals?(?:: .*)?|sum|all|all channels|counted channels|overall)$/i;
const TOTAL_CELL = /^(?:grand total|subtotal|totals?(?:: .*)?)$/i;

const isNumber = (cell: string) => readTyped(cell, 'dollars').value !== undefined;
const isFigure = (cell: string) => ZERO.test(cell) || NO_VALUE.test(cell) || isNumber(cell);

/** Cells as a spreadsheet copies them or a file has them: in quotes when a cell contains a separator or a new line. */
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

/** Pasted rows. `columns`: the meaning of each cell, when a row of names defines it. */
export type PastedSheet = {
  rows: string[][];
  columns?: readonly (TableColumn | undefined)[];
  /** Names of the columns that are left out. */
  leftOut: readonly string[];
};

/**
 * The rows under a row of names; undefined where this row has none. Of a table whose names are all unknown nothing is
 * taken: its first column may have the names of clients.
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

/** Lines above the names, such as the report's title and its days, are no rows. */
function findHeads(cells: string[][]): PastedSheet | undefined {
  for (const [index, row] of cells.entries()) {
    const sheet = underHeads(row, cells.slice(index + 1), index === 0);
    if (sheet) return sheet;
  }
  return undefined;
}

const isBlankOrFigure = (cell: string) => !cell || isFigure(cell);
/** Names with figures, without heads. A row of other texts, such as a list of clients, is none. */
const isPlainList = (rows: readonly string[][]) =>
  rows.every(
    ([name = '', ...figures]) =>
      name && !isFigure(name) && figures.some(isNumber) && figures.every(isBlankOrFigure),
  );
const isFigures = (rows: readonly string[][]) => rows.every((row) => row.every(isBlankOrFigure));

/** "1.450,50" of a file with semicolons as "1450.50". */
const pointed = (cell: string) =>
  cell.replace(
    /^(\d{1,3}(?:\.\d{3})+|\d+),(\d{1,2})$/,
    (_, whole: string, cents: string) => `${whole.replaceAll('.', '')}.${cents}`,
  );

/** Returns pasted text as rows; undefined for one cell or one line of text, which the field takes itself. */
export function readSheet(pasted: string): PastedSheet | undefined {
  const text = pasted
    .replace(/^\uFEFF/, '')
    .replace(/\r\n?/g, '\n')
    .replace(/\n+$/, '');
  const byTabs = cellsOf(text, '\t');
  // Files that are saved where a comma is the decimal sign have semicolons between cells.
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
  // "9,000" alone is one amount, so that commas separate cells only beside names.
  const rows = [cells, byTabs].find(isPlainList) ?? (isFigures(byTabs) ? byTabs : undefined);
  return rows ? { rows, leftOut: [] } : { rows: [], columns: [], leftOut: [] };
}

function figureOf(cell: string, field: ChannelField) {
  if (ZERO.test(cell)) return '0';
  if (NO_VALUE.test(cell)) return '';
  const { value } = readTyped(cell, FIELD_KINDS[field]);
  // The field shows what cannot be read, with a message.
  return value === undefined ? cell.slice(0, TYPED_MAX_CHARS) : formatNumber(value);
}

/** Rows of a block, each with the figures it has. */
export type PastedRows = Partial<Record<TableColumn, string>>[];

/** Two rows of one channel as one; a figure that cannot be read stays for its field to show. */
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

/** A report by day or by device has a row for each; a channel has one. A row without a name is the sum of the others. */
function byChannel(block: PastedRows): PastedRows {
  const channels = new Map<string, PastedRows[number]>();
  for (const row of block) {
    if (!row.channel) continue;
    const before = channels.get(row.channel);
    channels.set(row.channel, before ? added(before, row) : row);
  }
  return channels.size > 0 ? [...channels.values()] : block;
}

/** The channels of a sheet, with what it has for the fields of the table; `at` is the column that it was pasted into. */
export function blockOf({ rows, columns: known }: PastedSheet, at: TableColumn): PastedRows {
  // Names begin with the channel wherever they are pasted, figures alone at the first field that takes figures.
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

/** The channels of a pasted text; undefined for one cell or one line of text. */
export function pastedBlock(pasted: string, at: TableColumn): PastedRows | undefined {
  const sheet = readSheet(pasted);
  return sheet && blockOf(sheet, at);
}

const isBlank = (channel: TypedChannel) => CHANNEL_FIELDS.every((field) => !channel[field].trim());

/**
 * A table with a block in it from the row on, as many rows as it can hold. A block with names is a table of its own: blank
 * rows after it go.
 */
export function withBlock({ channels, ...firm }: TypedTable, block: PastedRows, from: number) {
  const next = nextId(channels);
  const taken = block.slice(0, CHANNELS_MAX - from);
  const filled = taken.map(({ channel, ...figures }, index): TypedChannel => {
    const row = channels[from + index];
    // A row of another name does not take over the figures of the one that it replaces.
    const isSame = row && (channel === undefined || channel === row.name);
    const before = isSame ? row : { id: row?.id ?? next + index, name: '', ...BLANK_CHANNEL };
    return { ...before, ...figures, name: channel ?? before.name };
  });
  const hasNames = taken.some(({ channel }) => channel);
  const after = channels.slice(from + taken.length).filter((each) => !hasNames || !isBlank(each));
  const table = { ...firm, channels: [...channels.slice(0, from), ...filled, ...after] };
  return { table, rows: taken.length, leftOut: block.length - taken.length };
}
