import { Fragment } from 'react';
import { COST_PATH } from '../cost-per-case/address.ts';
import { DocumentBand } from '../exhibits/document-band.tsx';
import { Sheet, SheetTable } from '../exhibits/sheet.tsx';
import type { MonthlyFigures } from './figures.ts';
import { type BandPage, MONTHLY_TABLE_PDF, type MonthlyTableCopy } from './schema.ts';
import './monthly-table.css';

/** The sample of the monthly table: its texts, and the figures computed from the calculator's example. */
export type MonthlyTable = {
  words: MonthlyTableCopy;
  figures: MonthlyFigures;
  /** The address of the page with the whole table: the service that delivers the table. */
  wholeAt: string | undefined;
};

/** The class of columns that a phone does not show. */
const WIDE = 'monthly-wide';
/** The class of each column. */
const COLUMNS = {
  channel: undefined,
  cost: `figure ${WIDE}`,
  signed: 'figure',
  perCase: 'figure',
  before: `figure ${WIDE}`,
  verdict: 'figure monthly-verdict',
} as const;
type Column = keyof typeof COLUMNS;
const ALL = Object.keys(COLUMNS) as Column[];

function cellOf(row: MonthlyFigures['total'], column: Column) {
  if (column === 'channel') return row.name;
  if (column !== 'perCase') return row[column];
  return (
    row.perCase && (
      <>
        <b>{row.perCase}</b> <small>{row.range}</small>
      </>
    )
  );
}

/**
 * Shows all rows and columns, or with `short` only the first rows and these columns; at the end, the row for all channels.
 */
function Table({
  table: { words, figures },
  short,
}: {
  table: MonthlyTable;
  short?: readonly Column[] | undefined;
}) {
  const columns = short ?? ALL;
  const lineOf = (row: MonthlyFigures['total']) => ({
    name: row.name,
    cells: columns.slice(1).map((column) => cellOf(row, column)),
  });
  const rows = short ? figures.short : figures.rows;
  return (
    <SheetTable
      caption={words.title}
      columns={columns.map((column) => words.columns[ALL.indexOf(column)] ?? '')}
      classes={columns.map((column) => COLUMNS[column])}
      lines={rows.map((row) => ({ ...lineOf(row), look: row.look, note: row.note }))}
      total={lineOf(figures.total)}
    />
  );
}

/**
 * Shows the monthly table across the page on a dark background, with notes in its margin. `short` shows only the first
 * rows, one row for the rest, and a link to the whole table. Shows nothing if the page has no texts for the table.
 */
export function MonthlyTableBand({
  table,
  page,
  short = false,
}: {
  table: MonthlyTable | undefined;
  page: BandPage;
  short?: boolean;
}) {
  const band = table?.words.bands[page];
  if (!(table && band)) return null;
  const { words, figures } = table;
  const next = short
    ? { href: table.wholeAt, name: words.whole }
    : { href: COST_PATH, name: words.calculator };
  return (
    <DocumentBand id="monthly-table" heading={band.heading} intro={band.text}>
      <Sheet
        title={words.title}
        stamp={words.stamp}
        className="sheet-wide monthly-table mt-9 lg:mt-14"
      >
        <Table
          table={table}
          short={short ? ['channel', 'signed', 'perCase', 'verdict'] : undefined}
        />
        {!short && (
          <dl className="mt-5 md:grid md:grid-cols-[11rem_1fr] md:gap-x-4">
            {words.lines.map(({ term, text }) => (
              <Fragment key={term}>
                <dt className="pt-1.5 font-bold">{term}</dt>
                <dd className="pb-1.5 text-ink-2 md:pt-1.5">{text}</dd>
              </Fragment>
            ))}
          </dl>
        )}
      </Sheet>
      {!short && <p className="mt-6 max-w-measure text-note/6 text-night-2">{figures.caption}</p>}
      <p className="mt-6 flex flex-wrap gap-4">
        <a href={MONTHLY_TABLE_PDF} className="text-link">
          {words.pdf}
        </a>
        {next.href && (
          <a href={next.href} className="text-link">
            {next.name}
          </a>
        )}
      </p>
    </DocumentBand>
  );
}

/** Shows the first rows of the table in a narrow column, one row for the rest, and a link to the whole table. */
export function MonthlyTableCrop({ table }: { table: MonthlyTable }) {
  const { words } = table;
  return (
    <Sheet title={words.title} stamp={words.stamp} className="monthly-crop">
      <Table table={table} short={['channel', 'signed', 'perCase']} />
      <p className="sheet-foot text-sm text-ink-2">
        <a href="#monthly-table" className="font-semibold text-ink underline underline-offset-4">
          {words.whole}
        </a>
      </p>
    </Sheet>
  );
}
