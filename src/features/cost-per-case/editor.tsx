import { type ClipboardEvent, Fragment, memo, useState, useSyncExternalStore } from 'react';
import { TYPED_MAX_CHARS } from '../../text/typed-number.ts';
import { Button } from '../../ui/button.tsx';
import { Field } from '../../ui/field.tsx';
import { isServer } from '../tools/is-server.ts';
import { Unavailable } from '../tools/unavailable.tsx';
import { cleanName, FIGURES } from './address.ts';
import { ChannelRow } from './channel-row.tsx';
import type { Column } from './export-columns.ts';
import { CHANNELS_MAX, type ReadTable, type TypedTable, withOneMore } from './figures.ts';
import { counted, dollars } from './money.ts';
import type { CostWords } from './page-schema.ts';
import { RowBar, RowFigure, rowsOf, Scale } from './range-chart.tsx';
import { scaleTicks } from './range-shapes.ts';
import { missing, mostUrgent, opening, support, whatWouldChange } from './sentences.ts';
import type { CostStore } from './state.ts';
import type { TableHandle, Undo } from './use-table.ts';

/** Id of the sentence to which the answer's button leads. */
export const COST_ANSWER = 'cost-answer';

/** The firm's own fields, by the names of their inputs. */
const FIRM_FIELDS = [
  ['firmFee', 'averageFee'],
  ['share', 'share'],
] as const;

/** What was done, as a text. */
function undoText(undo: Undo, words: CostWords['editor']) {
  if (undo.did === 'cleared') return words.cleared;
  if (undo.did === 'removed') return words.removed.replace('{name}', undo.name);
  const rows = (count: number) => counted(count, 'row');
  return [
    words.pasted.replace('{rows}', rows(undo.rows)),
    undo.leftOut > 0 && words.tooMany.replace('{rows}', rows(undo.leftOut)),
    undo.unknown.length > 0 &&
      words.unknownColumns.replace('{columns}', undo.unknown.map(cleanName).join(', ')),
  ]
    .filter(Boolean)
    .join(' ');
}

/** Shows what was done, where it was done, with the button that takes it back. */
function Undone({
  undo,
  words,
  onUndo,
}: {
  undo: Undo;
  words: CostWords['editor'];
  onUndo(): void;
}) {
  return (
    <p role="status" className="flex flex-wrap items-center gap-x-3 text-note/6">
      <span className="wrap-anywhere">{undoText(undo, words)}</span>
      <button type="button" className="text-link min-h-11" onClick={onUndo}>
        {words.undo}
      </button>
    </p>
  );
}

/** The answer for all channels, and the figures that support it. */
function AnswerToAll({ read }: { read: ReadTable }) {
  const { all } = read;
  const leftOut = missing(read);
  return (
    <div>
      <p
        id={COST_ANSWER}
        tabIndex={-1}
        className="text-h3/8 font-heavy tracking-heading focus:outline-none lg:pr-24"
      >
        {opening(read)}
      </p>
      <p className="mt-1 text-ink-2">
        {[support(all, read.paidSigned), all?.change && whatWouldChange(all)]
          .filter(Boolean)
          .join(' ')}
      </p>
      {leftOut && <p className="mt-1">{leftOut}</p>}
    </div>
  );
}

type EditorProps = {
  store: CostStore;
  /** What follows from the table `of`, a moment after that shows. */
  read: ReadTable;
  of: TypedTable;
  words: CostWords;
  isExample: boolean;
  undo: Undo | undefined;
  handle: TableHandle;
};

/** Where in the table something is pasted: a column, and the channel's id unless it is a field of the firm. */
function pastedAt({ id, name }: HTMLInputElement): [Column, number?] {
  const channel = /^channel-(\d+)-/.exec(id)?.[1];
  return channel === undefined ? ['channel'] : [name as Column, Number(channel)];
}

/**
 * The figures, two of the firm and six of each channel, and beside each channel what they come to. Of the whole tool it
 * alone is drawn again with each key.
 */
export const Editor = memo(function Editor(props: EditorProps) {
  const { store, read, of, words, isExample, handle } = props;
  const { editor } = words;
  const table = useSyncExternalStore(store.subscribe, store.state, store.state);
  const undo = props.undo?.after === table ? props.undo : undefined;
  const { channels } = table;
  const add = withOneMore(table);
  const { rows, all } = rowsOf(read, words.advice);
  const limit = read.ceilingCents;
  const ticks = scaleTicks(
    [...rows, ...(all ? [all] : [])].map(({ answer }) => answer),
    all?.answer.ceilingCents ?? 0,
  );
  const end = ticks.at(-1) ?? 1;
  // One advice at a time, under its row. Which one is not thought over with every key.
  const [chosen, choose] = useState<number | 'none'>();
  const advised = rows.filter(({ answer }) => answer.side);
  const first = advised.find(({ id }) => id === chosen) ?? mostUrgent(advised);
  const shown = chosen === 'none' ? chosen : first?.id;
  if (of === table && typeof shown === 'number' && shown !== chosen) choose(shown);
  const onPaste = (event: ClipboardEvent<HTMLElement>) => {
    if (!(event.target instanceof HTMLInputElement)) return;
    if (!handle.paste(event.clipboardData.getData('text/plain'), ...pastedAt(event.target))) return;
    event.preventDefault();
    choose(undefined);
  };
  const place = undo && 'place' in undo ? undo.place : undefined;
  const undone = undo && <Undone undo={undo} words={editor} onUndo={() => handle.undo(undo)} />;
  const undoneHere = <div className="no-print border-t border-line py-2">{undone}</div>;
  return (
    <div id={FIGURES.anchor} onPaste={onPaste}>
      <Unavailable words={words} className="mb-7" />
      <div className="grid grid-cols-[minmax(0,1fr)] gap-x-14 gap-y-5 lg:grid-cols-[minmax(0,27rem)_minmax(0,1fr)]">
        <div className="needs-script no-print">
          <div id={FIGURES.bar} className="flex flex-wrap items-center gap-x-5 gap-y-2">
            <Button
              {...(!isExample && { look: 'secondary', size: 'small' })}
              disabled={isServer}
              onClick={handle.clear}
            >
              {isExample ? words.begin : editor.clear}
            </Button>
            {place === undefined && undone}
          </div>
          <div className="cost-lines mt-4 grid grid-cols-2 gap-x-3 sm:gap-x-5">
            {FIRM_FIELDS.map(([name, field]) => (
              <Field
                key={name}
                prefix="cost"
                name={name}
                {...editor[field]}
                inputMode="decimal"
                autoComplete="off"
                maxLength={TYPED_MAX_CHARS}
                value={table[field]}
                error={read.faults[field]}
                onChange={({ target }) => handle.changeFirm(field, target.value)}
              />
            ))}
          </div>
          {isExample && <p className="mt-3 text-sm/5 text-ink-2">{words.exampleNote}</p>}
        </div>
        <AnswerToAll read={read} />
      </div>
      <p className="mt-5 text-sm/5 text-ink-2">
        <span>{`${words.chart.key} `}</span>
        <span className={limit === undefined ? undefined : 'font-semibold text-red'}>
          {limit === undefined
            ? words.chart.noLimit
            : words.chart.limit.replace('{limit}', dollars(limit))}
        </span>
      </p>
      <div className="cost-channels mt-3 border-y border-ink">
        {channels.map((channel, index) => (
          <Fragment key={channel.id}>
            {place === index && undoneHere}
            <ChannelRow
              channel={channel}
              firmFee={table.averageFee}
              read={read.channels.find(({ id }) => id === channel.id)}
              words={words}
              end={end}
              isAlone={rows.length === 1}
              isChosen={shown === channel.id}
              onChoose={choose}
              onChange={handle.change}
              onRemove={channels.length > 1 ? handle.remove : undefined}
            />
          </Fragment>
        ))}
        {place === channels.length && undoneHere}
        {all && (
          <div className="cost-all break-inside-avoid">
            <p className="col-span-full flex flex-wrap justify-between gap-x-4 lg:col-span-6">
              <b>{all.name}</b>
              <span className="text-ink-2">
                {`${dollars(all.answer.costCents)} for ${counted(all.answer.signed, 'case')}`}
              </span>
            </p>
            <div className="cost-row-answer text-note/6">
              <RowFigure answer={all.answer} />
              <RowBar row={all} end={end} words={words.chart} />
              <Scale ticks={ticks} />
            </div>
          </div>
        )}
      </div>
      <p className="needs-script no-print mt-4 max-w-measure text-note/6 text-ink-2">
        {channels.length === CHANNELS_MAX ? editor.full : words.ownNote}
      </p>
      <div className="needs-script no-print mt-3 flex flex-wrap gap-3">
        {channels.length < CHANNELS_MAX && (
          <Button
            look="secondary"
            size="small"
            disabled={isServer}
            onClick={() => handle.step(add, `channel-${add.channels.at(-1)?.id}-channel`)}
          >
            {editor.add}
          </Button>
        )}
        <Button look="dark" size="small" type="submit" disabled={isServer}>
          {editor.answer}
        </Button>
      </div>
    </div>
  );
});
