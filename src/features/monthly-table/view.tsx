import { Fragment } from 'react';
import { COST_PATH } from '../cost-per-case/address.ts';
import { DocumentBand, Sheet, SheetTable } from '../exhibits/sheet.tsx';
import type { MonthlyFigures } from './figures.ts';
import { MONTHLY_TABLE_PDF, type MonthlyTableCopy, type PageWithTable } from './schema.ts';
import './monthly-table.css';

export type MonthlyTable = {
  copy: MonthlyTableCopy;
  figures: MonthlyFigures;
  wholeTableHref: string | undefined;
};

const HIDDEN_ON_PHONES = 'monthly-wide';
const COLUMN_CLASSES = {
  channel: undefined,
  cost: `figure ${HIDDEN_ON_PHONES}`,
  signed: 'figure',
  perCase: 'figure',
  before: `figure ${HIDDEN_ON_PHONES}`,
  verdict: 'figure monthly-verdict',
} as const;
type Column = keyof typeof COLUMN_CLASSES;
const ALL_COLUMNS = Object.keys(COLUMN_CLASSES) as Column[];

function cellContent(row: MonthlyFigures['total'], column: Column) {
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

/** A table with `shortColumns` also has fewer rows. */
function Table({
  table: { copy, figures },
  shortColumns,
}: {
  table: MonthlyTable;
  shortColumns?: readonly Column[] | undefined;
}) {
  const columns = shortColumns ?? ALL_COLUMNS;
  const sheetLine = (row: MonthlyFigures['total']) => ({
    name: row.name,
    cells: columns.slice(1).map((column) => cellContent(row, column)),
  });
  const rows = shortColumns ? figures.shortRows : figures.rows;
  return (
    <SheetTable
      caption={copy.title}
      columns={columns.map((column) => ({
        name: copy.columns[ALL_COLUMNS.indexOf(column)] ?? '',
        className: COLUMN_CLASSES[column],
      }))}
      lines={rows.map((row) => ({ ...sheetLine(row), look: row.look, note: row.note }))}
      total={sheetLine(figures.total)}
    />
  );
}

type MonthlyTableBandProps = {
  table: MonthlyTable | undefined;
  page: PageWithTable;
  isShort?: boolean;
};

/**
 * A short table links to the whole table. If the page has no texts for the table, nothing is shown.
 */
export function MonthlyTableBand({ table, page, isShort = false }: MonthlyTableBandProps) {
  const band = table?.copy.bands[page];
  if (!(table && band)) return null;
  const { copy, figures } = table;
  const link = isShort
    ? { href: table.wholeTableHref, name: copy.whole }
    : { href: COST_PATH, name: copy.calculator };
  return (
    <DocumentBand id="monthly-table" heading={band.heading} intro={band.text}>
      <Sheet
        title={copy.title}
        stamp={copy.stamp}
        className="sheet-wide monthly-table mt-9 lg:mt-14"
      >
        <Table
          table={table}
          shortColumns={isShort ? ['channel', 'signed', 'perCase', 'verdict'] : undefined}
        />
        {!isShort && (
          <dl className="mt-5 md:grid md:grid-cols-[11rem_1fr] md:gap-x-4">
            {copy.lines.map(({ term, text }) => (
              <Fragment key={term}>
                <dt className="pt-1.5 font-bold">{term}</dt>
                <dd className="pb-1.5 text-ink-2 md:pt-1.5">{text}</dd>
              </Fragment>
            ))}
          </dl>
        )}
      </Sheet>
      {!isShort && <p className="mt-6 max-w-measure text-note/6 text-night-2">{figures.caption}</p>}
      <p className="mt-6 flex flex-wrap gap-4">
        <a href={MONTHLY_TABLE_PDF} className="text-link">
          {copy.pdf}
        </a>
        {link.href && (
          <a href={link.href} className="text-link">
            {link.name}
          </a>
        )}
      </p>
    </DocumentBand>
  );
}

export function MonthlyTableCrop({ table }: { table: MonthlyTable }) {
  const { copy } = table;
  return (
    <Sheet title={copy.title} stamp={copy.stamp} className="monthly-crop">
      <Table table={table} shortColumns={['channel', 'signed', 'perCase']} />
      <p className="sheet-foot text-sm text-ink-2">
        <a href="#monthly-table" className="font-semibold text-ink underline underline-offset-4">
          {copy.whole}
        </a>
      </p>
    </Sheet>
  );
}
