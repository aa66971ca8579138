import { TYPED_MAX_CHARS } from '../../text/typed-number.ts';
import { cleanName } from './address.ts';
import { type Column, type Heads, headsOf } from './export-columns.ts';
import {
  BLANK,
  CHANNEL_FIELDS,
  CHANNELS_MAX,
  type ChannelField,
  FIELD_KINDS,
  type TypedChannel,
  type TypedTable,
} from './figures.ts';
import { readTyped } from './typed-number.ts';

const COLUMNS: readonly Column[] = ['channel', ...CHANNEL_FIELDS];

/** Cells as a spreadsheet copies them, and as a file has them: in quotes where a cell holds a separator or a new line. */
const CELLS = {
  tabs: /("(?:[^"]|"")*"|[^\t\n]*)(\t|\n|$)/g,
  commas: /("(?:[^"]|"")*"|[^,\n]*)(,|\n|$)/g,
} as const;

function cellsOf(text: string, pattern: RegExp): string[][] {
  const rows: string[][] = [[]];
  for (const [, cell = '', end] of text.matchAll(pattern)) {
    rows.at(-1)?.push(
      cell
        .replace(/^"([\s\S]*)"$/, '$1')
        .replaceAll('""', '"')
        .replace(/\s+/g, ' ')
        .trim(),
    );
    if (!end) break;
    if (end === '\n') rows.push([]);
  }
  return rows.filter((row) => row.some(Boolean));
}

const isNumber = (cell: string | undefined) => readTyped(cell ?? '', 'dollars').value !== undefined;

/** How a sheet shows nothing, and what it could not divide. */
const NONE = /^\$? ?[-\u2012-\u2014\u2212]$/;
const NO_VALUE = /^(?:#.*|n\/?a|--)$/i;
const isFigure = (cell: string) => NONE.test(cell) || NO_VALUE.test(cell) || isNumber(cell);

/** A sum of the rows above it would count them twice: as a name, and as products write it anywhere in a row. */
const TOTAL_NAME =
  /^(?:(?:grand |sub-?)?totals?(?:: .*)?|sum|all|all channels|counted channels|overall)$/i;
const TOTAL_CELL = /^(?:grand total|subtotal|totals?(?:: .*)?)$/i;

/** What was pasted: its rows, and the meaning of their columns where there is a row of names. */
type Sheet = { rows: string[][]; heads: Heads | undefined };

/** Lines above the heads, such as the report's name and its days, are no rows. */
function withHeads(all: string[][]): Sheet | undefined {
  for (const [index, row] of all.entries()) {
    const rows = all.slice(index + 1);
    const heads = row.some(isNumber) ? undefined : headsOf(row, rows, COLUMNS);
    if (heads) return { rows, heads };
  }
  return undefined;
}

/** A first row of words over a row with a figure: names that nobody knows. Only its first column is taken, as names. */
function withUnknownHeads(all: string[][]): Sheet | undefined {
  const [first = [], ...rows] = all;
  const isHeads = first.length > 1 && first.every((cell) => cell && !isFigure(cell));
  if (!isHeads || !rows[0]?.slice(1).some(isNumber)) return undefined;
  const columns = first.map((_, index) => (index === 0 ? ('channel' as const) : undefined));
  return { rows, heads: { columns, unknown: first.slice(1), isReport: false } };
}

/** Names and figures between commas, without heads: "9,000" alone is one amount. */
const isPlainList = (rows: readonly string[][]) =>
  rows.every(
    ([name = '', ...figures]) =>
      name !== '' &&
      !isFigure(name) &&
      figures.some(isNumber) &&
      figures.every((cell) => cell === '' || isFigure(cell)),
  );

/** The rows of a text with several cells; undefined for one cell, which a field takes by itself. */
function sheetOf(pasted: string): Sheet | undefined {
  const text = pasted
    .replace(/^\uFEFF/, '')
    .replace(/\r\n?/g, '\n')
    .replace(/\n+$/, '');
  if (!/[\t\n]/.test(text)) return undefined;
  const byTabs = cellsOf(text, CELLS.tabs);
  const byCommas = text.includes('\t') ? [] : cellsOf(text, CELLS.commas);
  const isCommas = byCommas.length > 0 && isPlainList(byCommas);
  return (
    withHeads(byTabs) ??
    withHeads(byCommas) ??
    withUnknownHeads(byTabs) ??
    withUnknownHeads(byCommas) ?? { rows: isCommas ? byCommas : byTabs, heads: undefined }
  );
}

function figureOf(cell: string, field: ChannelField) {
  if (NONE.test(cell)) return '0';
  if (NO_VALUE.test(cell)) return '';
  const { value } = readTyped(cell, FIELD_KINDS[field]);
  // The field shows what cannot be read, with a message.
  return (
    value?.toLocaleString('en-US', { maximumFractionDigits: 2 }) ?? cell.slice(0, TYPED_MAX_CHARS)
  );
}

/** Rows of a block, each with the figures it has. */
export type Block = Partial<Record<Column, string>>[];

/** Two rows of one channel as one; a figure that cannot be read stays for its field to show. */
function added(one: Block[number], other: Block[number]): Block[number] {
  const sums = CHANNEL_FIELDS.flatMap((field): [ChannelField, string][] => {
    const [first, second] = [one[field], other[field]];
    if (!first || !second) return first || second ? [[field, first || second || '']] : [];
    const [left, right] = [first, second].map((cell) => readTyped(cell, FIELD_KINDS[field]).value);
    if (left === undefined || right === undefined)
      return [[field, left === undefined ? first : second]];
    return [[field, figureOf(String(Math.round((left + right) * 100) / 100), field)]];
  });
  return { ...one, ...Object.fromEntries(sums) };
}

/** A report by day or by device has a row for each; a channel has one. */
function byChannel(block: Block): Block {
  const channels = new Map<string, Block[number]>();
  for (const row of block) {
    const before = channels.get(row.channel ?? '');
    channels.set(row.channel ?? '', before ? added(before, row) : row);
  }
  return [...channels.values()];
}

/** The last row of a spreadsheet may be its sums, without a name. */
function withoutSum(block: Block): Block {
  const [last, ...before] = block.toReversed();
  const [first, ...others] = before;
  if (last?.channel !== '' || !first || others.length === 0) return block;
  const sums = others.reduce(added, first);
  const isSum = CHANNEL_FIELDS.every((field) => !last[field] || last[field] === sums[field]);
  return isSum ? block.slice(0, -1) : block;
}

/** Rows of a spreadsheet or an export pasted at a column; undefined for one cell, which a field takes by itself. */
export function pastedBlock(pasted: string, at: Column): Block | undefined {
  const sheet = sheetOf(pasted);
  if (!sheet) return undefined;
  const { rows, heads } = sheet;
  // Without names the figures begin at the first field that takes figures.
  const isNameless = at === 'channel' && rows.every(([first]) => isNumber(first));
  const columns = heads?.columns ?? COLUMNS.slice(COLUMNS.indexOf(at) + (isNameless ? 1 : 0));
  const counted = heads ? rows.filter((row) => !row.some((cell) => TOTAL_CELL.test(cell))) : rows;
  const block = counted.map((row) =>
    Object.fromEntries(
      columns.flatMap((column, index) => {
        const cell = row[index];
        if (!column || cell === undefined) return [];
        return [[column, column === 'channel' ? cleanName(cell) : figureOf(cell, column)]];
      }),
    ),
  );
  const channels = block.filter(({ channel }) => !TOTAL_NAME.test(channel ?? ''));
  const isNamed = heads?.isReport && columns.includes('channel');
  const own = isNamed ? byChannel(channels.filter(({ channel }) => channel)) : withoutSum(channels);
  return own.length > 0 ? own : undefined;
}

/** Names of the pasted columns whose meaning is not known for sure; their figures are left out. */
export function unknownColumns(pasted: string): readonly string[] {
  return sheetOf(pasted)?.heads?.unknown ?? [];
}

const isBlank = (channel: TypedChannel) => CHANNEL_FIELDS.every((field) => !channel[field].trim());

/**
 * A table with a block in it from the row on, as many rows as it can hold. A block with names is a table of its own: blank
 * rows after it go.
 */
export function withBlock({ channels, ...firm }: TypedTable, block: Block, from: number) {
  const next = Math.max(-1, ...channels.map(({ id }) => id)) + 1;
  const taken = block.slice(0, CHANNELS_MAX - from);
  const filled = taken.map(({ channel, ...figures }, index): TypedChannel => {
    const before = channels[from + index] ?? { id: next + index, name: '', ...BLANK };
    return { ...before, ...figures, name: channel ?? before.name };
  });
  const hasNames = taken.some(({ channel }) => channel);
  const after = channels.slice(from + taken.length).filter((each) => !hasNames || !isBlank(each));
  const table: TypedTable = {
    ...firm,
    channels: [...channels.slice(0, from), ...filled, ...after],
  };
  return { table, rows: taken.length, leftOut: block.length - taken.length };
}
