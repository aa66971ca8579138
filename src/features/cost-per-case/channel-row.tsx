import { memo, useState } from 'react';
import { TYPED_MAX_CHARS } from '../../text/typed-number.ts';
import { afterPaint } from '../../ui/after-paint.ts';
import { classNames } from '../../ui/class-names.ts';
import { Field } from '../../ui/field.tsx';
import { ChevronDown, X } from '../../ui/icons.tsx';
import { isServer } from '../tools/is-server.ts';
import { changesNeeded, channelAdvice, rowTexts, verdictReason } from './answer.ts';
import {
  type ChannelField,
  NAME_MAX_CHARS,
  type ReadChannel,
  type TypedChannel,
} from './figures.ts';
import type { CostCopy } from './page-schema.ts';
import { RowAnswer, VERDICT } from './row-answer.tsx';

const COUNT_DOUBT =
  'You entered more cases than inquiries. Count each case in the month of its first contact.';

/**
 * Columns of a row. A phone shows the name, then three figures, then both fees; a wider window shows the name over five
 * figures. The answer is below them; in a wide window it is at the right. On paper and without JavaScript, a row is its
 * name and its answer.
 */
export const ROW =
  'relative grid grid-cols-6 gap-x-2 border-t border-line py-2.75 first:border-t-0 sm:grid-cols-5 sm:py-3.5 lg:grid-cols-[minmax(0,2.5fr)_repeat(2,minmax(0,1.1fr))_repeat(2,minmax(0,0.85fr))_minmax(0,1fr)_minmax(0,4.6fr)_2.25rem] lg:gap-x-2.5 lg:py-2 break-inside-avoid print:grid-cols-[1fr_2fr] print:gap-x-6 print:py-1.5 noscript:grid-cols-[1fr_2fr]';
export const ANSWER_COLUMN =
  'group col-span-full min-h-13 pt-2.5 text-note/6 lg:col-span-1 lg:col-start-7 lg:min-h-0 lg:pt-0 lg:pl-3 print:col-span-1 print:col-start-2 print:p-0 noscript:col-span-1 noscript:col-start-2';

/** Labels, fields and messages each have a line across the row, so that they align whatever their length. */
export const LINES = 'row-span-4 grid grid-rows-subgrid';
export const FIELD =
  'needs-script no-print items-start *:[label]:self-end *:[label]:text-balance *:[.control]:scroll-mb-48 *:[.control]:px-1.75 lg:*:[.control]:text-note';

const FEES = 'max-sm:order-1 max-sm:col-span-3 max-sm:pt-1.5';
/** Fields of a row in their order: name, column, input mode, classes. On a phone both fees come last. */
const COLUMNS = [
  ['name', 'channel', undefined, 'max-lg:col-span-full max-lg:mb-1.5 max-lg:*:[label]:sr-only'],
  ['spend', 'spend', 'decimal', 'max-sm:col-span-2'],
  ['fees', 'fees', 'decimal', FEES],
  ['inquiries', 'inquiries', 'numeric', 'max-sm:col-span-2'],
  ['signed', 'signed', 'numeric', 'max-sm:col-span-2'],
  ['averageFee', 'ownFee', 'decimal', FEES],
] as const;

type ChannelRowProps = {
  channel: TypedChannel;
  /** True for the first row, which shows the names of the columns. */
  isFirst: boolean;
  /** The average fee that applies if the channel has none. */
  firmFee: string;
  read: ReadChannel | undefined;
  words: CostCopy['editor'];
  /** Right end of the scale, in cents. */
  end: number;
  /** True if its advice shows at first. */
  isUrgent: boolean;
  onChange(id: number, field: ChannelField | 'name', value: string): void;
  /** Undefined for the only channel, which cannot be removed. */
  onRemove: ((id: number) => void) | undefined;
};

/** Shows the answer of a row or the reason why it is left out. A click on an answer with a verdict shows the advice. */
function RowResult({ read, words, end, isFirst, isUrgent }: ChannelRowProps) {
  const { leftOut, answer } = read ?? {};
  const { verdict } = rowTexts(answer);
  const hasDoubt = answer?.inquiries !== undefined && answer.signed > answer.inquiries;
  return (
    <div data-side={answer?.side} className={classNames(ANSWER_COLUMN, LINES, 'max-sm:order-2')}>
      <span
        className={
          isFirst
            ? 'mb-1.5 self-end text-note/5 font-semibold max-lg:sr-only print:sr-only'
            : 'sr-only'
        }
      >
        {words.result}
      </span>
      <div className={isFirst ? 'lg:row-[2/-1]' : 'row-[1/-1]'}>
        {leftOut && (
          <p className={classNames('text-sm/5', leftOut === 'unreadable' && 'text-red')}>
            {words[leftOut]}
          </p>
        )}
        {answer && !verdict && <RowAnswer answer={answer} end={end} />}
        {answer && verdict && (
          <details name="cost-advice" open={isUrgent}>
            <summary className="block cursor-pointer">
              <RowAnswer answer={answer} end={end}>
                <span className="flex items-start gap-1">
                  <span className={VERDICT}>{verdict}</span>
                  <ChevronDown
                    size={16}
                    strokeWidth={2}
                    className="no-print mt-1 in-open:rotate-180"
                  />
                </span>
              </RowAnswer>
            </summary>
            <p className="double-rule mt-2 pl-3.5 text-sm/5.5">
              <b>{`${channelAdvice(answer)} `}</b>
              <span className="text-ink-2">{`${verdictReason(answer)} ${changesNeeded(answer)}`}</span>
            </p>
          </details>
        )}
        {hasDoubt && <p className="mt-1 text-sm/5">{COUNT_DOUBT}</p>}
      </div>
    </div>
  );
}

/** Shows a channel: its fields, its result and its actions. */
export const ChannelRow = memo(function ChannelRow(props: ChannelRowProps) {
  const { channel, isFirst, firmFee, read, words, onChange, onRemove } = props;
  const { id } = channel;
  const name = read?.name ?? channel.name;
  const placeholders: Record<string, string | undefined> = { name, averageFee: firmFee };
  // Few channels have fees, so a phone hides both fields until one has a value. After that they stay visible.
  const hasFees = [channel.fees, channel.averageFee].some((typed) => !['', '0'].includes(typed));
  const [showsFees, showFees] = useState(hasFees);
  if (hasFees && !showsFees) showFees(true);
  const addFees = () => {
    showFees(true);
    afterPaint(() => document.getElementById(`channel-${id}-fees`)?.focus());
  };
  return (
    <fieldset className={classNames('cost-channel', ROW)}>
      <legend className="font-bold [@media_screen_and_(scripting:enabled)]:sr-only print:float-left noscript:float-left">
        {name}
      </legend>
      {COLUMNS.map(([field, wordsKey, inputMode, place]) => (
        <Field
          key={field}
          prefix={`channel-${id}`}
          name={field === 'name' ? 'channel' : field}
          label={words[wordsKey]}
          className={classNames(
            LINES,
            FIELD,
            place,
            !isFirst && 'lg:*:[label]:sr-only',
            field === 'name' && (showsFees ? 'max-lg:pr-12' : 'max-sm:pr-32 sm:max-lg:pr-12'),
            place === FEES && !showsFees && 'max-sm:hidden',
          )}
          inputMode={inputMode}
          value={channel[field]}
          error={field === 'name' ? undefined : read?.faults[field]}
          placeholder={placeholders[field]}
          maxLength={field === 'name' ? NAME_MAX_CHARS : TYPED_MAX_CHARS}
          autoComplete="off"
          onChange={({ target }) => onChange(id, field, target.value)}
        />
      ))}
      <RowResult {...props} />
      <div
        className={classNames(
          LINES,
          'needs-script no-print max-lg:absolute max-lg:top-2.5 max-lg:-right-2 max-lg:flex lg:col-start-8',
        )}
      >
        {!showsFees && (
          <button
            type="button"
            className="text-link min-h-11 text-sm sm:hidden"
            disabled={isServer}
            onClick={addFees}
          >
            {words.addFees}
          </button>
        )}
        {onRemove && (
          <button
            type="button"
            className={classNames('icon-btn lg:-mx-1.25', isFirst && 'lg:row-start-2')}
            aria-label={`${words.remove} ${name}`}
            disabled={isServer}
            onClick={() => onRemove(id)}
          >
            <X size={20} strokeWidth={1.5} />
          </button>
        )}
      </div>
    </fieldset>
  );
});
