import { memo, useSyncExternalStore } from 'react';
import { Button } from '../../ui/button.tsx';
import { Field } from '../../ui/field.tsx';
import { NOT_YET } from '../tools/not-yet.ts';
import { Unavailable } from '../tools/unavailable.tsx';
import { answerTo } from './answer.ts';
import { withOneMore } from './example.ts';
import {
  CHANNELS_MAX,
  type ChannelField,
  NAME_MAX_CHARS,
  type ReadChannel,
  type ReadTable,
  type TypedChannel,
  type TypedTable,
} from './figures.ts';
import { rangeText } from './money.ts';
import type { CostWords } from './page-schema.ts';
import { countDoubt, shortAnswer } from './sentences.ts';
import type { TableRun } from './table-run.ts';
import { TYPED_MAX_CHARS } from './typed-number.ts';

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

type EditorProps = {
  run: TableRun;
  /** What follows from the table, a moment after it. */
  read: ReadTable;
  words: CostWords;
  isExample: boolean;
  change: ChannelProps['onChange'];
  remove(id: number): void;
  begin(): void;
  /** Rows come or go; `focus` is the id of the field that takes the focus. */
  step(next: TypedTable, focus: string): void;
};

/** The figures: two of the firm, six of each channel. Of the whole tool it alone is drawn again with each key. */
export const Editor = memo(function Editor({
  run,
  read,
  words,
  isExample,
  change,
  remove,
  begin,
  step,
}: EditorProps) {
  const { editor } = words;
  const table = useSyncExternalStore(run.subscribe, run.table, run.table);
  const { channels } = table;
  const add = withOneMore(table);
  return (
    <div className="needs-script no-print mt-12">
      <Unavailable words={words} className="mb-7" />
      <h3 className="text-h3 font-[820]">{editor.heading}</h3>
      <p className="mt-2 max-w-measure text-ink-2">{isExample ? words.exampleNote : words.ownNote}</p>
      <Button look="secondary" size="small" className="mt-4" disabled={NOT_YET} onClick={begin}>
        {words.begin}
      </Button>
      <div className="cost-lines mt-7 grid grid-cols-2 gap-x-3 sm:gap-x-5 lg:max-w-[46rem]">
        <Field
          prefix="cost"
          name="firmFee"
          {...editor.averageFee}
          inputMode="decimal"
          autoComplete="off"
          maxLength={TYPED_MAX_CHARS}
          value={table.averageFee}
          error={read.faults.averageFee}
          onChange={({ target }) => run.type({ ...table, averageFee: target.value })}
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
          onChange={({ target }) => run.type({ ...table, share: target.value })}
        />
      </div>
      <div className="cost-channels mt-7">
        {channels.map((channel) => (
          <ChannelRow
            key={channel.id}
            channel={channel}
            read={read.channels.find(({ id }) => id === channel.id)}
            words={editor}
            onChange={change}
            onRemove={channels.length > 1 ? remove : undefined}
          />
        ))}
      </div>
      {channels.length === CHANNELS_MAX && <p className="mt-5 text-note/6 text-ink-2">{editor.full}</p>}
      <div className="mt-5 flex flex-wrap gap-3">
        {channels.length < CHANNELS_MAX && (
          <Button
            look="secondary"
            size="small"
            disabled={NOT_YET}
            onClick={() => step(add, `channel-${add.channels.at(-1)?.id}-channel`)}
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
