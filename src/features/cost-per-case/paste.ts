import { TYPED_MAX_CHARS } from '../../text/typed-number.ts';
import { cleanName } from './address.ts';
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

/** A column of the table: the name, then its figures. */
export type Column = 'channel' | ChannelField;
const COLUMNS: readonly Column[] = ['channel', ...CHANNEL_FIELDS];

/** Cells of a spreadsheet as they are copied: lines of tabs, in quotes where a cell holds either. */
const CELL = /("(?:[^"]|"")*"|[^\t\n]*)(\t|\n|$)/g;

function cellsOf(text: string): string[][] {
  const rows: string[][] = [[]];
  for (const [, cell = '', end] of text.matchAll(CELL)) {
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

/** What a column holds, by its head. An average is no fee of an agency, and what is worked out is worked out anew. */
const HEADS: readonly (readonly [RegExp, Column | undefined])[] = [
  [/\b(av(era)?g|average|own fee)/i, 'averageFee'],
  [/\bper\b|rate\b|range|gap|ceiling|break|\bend\b|%/i, undefined],
  [/channel|source|medium|campaign/i, 'channel'],
  [/fees?\b|agency|retainer/i, 'fees'],
  [/signed|case|client|retained|hired/i, 'signed'],
  [/inquir|enquir|lead|call|contact/i, 'inquiries'],
  [/spend|spent|cost|paid|budget|amount/i, 'spend'],
];
const columnOf = (head: string) => HEADS.find(([pattern]) => pattern.test(head))?.[1];

const isNumber = (cell: string | undefined) => readTyped(cell ?? '', 'dollars').value !== undefined;

/** The columns that the first row names, each once; undefined where it is a row like the others. */
function headsOf([first = []]: readonly string[][]): (Column | undefined)[] | undefined {
  const found = first.map(columnOf);
  if (first.some(isNumber) || found.filter(Boolean).length < 2) return undefined;
  return found.map((column, index) => (found.indexOf(column) === index ? column : undefined));
}

/** A sum of the rows above it would count them twice. */
const TOTAL = /^(?:grand )?(?:totals?|sum|all|all channels|counted channels|overall)$/i;
/** How a sheet shows nothing, and what it could not divide. */
const NONE = /^\$? ?[-\u2012-\u2014\u2212]$/;
const NO_VALUE = /^(?:#.*|n\/?a)$/i;

function figureOf(cell: string, field: ChannelField) {
  if (NONE.test(cell)) return '0';
  if (NO_VALUE.test(cell)) return '';
  const { value } = readTyped(cell, FIELD_KINDS[field]);
  // What cannot be read is said at its field.
  return (
    value?.toLocaleString('en-US', { maximumFractionDigits: 2 }) ?? cell.slice(0, TYPED_MAX_CHARS)
  );
}

/** Rows of a block, each with the figures it has. */
export type Block = Partial<Record<Column, string>>[];

/** Rows of a spreadsheet pasted at a column; undefined for what is one cell, which a field takes by itself. */
export function pastedBlock(pasted: string, at: Column): Block | undefined {
  const text = pasted.replace(/\r\n?/g, '\n').replace(/\n+$/, '');
  if (!/[\t\n]/.test(text)) return undefined;
  const all = cellsOf(text);
  const heads = headsOf(all);
  const rows = heads ? all.slice(1) : all;
  // Without names the figures begin where figures can stand.
  const isNameless = at === 'channel' && rows.every(([first]) => isNumber(first));
  const columns = heads ?? COLUMNS.slice(COLUMNS.indexOf(at) + (isNameless ? 1 : 0));
  const block = rows.map((row) =>
    Object.fromEntries(
      columns.flatMap((column, index) => {
        const cell = row[index];
        if (!column || cell === undefined) return [];
        return [[column, column === 'channel' ? cleanName(cell) : figureOf(cell, column)]];
      }),
    ),
  );
  const counted = block.filter(({ channel }) => !TOTAL.test(channel ?? ''));
  return counted.length > 0 ? counted : undefined;
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
