import { Fragment, memo, useSyncExternalStore } from 'react';
import { Button } from '../../ui/button.tsx';
import { Field } from '../../ui/field.tsx';
import { NOT_YET } from '../tools/not-yet.ts';
import { Unavailable } from '../tools/unavailable.tsx';
import { answerTo } from './answer.ts';
import { withOneMore } from './example.ts';
import {
  CHANNELS_MAX,
  type ChannelField,
  channelName,
  NAME_MAX_CHARS,
  type ReadChannel,
  type ReadTable,
  type TypedChannel,
} from './figures.ts';
import { rangeText } from './money.ts';
import type { CostWords } from './page-schema.ts';
import { FIGURES } from './places.ts';
import { countDoubt, shortAnswer } from './sentences.ts';
import type { TableRun } from './table-run.ts';
import { TYPED_MAX_CHARS } from './typed-number.ts';
import type { TableHandle, Undo } from './use-table.ts';

type Words = CostWords['editor'];

/** Fields of a row after its name, as they stand. */
const COLUMNS = [
  ['spend', 'spend', 'decimal'],
  ['fees', 'fees', 'decimal'],
  ['inquiries', 'inquiries', 'numeric'],
  ['signed', 'signed', 'numeric'],
  ['averageFee', 'ownFee', 'decimal'],
] as const satisfies readonly (readonly [ChannelField, keyof Words, 'decimal' | 'numeric'])[];

type ChannelFieldProps = {
  id: number;
  field: ChannelField;
  label: string;
  inputMode: 'decimal' | 'numeric';
  value: string;
  error: string | undefined;
  onChange: ChannelProps['onChange'];
};

/** Drawn again only when it changes: a key in one field, and a press that empties some, leave the others as they are. */
const Figure = memo(function Figure({ id, field, onChange, ...rest }: ChannelFieldProps) {
  return (
    <Field
      {...rest}
      prefix={`channel-${id}`}
      name={field}
      autoComplete="off"
      maxLength={TYPED_MAX_CHARS}
      onChange={({ target }) => onChange(id, field, target.value)}
    />
  );
});

type ChannelProps = {
  channel: TypedChannel;
  read: ReadChannel | undefined;
  words: Words;
  onChange(id: number, field: ChannelField | 'name', value: string): void;
  /** Undefined for the last channel that is left. */
  onRemove: ((id: number) => void) | undefined;
};

/** What a row comes to, beside it. */
function RowAnswer({ read, words }: Pick<ChannelProps, 'read' | 'words'>) {
  const leftOut = read?.leftOut;
  const answer = read?.figures && answerTo(read.figures);
  return (
    <div className="cost-row-answer text-note/6">
      <span className="cost-row-label text-sm/5 text-ink-2">{words.result}</span>
      {leftOut && (
        <span className={leftOut === 'unreadable' ? 'text-sm/5 text-red' : 'text-sm/5'}>
          {words[leftOut]}
        </span>
      )}
      {answer && (
        <>
          <b>{shortAnswer(answer)}</b>
          {answer.range && <span className="text-sm/5 text-ink-2">{` ${rangeText(answer.range)}`}</span>}
          {countDoubt(answer) && <span className="mt-1 block text-sm/5">{countDoubt(answer)}</span>}
        </>
      )}
    </div>
  );
}

const ChannelRow = memo(function ChannelRow({ channel, read, words, onChange, onRemove }: ChannelProps) {
  const { id } = channel;
  const name = read?.name ?? channel.name;
  return (
    <fieldset className="cost-channel cost-lines">
      <legend className="sr-only">{name}</legend>
      <Field
        prefix={`channel-${id}`}
        name="channel"
        label={words.channel.label}
        value={channel.name}
        placeholder={read?.name}
        maxLength={NAME_MAX_CHARS}
        autoComplete="off"
        onChange={({ target }) => onChange(id, 'name', target.value)}
      />
      {COLUMNS.map(([field, label, inputMode]) => (
        <Figure
          key={field}
          id={id}
          field={field}
          label={words[label].label}
          inputMode={inputMode}
          value={channel[field]}
          error={read?.faults[field]}
          onChange={onChange}
        />
      ))}
      <RowAnswer read={read} words={words} />
      {onRemove && (
        <button
          type="button"
          className="cost-remove icon-btn"
          aria-label={`${words.remove} ${name}`}
          disabled={NOT_YET}
          onClick={() => onRemove(id)}
        >
          <svg
            width="20"
            height="20"
            viewBox="0 0 24 24"
            fill="none"
            stroke="currentColor"
            strokeWidth="1.5"
            aria-hidden="true"
          >
            <path d="M18 6 6 18M6 6l12 12" />
          </svg>
        </button>
      )}
    </fieldset>
  );
});

/** Says what was taken away, where it stood, with the button that brings it back. */
function Undone({ said, undo, onUndo }: { said: string; undo: string; onUndo(): void }) {
  return (
    <p role="status" className="flex flex-wrap items-center gap-x-3 text-note/6">
      <span className="wrap-anywhere">{said}</span>
      <button type="button" className="text-link min-h-11" onClick={onUndo}>
        {undo}
      </button>
    </p>
  );
}

type EditorProps = {
  run: TableRun;
  /** What follows from the table, a moment after it. */
  read: ReadTable;
  words: CostWords;
  isExample: boolean;
  undo: Undo | undefined;
  handle: TableHandle;
};

/** The figures: two of the firm, six of each channel. Of the whole tool it alone is drawn again with each key. */
export const Editor = memo(function Editor({ run, read, words, isExample, undo, handle }: EditorProps) {
  const { editor } = words;
  const table = useSyncExternalStore(run.subscribe, run.table, run.table);
  const { channels } = table;
  const add = withOneMore(table);
  const undone = (said: string) =>
    undo && <Undone said={said} undo={editor.undo} onUndo={() => handle.undo(undo)} />;
  const removed = undo && 'channel' in undo ? undo : undefined;
  const wasRemoved = removed && (
    <div className="border-t border-line py-2">
      {undone(editor.removed.replace('{name}', channelName(removed.channel, removed.place)))}
    </div>
  );
  return (
    <div id={FIGURES.anchor} className="needs-script no-print mt-12">
      <Unavailable words={words} className="mb-7" />
      <h3 className="text-h3 font-[820]">{editor.heading}</h3>
      <p className="mt-2 max-w-measure text-ink-2">{isExample ? words.exampleNote : words.ownNote}</p>
      <div id={FIGURES.bar} className="mt-4 flex flex-wrap items-center gap-x-5">
        <Button look="secondary" size="small" disabled={NOT_YET} onClick={handle.clear}>
          {editor.clear}
        </Button>
        {!removed && undone(editor.cleared)}
      </div>
      <div className="cost-lines mt-5 grid grid-cols-2 gap-x-3 sm:gap-x-5 lg:max-w-[46rem]">
        <Field
          prefix="cost"
          name="firmFee"
          {...editor.averageFee}
          inputMode="decimal"
          autoComplete="off"
          maxLength={TYPED_MAX_CHARS}
          value={table.averageFee}
          error={read.faults.averageFee}
          onChange={({ target }) => handle.changeFirm('averageFee', target.value)}
        />
        <Field
          prefix="cost"
          name="share"
          {...editor.share}
          inputMode="decimal"
          autoComplete="off"
          maxLength={TYPED_MAX_CHARS}
          value={table.share}
          error={read.faults.share}
          onChange={({ target }) => handle.changeFirm('share', target.value)}
        />
      </div>
      <div className="cost-channels mt-7">
        {channels.map((channel, index) => (
          <Fragment key={channel.id}>
            {removed?.place === index && wasRemoved}
            <ChannelRow
              channel={channel}
              read={read.channels.find(({ id }) => id === channel.id)}
              words={editor}
              onChange={handle.change}
              onRemove={channels.length > 1 ? handle.remove : undefined}
            />
          </Fragment>
        ))}
        {removed?.place === channels.length && wasRemoved}
      </div>
      {channels.length === CHANNELS_MAX && <p className="mt-5 text-note/6 text-ink-2">{editor.full}</p>}
      <div className="mt-5 flex flex-wrap gap-3">
        {channels.length < CHANNELS_MAX && (
          <Button
            look="secondary"
            size="small"
            disabled={NOT_YET}
            onClick={() => handle.step(add, `channel-${add.channels.at(-1)?.id}-channel`)}
          >
            {editor.add}
          </Button>
        )}
        <Button look="dark" size="small" type="submit" disabled={NOT_YET}>
          {editor.answer}
        </Button>
      </div>
    </div>
  );
});
