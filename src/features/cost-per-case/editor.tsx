import { type ClipboardEvent, memo } from 'react';
import { MAX_NUMBER_LENGTH } from '../../text/typed-number.ts';
import { Button } from '../../ui/button.tsx';
import { classNames } from '../../ui/class-names.ts';
import { Field } from '../../ui/field.tsx';
import { isServer } from '../tools/is-server.ts';
import { Unavailable } from '../tools/unavailable.tsx';
import { FIGURES_ANCHOR } from './address.ts';
import { confidenceText, leftOutText, neededChangesText, openingText, rowTexts } from './answer.ts';
import {
  ANSWER_COLUMN,
  ChannelRow,
  FIELD_CLASSES,
  ROW_CLASSES,
  SUBGRID_CLASSES,
} from './channel-row.tsx';
import { MAX_CHANNELS, mostUrgent, type TableInput, type TableResult } from './figures.ts';
import { dollars } from './money.ts';
import type { CostCopy } from './page-schema.ts';
import type { TableColumn } from './paste.ts';
import { scaleTicks } from './range.ts';
import { RowAnswer, Scale } from './row-answer.tsx';
import type { TableHandlers, UndoableChange } from './use-table.ts';

export const COST_ANSWER_ID = 'cost-answer';

const FIRM_FIELDS = [
  ['firmFee', 'averageFee'],
  ['share', 'share'],
] as const;

function AnswerToAll({ channels, total, paidSigned }: TableResult) {
  const leftOutNote = leftOutText(channels);
  const confidence = total && confidenceText(total, paidSigned);
  const change = total?.change && neededChangesText(total);
  return (
    <div>
      <p
        id={COST_ANSWER_ID}
        tabIndex={-1}
        className="text-h3/8 font-heavy tracking-heading focus:outline-none lg:pr-24"
      >
        {openingText(total)}
      </p>
      <p className="mt-1 text-ink-2">{[confidence, change].filter(Boolean).join(' ')}</p>
      {leftOutNote && <p className="mt-1">{leftOutNote}</p>}
    </div>
  );
}

function pasteTarget({ id, name }: HTMLInputElement): [TableColumn, number?] {
  const channel = /^channel-(\d+)-/.exec(id)?.[1];
  return channel === undefined ? ['channel'] : [name as TableColumn, Number(channel)];
}

type EditorProps = {
  table: TableInput;
  tableResult: TableResult;
  allName: string;
  copy: CostCopy;
  isExample: boolean;
  undo: UndoableChange | undefined;
  handlers: TableHandlers;
};

export const Editor = memo(function Editor(props: EditorProps) {
  const { table, tableResult, allName, copy, isExample, undo, handlers } = props;
  const { editor, chart } = copy;
  const { channels } = table;
  const { total, ceilingCents } = tableResult;
  const answers = [...tableResult.channels, { answer: total }].flatMap(
    ({ answer }) => answer ?? [],
  );
  const ticks = scaleTicks(answers, total?.ceilingCents);
  const scaleEndCents = ticks.at(-1) ?? 1;
  const mostUrgentChannel = mostUrgent(tableResult.channels);
  const onPaste = (event: ClipboardEvent<HTMLElement>) => {
    if (!(event.target instanceof HTMLInputElement)) return;
    if (!handlers.paste(event.clipboardData.getData('text/plain'), ...pasteTarget(event.target)))
      return;
    event.preventDefault();
  };
  return (
    <div id={FIGURES_ANCHOR} onPaste={onPaste}>
      <Unavailable copy={copy} className="mb-7" />
      <div className="grid grid-cols-[minmax(0,1fr)] gap-x-14 gap-y-5 lg:grid-cols-[minmax(0,27rem)_minmax(0,1fr)]">
        <div className="needs-script no-print">
          <Button
            {...(!isExample && { look: 'secondary', size: 'small' })}
            disabled={isServer}
            onClick={handlers.clear}
          >
            {isExample ? copy.begin : editor.clear}
          </Button>
          <div className="mt-4 grid grid-cols-2 gap-x-3 sm:gap-x-5">
            {FIRM_FIELDS.map(([name, field]) => (
              <Field
                key={name}
                prefix="cost"
                name={name}
                label={editor[field]}
                className={classNames(SUBGRID_CLASSES, FIELD_CLASSES)}
                inputMode="decimal"
                autoComplete="off"
                maxLength={MAX_NUMBER_LENGTH}
                value={table[field]}
                error={tableResult.faults[field]}
                onChange={({ target }) => handlers.changeFirm(field, target.value)}
              />
            ))}
          </div>
          {isExample && <p className="mt-3 text-sm/5 text-ink-2">{copy.exampleNote}</p>}
        </div>
        <AnswerToAll {...tableResult} />
      </div>
      <p className="mt-5 text-sm/5 text-ink-2">
        <span>{`${chart.key} `}</span>
        <span
          className={classNames('lg:block', ceilingCents !== undefined && 'font-semibold text-red')}
        >
          {ceilingCents === undefined
            ? chart.noLimit
            : chart.limit.replace('{limit}', dollars(ceilingCents))}
        </span>
      </p>
      <div className="mt-3 border-y border-ink">
        {channels.map((channel, index) => (
          <ChannelRow
            key={channel.id}
            channel={channel}
            isFirst={index === 0}
            firmFee={table.averageFee}
            channelResult={tableResult.channels.find(({ id }) => id === channel.id)}
            copy={editor}
            scaleEndCents={scaleEndCents}
            isAdviceOpen={mostUrgentChannel?.id === channel.id}
            onChange={handlers.change}
            onRemove={channels.length > 1 ? handlers.remove : undefined}
          />
        ))}
        {total && (
          <div className={classNames(ROW_CLASSES, 'border-t-2 border-ink')}>
            <p className="col-span-full flex flex-wrap justify-between gap-x-4 lg:col-span-6 print:col-span-1">
              <b>{allName}</b>
              <span className="text-ink-2">{rowTexts(total).total}</span>
            </p>
            <div data-side={total.side} className={ANSWER_COLUMN}>
              <RowAnswer answer={total} scaleEndCents={scaleEndCents} />
              <Scale ticks={ticks} />
            </div>
          </div>
        )}
      </div>
      {/* This notice sticks to the lower edge of the screen. */}
      {undo && (
        <p
          role="status"
          className="wizard-buttons no-print mt-3 flex bg-fog flex-wrap items-center gap-x-3 text-note/6"
        >
          <span className="wrap-anywhere">{undo.text}</span>
          {undo.before !== undo.after && (
            <button
              type="button"
              className="text-link min-h-11"
              onClick={() => handlers.undo(undo)}
            >
              {editor.undo}
            </button>
          )}
        </p>
      )}
      <div className="needs-script no-print">
        <p className="mt-4 max-w-measure text-note/6 text-ink-2">
          {channels.length === MAX_CHANNELS ? editor.full : copy.ownNote}
        </p>
        <div className="mt-3 flex flex-wrap gap-3">
          {channels.length < MAX_CHANNELS && (
            <Button look="secondary" size="small" disabled={isServer} onClick={handlers.add}>
              {editor.add}
            </Button>
          )}
          <Button look="dark" size="small" type="submit" disabled={isServer}>
            {editor.answer}
          </Button>
        </div>
      </div>
    </div>
  );
});
