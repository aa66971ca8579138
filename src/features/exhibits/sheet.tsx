import './sheet.css';
import { Fragment, type ReactNode } from 'react';
import { classNames } from '../../ui/class-names.ts';
import { GlossedText } from '../../ui/glossed-text.tsx';
import { Cites } from '../../ui/sources.tsx';
import type { SheetContent, SheetNote } from './sheet-schema.ts';

export function Sheet({
  title,
  stamp,
  className,
  children,
}: {
  title: string;
  stamp: string;
  className?: string;
  children: ReactNode;
}) {
  return (
    <figure className={classNames('sheet as-printed', className)}>
      <figcaption className="sheet-head flex flex-wrap items-baseline justify-between gap-x-5 border-b-2 border-ink pb-2.5">
        <b className="min-w-0 font-heavy tracking-heading text-balance wrap-anywhere">{title}</b>{' '}
        <span>{stamp}</span>
      </figcaption>
      {children}
    </figure>
  );
}

function MarginNote({ note }: { note: SheetNote }) {
  return (
    <div className="margin-note">
      <p>{note.text}</p>{' '}
      <p>
        {note.by} / {note.on}
      </p>
    </div>
  );
}

const HEAD_CLASSES = 'pt-2.5 pb-2 text-xs/4.5 align-bottom font-semibold text-ink-2';

export type SheetLine = {
  name: string;
  cells: readonly ReactNode[];
  look?: 'marked' | 'struck' | undefined;
  note?: SheetNote | undefined;
};

/** `classes` has an entry for each column. */
export function SheetTable({
  caption,
  columns,
  classes,
  lines,
  total,
}: {
  caption: string;
  columns: readonly string[];
  classes: readonly (string | undefined)[];
  lines: readonly SheetLine[];
  total?: SheetLine;
}) {
  const renderRow = ({ name, cells, look }: SheetLine) => (
    <tr className={look}>
      <th scope="row">{name}</th>
      {cells.map((cell, index) => (
        <td key={columns[index + 1]} className={classes[index + 1]}>
          {cell}
        </td>
      ))}
    </tr>
  );
  return (
    <table className="ruled">
      <caption className="sr-only">{caption}</caption>
      <thead>
        <tr>
          {columns.map((column, index) => (
            <th key={column} scope="col" className={classNames(HEAD_CLASSES, classes[index])}>
              {column}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {lines.map((line) => (
          <Fragment key={line.name}>
            {renderRow(line)}
            {line.note && (
              <tr>
                <td colSpan={columns.length}>
                  <MarginNote note={line.note} />
                </td>
              </tr>
            )}
          </Fragment>
        ))}
      </tbody>
      {total && <tfoot>{renderRow(total)}</tfoot>}
    </table>
  );
}

const EDIT_MARKS = /(==.+?==|~~.+?~~|\+\+.+?\+\+)/;

function EditedText({ text }: { text: string }) {
  return text.split(EDIT_MARKS).map((part) => {
    const inner = part.slice(2, -2);
    if (part.startsWith('==')) return <mark key={part}>{inner}</mark>;
    if (part.startsWith('~~')) return <del key={part}>{inner}</del>;
    if (part.startsWith('++')) return <ins key={part}>{inner}</ins>;
    return <GlossedText key={part} text={part} />;
  });
}

function PointTable({
  sheet: { title, points },
}: {
  sheet: Extract<SheetContent, { kind: 'points' }>;
}) {
  return (
    <table className="ruled two-columns">
      <caption className="sr-only">{title}</caption>
      <tbody>
        {points.map((point) => (
          <Fragment key={point.title}>
            <tr>
              <th scope="row">{point.title}</th>
              <td>
                <EditedText text={point.text} />
                {point.cites && <Cites numbers={point.cites} />}
              </td>
            </tr>
            {point.note && (
              <tr>
                <td colSpan={2}>
                  <MarginNote note={point.note} />
                </td>
              </tr>
            )}
          </Fragment>
        ))}
      </tbody>
    </table>
  );
}

const FIGURE = /^(\$?\d[\d,.]*( KB| s)?|none)?$/;

/** A sheet without notes needs no margin. */
function wideClasses(sheet: SheetContent) {
  if (sheet.kind !== 'points') return 'sheet-wide sheet-words';
  return sheet.points.some(({ note }) => note) ? 'sheet-wide' : 'sheet-wide sheet-whole';
}

function SheetBody({ sheet }: { sheet: SheetContent }) {
  if (sheet.kind === 'points') return <PointTable sheet={sheet} />;
  if (sheet.kind === 'text')
    return sheet.blocks.map(({ label, text, note }) => (
      <Fragment key={text}>
        {label && <p className="mt-2.5 text-xs sm:mt-4 font-[650] text-ink-2">{label}</p>}
        <p className="sheet-text">
          <EditedText text={text} />
        </p>
        {note && <MarginNote note={note} />}
      </Fragment>
    ));
  return (
    <SheetTable
      caption={sheet.title}
      columns={sheet.columns}
      classes={sheet.columns.map((_, index) =>
        sheet.rows.every(({ cells }) => FIGURE.test(cells[index] ?? '')) ? 'figure' : undefined,
      )}
      lines={sheet.rows.map(({ cells: [name = '', ...cells], ...line }) => ({
        name,
        cells,
        ...line,
      }))}
    />
  );
}

export function SheetDocument({
  sheet,
  wide = false,
  className,
}: {
  sheet: SheetContent;
  wide?: boolean;
  className?: string;
}) {
  const { title, stamp = '', foot } = sheet;
  return (
    <Sheet
      title={title}
      stamp={stamp}
      className={classNames(wide && wideClasses(sheet), className)}
    >
      <SheetBody sheet={sheet} />
      {foot && <p className="sheet-foot max-w-[60em] text-sm text-ink-2">{foot}</p>}
    </Sheet>
  );
}

export function DocumentBand({
  id,
  heading,
  intro,
  children,
}: {
  id: string;
  heading: string;
  intro?: ReactNode;
  children: ReactNode;
}) {
  const headingId = `${id}-band`;
  const title = (
    <h2 id={headingId} className="max-w-[17em] text-h2">
      {heading}
    </h2>
  );
  return (
    <section
      id={id}
      aria-labelledby={headingId}
      className="on-night bleed mt-section bg-ink py-8 text-paper sm:py-12 lg:mt-14 lg:py-14"
    >
      {intro ? (
        <div className="grid break-after-avoid gap-x-16 gap-y-4 lg:grid-cols-[minmax(0,1fr)_minmax(0,28rem)] lg:items-end">
          {title}
          <p className="max-w-measure text-night-2">{intro}</p>
        </div>
      ) : (
        title
      )}
      {children}
    </section>
  );
}
