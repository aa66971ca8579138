import { ArrowRight } from '../../ui/icons.tsx';
import { COST_PATH } from '../cost-per-case/address.ts';
import { Sheet, type SheetLine, SheetTable } from '../exhibits/sheet.tsx';
import type { MonthlyFigures } from './figures.ts';
import { MONTHLY_TABLE_PDF } from './pdf-path.ts';
import type { MonthlyTableWords } from './schema.ts';
import './monthly-table.css';

/** The sample of the monthly table: its words, and the figures worked out from the calculator's example. */
export type MonthlyTable = { words: MonthlyTableWords; figures: MonthlyFigures };

/** On a phone three columns stay: the others are said in the notes and in the lines below. */
const WIDE = 'monthly-wide';
const CLASSES = [
  undefined,
  `figure ${WIDE}`,
  'figure',
  'figure',
  'figure monthly-before',
  `monthly-next ${WIDE}`,
];

type Row = Omit<MonthlyFigures['rows'][number], 'look' | 'note'> & Pick<SheetLine, 'look' | 'note'>;

function lineOf({ name, cost, signed, perCase, range, before, next, look, note }: Row): SheetLine {
  const each = perCase && (
    <>
      <b>{perCase}</b> <small>{range}</small>
    </>
  );
  return { name, look, note, cells: [cost, signed, each, before, next] };
}

const totalOf = ({ total }: MonthlyFigures): Row => ({ ...total, look: undefined, note: undefined });

function Table({ table: { words, figures }, rows }: { table: MonthlyTable; rows: readonly Row[] }) {
  return (
    <SheetTable
      caption={words.title}
      columns={words.columns}
      classes={CLASSES}
      lines={rows.map(lineOf)}
      total={lineOf(totalOf(figures))}
    />
  );
}

/** The monthly table across the page on dark ground, with the reader's notes in its margin. `short`: without its last lines. */
export function MonthlyTableBand({ table, short = false }: { table: MonthlyTable; short?: boolean }) {
  const { words, figures } = table;
  return (
    <section
      id="monthly-table"
      aria-labelledby="monthly-table-heading"
      className="on-night mt-18 bg-ink text-paper lg:mt-26"
    >
      <div className="page py-14 lg:py-22">
        <h2 id="monthly-table-heading" className="max-w-[15em] text-h2">
          {words.heading}
        </h2>
        <p className="mt-5 max-w-measure text-lede/8 text-night-2">{words.text}</p>
        <Sheet title={words.title} stamp={words.stamp} className="sheet-wide monthly-table mt-9 lg:mt-12">
          <Table table={table} rows={figures.rows} />
          {!short && (
            <dl className="monthly-lines">
              {words.lines.map(({ term, text }) => (
                <div key={term}>
                  <dt>{term}</dt>
                  <dd>{text}</dd>
                </div>
              ))}
            </dl>
          )}
        </Sheet>
        <p className="mt-5 max-w-[46em] text-note/6 text-night-2">{words.caption}</p>
        <p className="mt-3 flex flex-wrap gap-x-8 gap-y-2 text-note/6">
          <a href={MONTHLY_TABLE_PDF} className="text-link">
            {words.pdf}
            <ArrowRight size={18} strokeWidth={1.5} />
          </a>
          <a href={COST_PATH} className="text-link">
            {words.calculator}
            <ArrowRight size={18} strokeWidth={1.5} />
          </a>
        </p>
      </div>
    </section>
  );
}

/** How many lines a column beside a headline has room for. */
const CROPPED = 4;
/** The columns that it has room for: channel, signed cases, cost of each. */
const KEPT = [0, 2, 3] as const;
const cropped = ({ cells, ...line }: SheetLine): SheetLine => ({ ...line, cells: [cells[1], cells[2]] });

/** The first lines of the table in a narrow column, and the way to the whole of it. */
export function MonthlyTableCrop({ table }: { table: MonthlyTable }) {
  const { words, figures } = table;
  return (
    <Sheet title={words.title} stamp={words.stamp} className="monthly-crop">
      <SheetTable
        caption={words.title}
        columns={KEPT.map((column) => words.columns[column] ?? '')}
        classes={KEPT.map((column) => CLASSES[column])}
        lines={figures.rows.slice(0, CROPPED).map((row) => cropped(lineOf(row)))}
        total={cropped(lineOf(totalOf(figures)))}
      />
      <p className="sheet-foot">
        <a href="#monthly-table" className="font-semibold text-ink underline underline-offset-4">
          The whole table, with its notes
        </a>
      </p>
    </Sheet>
  );
}
