import './sheet.css';
import { Fragment, type ReactNode } from 'react';
import { classNames } from '../../ui/class-names.ts';
import { GlossedText } from '../../ui/glossed-text.tsx';
import { Cites } from '../../ui/sources.tsx';
import type { SheetContent, SheetNote } from './schema.ts';

type SheetProps = {
  title: string;
  stamp: string;
  className?: string;
  children: ReactNode;
};

export function Sheet({ title, stamp, className, children }: SheetProps) {
  return (
    <figure className={classNames('sheet print-colors', className)}>
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

type SheetLine = {
  name: string;
  /** Shown instead of the name. */
  head?: ReactNode;
  cells: readonly ReactNode[];
  look?: 'marked' | 'struck' | undefined;
  note?: SheetNote | undefined;
};

type SheetTableProps = {
  caption: string;
  columns: readonly { name: string; className?: string | undefined }[];
  hasHead?: boolean;
  lines: readonly SheetLine[];
  total?: SheetLine;
  className?: string;
};

export function SheetTable({
  caption,
  columns,
  hasHead = true,
  lines,
  total,
  className,
}: SheetTableProps) {
  const renderRow = ({ name, head = name, cells, look }: SheetLine) => (
    <tr className={look}>
      <th scope="row">{head}</th>
      {columns.slice(1).map((column, index) => (
        <td key={column.name} className={column.className}>
          {cells[index]}
        </td>
      ))}
    </tr>
  );
  return (
    <table className={classNames('ruled', className)}>
      <caption className="sr-only">{caption}</caption>
      {hasHead && (
        <thead>
          <tr>
            {columns.map((column) => (
              <th
                key={column.name}
                scope="col"
                className={classNames(HEAD_CLASSES, column.className)}
              >
                {column.name}
              </th>
            ))}
          </tr>
        </thead>
      )}
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
    const innerText = part.slice(2, -2);
    if (part.startsWith('==')) return <mark key={part}>{innerText}</mark>;
    if (part.startsWith('~~')) return <del key={part}>{innerText}</del>;
    if (part.startsWith('++')) return <ins key={part}>{innerText}</ins>;
    return <GlossedText key={part} text={part} />;
  });
}

const FIGURE = /^(\$?\d[\d,.]*( KB| s)?|none)?$/;

/** A sheet without notes needs no margin. */
function wideClasses(sheet: SheetContent) {
  if (sheet.kind !== 'points') return 'sheet-wide sheet-roomy';
  return sheet.points.some(({ note }) => note) ? 'sheet-wide' : 'sheet-wide sheet-full-width';
}

function SheetBody({ sheet }: { sheet: SheetContent }) {
  if (sheet.kind === 'points')
    return (
      <SheetTable
        caption={sheet.title}
        columns={[{ name: 'Point' }, { name: 'Text' }]}
        hasHead={false}
        className="two-columns"
        lines={sheet.points.map(({ title, text, cites, note }) => ({
          name: title,
          cells: [
            <Fragment key={title}>
              <EditedText text={text} />
              {cites && <Cites numbers={cites} />}
            </Fragment>,
          ],
          note,
        }))}
      />
    );
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
      columns={sheet.columns.map((name, index) => {
        const hasFigures = sheet.rows.every(({ cells }) => FIGURE.test(cells[index] ?? ''));
        return { name, className: hasFigures ? 'figure' : undefined };
      })}
      lines={sheet.rows.map(({ cells: [name = '', ...cells], ...line }) => ({
        name,
        cells,
        ...line,
      }))}
    />
  );
}

type SheetDocumentProps = {
  sheet: SheetContent;
  isWide?: boolean;
  className?: string;
};

export function SheetDocument({ sheet, isWide = false, className }: SheetDocumentProps) {
  const { title, stamp = '', foot } = sheet;
  return (
    <Sheet
      title={title}
      stamp={stamp}
      className={classNames(isWide && wideClasses(sheet), className)}
    >
      <SheetBody sheet={sheet} />
      {foot && <p className="sheet-foot max-w-[60em] text-sm text-ink-2">{foot}</p>}
    </Sheet>
  );
}

type DocumentBandProps = {
  id: string;
  heading: string;
  intro?: ReactNode;
  children: ReactNode;
};

export function DocumentBand({ id, heading, intro, children }: DocumentBandProps) {
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
