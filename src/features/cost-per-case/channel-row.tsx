import { memo, useState } from 'react';
import { MAX_NUMBER_LENGTH } from '../../text/typed-number.ts';
import { afterPaint } from '../../ui/after-paint.ts';
import { classNames } from '../../ui/class-names.ts';
import { Field } from '../../ui/field.tsx';
import { ChevronDown, X } from '../../ui/icons.tsx';
import { isServer } from '../tools/is-server.ts';
import { channelAdvice, neededChangesText, rowTexts, verdictReason } from './answer.ts';
import {
  type ChannelField,
  type ChannelInput,
  type ChannelResult,
  MAX_NAME_CHARS,
} from './figures.ts';
import type { CostCopy } from './page-schema.ts';
import { RowAnswer, VERDICT_CLASSES } from './row-answer.tsx';

const COUNT_WARNING =
  'You entered more cases than inquiries. Count each case in the month of its first contact.';

/**
 * On a phone the name is above three figures, and both fees are below them. In a wider window five
 * figures are side by side. The answer is below the figures, or to their right in a wide window.
 * Paper shows only the name and the answer.
 */
export const ROW_CLASSES =
  'relative grid grid-cols-6 gap-x-2 border-t border-line py-2.75 first:border-t-0 sm:grid-cols-5 sm:py-3.5 lg:grid-cols-[minmax(0,2.5fr)_repeat(2,minmax(0,1.1fr))_repeat(2,minmax(0,0.85fr))_minmax(0,1fr)_minmax(0,4.6fr)_2.25rem] lg:gap-x-2.5 lg:py-2 break-inside-avoid print:grid-cols-[1fr_2fr] print:gap-x-6 print:py-1.5 noscript:grid-cols-[1fr_2fr]';
export const ANSWER_COLUMN =
  'group col-span-full min-h-13 pt-2.5 text-note/6 lg:col-span-1 lg:col-start-7 lg:min-h-0 lg:pt-0 lg:pl-3 print:col-span-1 print:col-start-2 print:p-0 noscript:col-span-1 noscript:col-start-2';

/** Labels, fields and messages each have a line across the row, so that they align. */
export const SUBGRID_CLASSES = 'row-span-4 grid grid-rows-subgrid';
export const FIELD_CLASSES =
  'needs-script no-print items-start *:[label]:self-end *:[label]:text-balance *:[.control]:scroll-mb-48 *:[.control]:px-1.75 lg:*:[.control]:text-note';

const FEE_CLASSES = 'max-sm:order-1 max-sm:col-span-3 max-sm:pt-1.5';
/** On a phone both fees come last. */
const COLUMNS = [
  ['name', 'channel', undefined, 'max-lg:col-span-full max-lg:mb-1.5 max-lg:*:[label]:sr-only'],
  ['spend', 'spend', 'decimal', 'max-sm:col-span-2'],
  ['fees', 'fees', 'decimal', FEE_CLASSES],
  ['inquiries', 'inquiries', 'numeric', 'max-sm:col-span-2'],
  ['signed', 'signed', 'numeric', 'max-sm:col-span-2'],
  ['averageFee', 'ownFee', 'decimal', FEE_CLASSES],
] as const;

type ChannelRowProps = {
  channel: ChannelInput;
  isFirst: boolean;
  firmFee: string;
  channelResult: ChannelResult | undefined;
  copy: CostCopy['editor'];
  scaleEndCents: number;
  isAdviceOpen: boolean;
  onChange(id: number, field: ChannelField | 'name', value: string): void;
  /** Undefined if there is only one channel, which cannot be removed. */
  onRemove: ((id: number) => void) | undefined;
};

function RowResult({ channelResult, copy, scaleEndCents, isFirst, isAdviceOpen }: ChannelRowProps) {
  const { leftOutReason, answer } = channelResult ?? {};
  const { verdict } = rowTexts(answer);
  const hasMoreCasesThanInquiries =
    answer?.inquiries !== undefined && answer.signed > answer.inquiries;
  return (
    <div
      data-side={answer?.side}
      className={classNames(ANSWER_COLUMN, SUBGRID_CLASSES, 'max-sm:order-2')}
    >
      <span
        className={
          isFirst
            ? 'mb-1.5 self-end text-note/5 font-semibold max-lg:sr-only print:sr-only'
            : 'sr-only'
        }
      >
        {copy.result}
      </span>
      <div className={isFirst ? 'lg:row-[2/-1]' : 'row-[1/-1]'}>
        {leftOutReason && (
          <p className={classNames('text-sm/5', leftOutReason === 'unreadable' && 'text-red')}>
            {copy[leftOutReason]}
          </p>
        )}
        {answer && !verdict && <RowAnswer answer={answer} scaleEndCents={scaleEndCents} />}
        {answer && verdict && (
          <details name="cost-advice" open={isAdviceOpen}>
            <summary className="block cursor-pointer">
              <RowAnswer answer={answer} scaleEndCents={scaleEndCents}>
                <span className="flex items-start gap-1">
                  <span className={VERDICT_CLASSES}>{verdict}</span>
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
              <span className="text-ink-2">{`${verdictReason(answer)} ${neededChangesText(answer)}`}</span>
            </p>
          </details>
        )}
        {hasMoreCasesThanInquiries && <p className="mt-1 text-sm/5">{COUNT_WARNING}</p>}
      </div>
    </div>
  );
}

export const ChannelRow = memo(function ChannelRow(props: ChannelRowProps) {
  const { channel, isFirst, firmFee, channelResult, copy, onChange, onRemove } = props;
  const { id } = channel;
  const name = channelResult?.name ?? channel.name;
  const placeholders: Record<string, string | undefined> = { name, averageFee: firmFee };
  // Few channels have fees, so a phone hides both fields until one has a value.
  const hasFees = [channel.fees, channel.averageFee].some((figure) => !['', '0'].includes(figure));
  const [isFeesOpen, setFeesOpen] = useState(hasFees);
  if (hasFees && !isFeesOpen) setFeesOpen(true);
  const showFeeFields = () => {
    setFeesOpen(true);
    afterPaint(() => document.getElementById(`channel-${id}-fees`)?.focus());
  };
  return (
    <fieldset className={classNames('cost-channel', ROW_CLASSES)}>
      <legend className="font-bold [@media_screen_and_(scripting:enabled)]:sr-only print:float-left noscript:float-left">
        {name}
      </legend>
      {COLUMNS.map(([field, copyKey, inputMode, className]) => (
        <Field
          key={field}
          prefix={`channel-${id}`}
          name={field === 'name' ? 'channel' : field}
          label={copy[copyKey]}
          className={classNames(
            SUBGRID_CLASSES,
            FIELD_CLASSES,
            className,
            !isFirst && 'lg:*:[label]:sr-only',
            field === 'name' && (isFeesOpen ? 'max-lg:pr-12' : 'max-sm:pr-32 sm:max-lg:pr-12'),
            className === FEE_CLASSES && !isFeesOpen && 'max-sm:hidden',
          )}
          inputMode={inputMode}
          value={channel[field]}
          error={field === 'name' ? undefined : channelResult?.faults[field]}
          placeholder={placeholders[field]}
          maxLength={field === 'name' ? MAX_NAME_CHARS : MAX_NUMBER_LENGTH}
          autoComplete="off"
          onChange={({ target }) => onChange(id, field, target.value)}
        />
      ))}
      <RowResult {...props} />
      <div
        className={classNames(
          SUBGRID_CLASSES,
          'needs-script no-print max-lg:absolute max-lg:top-2.5 max-lg:-right-2 max-lg:flex lg:col-start-8',
        )}
      >
        {!isFeesOpen && (
          <button
            type="button"
            className="text-link min-h-11 text-sm sm:hidden"
            disabled={isServer}
            onClick={showFeeFields}
          >
            {copy.addFees}
          </button>
        )}
        {onRemove && (
          <button
            type="button"
            className={classNames('icon-btn lg:-mx-1.25', isFirst && 'lg:row-start-2')}
            aria-label={`${copy.remove} ${name}`}
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
