import { COST_PATH } from '../cost-per-case/address.ts';
import { DocumentBand } from '../exhibits/document-band.tsx';
import { Sheet, SheetTable } from '../exhibits/sheet.tsx';
import type { MonthlyFigures } from './figures.ts';
import { type BandPage, MONTHLY_TABLE_PDF, type MonthlyTableWords } from './schema.ts';
import './monthly-table.css';

/** The sample of the monthly table: its words, and the figures worked out from the calculator's example. */
export type MonthlyTable = {
  words: MonthlyTableWords;
  figures: MonthlyFigures;
  /** Where the whole of it is: the page of a service whose deliverable it is. */
  wholeAt: string | undefined;
};

/** Columns by what they hold, each with how it is set. A phone has no room for those of WIDE. */
const WIDE = 'monthly-wide';
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

type Figures = MonthlyFigures['rows'][number];

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

/** The lines and columns that there is room for, and the line for all channels. */
function Table({
  table: { words, figures },
  columns = ALL,
  rows = figures.rows,
}: {
  table: MonthlyTable;
  columns?: readonly Column[];
  rows?: readonly Figures[];
}) {
  const lineOf = (row: MonthlyFigures['total']) => ({
    name: row.name,
    cells: columns.slice(1).map((column) => cellOf(row, column)),
  });
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
 * The monthly table across the page on dark ground, with the reader's notes in its margin. `short`: its first rows, one for
 * the rest, and the way to the whole one. Nothing where the page has no words for it.
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
  const { words, wholeAt } = table;
  const { heading, text } = band;
  return (
    <DocumentBand id="monthly-table" heading={heading} intro={text}>
      <Sheet
        title={words.title}
        stamp={words.stamp}
        className="sheet-wide monthly-table mt-9 lg:mt-14"
      >
        {short ? (
          <Table
            table={table}
            rows={table.figures.short}
            columns={['channel', 'signed', 'perCase', 'verdict']}
          />
        ) : (
          <Table table={table} />
        )}
        {!short && (
          <dl className="mt-5">
            {words.lines.map(({ term, text }) => (
              <div key={term} className="py-1.5 md:grid md:grid-cols-[11rem_1fr] md:gap-4">
                <dt className="font-bold">{term}</dt>
                <dd className="text-ink-2">{text}</dd>
              </div>
            ))}
          </dl>
        )}
      </Sheet>
      {!short && (
        <p className="mt-6 max-w-measure text-note/6 text-night-2">{table.figures.caption}</p>
      )}
      <p className="mt-6 flex flex-wrap gap-4">
        <a href={MONTHLY_TABLE_PDF} className="text-link">
          {words.pdf}
        </a>
        {short && wholeAt && (
          <a href={wholeAt} className="text-link">
            {words.whole}
          </a>
        )}
        {!short && (
          <a href={COST_PATH} className="text-link">
            {words.calculator}
          </a>
        )}
      </p>
    </DocumentBand>
  );
}

/** The first rows of the table and one for the rest in a narrow column, and the way to the whole of it. */
export function MonthlyTableCrop({ table }: { table: MonthlyTable }) {
  const { words } = table;
  return (
    <Sheet title={words.title} stamp={words.stamp} className="monthly-crop">
      <Table table={table} rows={table.figures.short} columns={['channel', 'signed', 'perCase']} />
      <p className="sheet-foot text-sm text-ink-2">
        <a href="#monthly-table" className="font-semibold text-ink underline underline-offset-4">
          {words.whole}
        </a>
      </p>
    </Sheet>
  );
}
