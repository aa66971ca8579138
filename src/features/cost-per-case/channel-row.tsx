import { memo, useState } from 'react';
import { TYPED_MAX_CHARS } from '../../text/typed-number.ts';
import { afterPaint } from '../../ui/after-paint.ts';
import { classNames } from '../../ui/class-names.ts';
import { Field } from '../../ui/field.tsx';
import { isServer } from '../tools/is-server.ts';
import type { Answer } from './answer.ts';
import {
  type ChannelField,
  NAME_MAX_CHARS,
  type ReadChannel,
  type TypedChannel,
} from './figures.ts';
import type { CostWords } from './page-schema.ts';
import { RowBar, RowFigure } from './range-chart.tsx';
import { countDoubt, nextStep, verdict, whatWouldChange, wordOf } from './sentences.ts';

/** Fields of a row after its name, in their order. */
const COLUMNS = [
  ['spend', 'spend', 'decimal'],
  ['fees', 'fees', 'decimal'],
  ['inquiries', 'inquiries', 'numeric'],
  ['signed', 'signed', 'numeric'],
  ['averageFee', 'ownFee', 'decimal'],
] as const satisfies readonly (readonly [
  ChannelField,
  keyof CostWords['editor'],
  'decimal' | 'numeric',
])[];

type ChannelFieldProps = {
  id: number;
  field: ChannelField;
  label: string;
  inputMode: 'decimal' | 'numeric';
  value: string;
  placeholder: string | undefined;
  error: string | undefined;
  onChange: ChannelRowProps['onChange'];
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

const ROW = 'cost-channel cost-lines break-inside-avoid max-sm:py-2.75';

/** The word for a row, and where it lies to the ceiling. */
const WORD = 'stands as-printed inline-block px-2 sm:min-w-25';
const SIDES = {
  under: 'border-ink bg-ink text-paper',
  over: 'border-red bg-paper text-red',
  across: 'bg-paper',
} as const;

/** What a row comes to, beside its fields: the cost, a word for it, and its range drawn. */
function RowAnswer({
  read,
  isChosen,
  end,
  words,
  onChoose,
}: ChannelRowProps & { read: ReadChannel }) {
  const { id, name, leftOut, answer } = read;
  const word = answer && wordOf(answer);
  return (
    <div className="cost-row-answer text-note/6">
      <span className="cost-row-label mb-1.5 self-end text-note/5 font-semibold">
        {words.editor.result}
      </span>
      <div>
        {leftOut && (
          <span className={leftOut === 'unreadable' ? 'text-sm/5 text-red' : 'text-sm/5'}>
            {words.editor[leftOut]}
          </span>
        )}
        {answer && (
          <>
            <div className="flex min-h-6 justify-between gap-x-3">
              <RowFigure answer={answer} />
              {word && (
                <button
                  type="button"
                  className="cost-word min-h-11 flex-none"
                  data-side={answer.side}
                  aria-expanded={isChosen}
                  aria-controls={isChosen ? `advice-${id}` : undefined}
                  disabled={isServer}
                  onClick={() => onChoose(isChosen ? 'none' : id)}
                >
                  <span className={classNames(WORD, SIDES[answer.side ?? 'across'])}>{word}</span>
                </button>
              )}
            </div>
            <RowBar row={{ id, name, answer }} end={end} words={words.chart} />
            {countDoubt(answer) && (
              <span className="mt-1 block text-sm/5">{countDoubt(answer)}</span>
            )}
          </>
        )}
      </div>
    </div>
  );
}

/** What to do with a channel, and why, under its row. */
function Advice({ id, answer, isAlone }: { id: number; answer: Answer; isAlone: boolean }) {
  return (
    <div
      id={`advice-${id}`}
      className="cost-advice double-rule col-span-full mt-3 max-w-200 pl-3.5 text-note/6"
    >
      <p className="font-semibold">{nextStep(answer)}</p>
      <p className="text-ink-2">{`${verdict(answer, isAlone)} ${whatWouldChange(answer)}`}</p>
    </div>
  );
}

type ChannelRowProps = {
  channel: TypedChannel;
  /** Counts where the channel has no fee of its own. */
  firmFee: string;
  read: ReadChannel | undefined;
  words: CostWords;
  /** Right end of the scale, in cents. */
  end: number;
  /** No other channel is counted. */
  isAlone: boolean;
  /** Its advice shows. */
  isChosen: boolean;
  onChoose(id: number | 'none'): void;
  onChange(id: number, field: ChannelField | 'name', value: string): void;
  /** Undefined for the last channel that is left. */
  onRemove: ((id: number) => void) | undefined;
};

/** One channel: its fields, and beside them what they come to. */
export const ChannelRow = memo(function ChannelRow(props: ChannelRowProps) {
  const { channel, firmFee, read, words, isAlone, isChosen, onChange, onRemove } = props;
  const { id } = channel;
  const { editor } = words;
  const name = read?.name ?? channel.name;
  // Few channels have either: on a phone they are folded until there is one, and then stay.
  const hasFees = [channel.fees, channel.averageFee].some((typed) => !['', '0'].includes(typed));
  const [showsFees, showFees] = useState(hasFees);
  if (hasFees && !showsFees) showFees(true);
  const addFees = () => {
    showFees(true);
    afterPaint(() => document.getElementById(`channel-${id}-fees`)?.focus());
  };
  return (
    <fieldset className={classNames(ROW, !showsFees && 'cost-no-fees')}>
      <legend className="cost-name font-bold">{name}</legend>
      <Field
        prefix={`channel-${id}`}
        name="channel"
        label={editor.channel.label}
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
          label={editor[label].label}
          inputMode={inputMode}
          value={channel[field]}
          error={read?.faults[field]}
          placeholder={field === 'averageFee' ? firmFee : undefined}
          onChange={onChange}
        />
      ))}
      {read ? (
        <RowAnswer {...props} read={read} />
      ) : (
        <div className="cost-row-answer text-note/6" />
      )}
      {!showsFees && (
        <button
          type="button"
          className="cost-add-fees text-link needs-script no-print mr-9 min-h-11 text-sm sm:hidden"
          disabled={isServer}
          onClick={addFees}
        >
          {editor.addFees}
        </button>
      )}
      {onRemove && (
        <button
          type="button"
          className="cost-remove icon-btn needs-script no-print max-sm:-mr-3 lg:-mx-1.25"
          aria-label={`${editor.remove} ${name}`}
          disabled={isServer}
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
      {isChosen && read?.answer && <Advice id={id} answer={read.answer} isAlone={isAlone} />}
    </fieldset>
  );
});
