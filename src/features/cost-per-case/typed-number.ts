import { type NumberUnit, typedNumber } from '../../text/typed-number.ts';

/** Largest amount of money in one field, in US dollars, and largest count. */
export const MAX_DOLLARS = 100_000_000;
export const MAX_COUNT = 100_000;
/** Share of a fee, in percent. */
export const SHARE_PERCENT = { min: 1, max: 100 } as const;

/** The value of a field: its number, nothing where it is blank, or why it cannot be used. */
export type TypedValue = { value?: number; fault?: string };
type Kind = NumberUnit | 'fee';

const CENTS = 100;

const MOST = `At most $${MAX_DOLLARS.toLocaleString('en-US')}.`;
const FAULTS = {
  unreadable: 'Write a number, such as 13,500.',
  negative: 'Write 0 or more.',
  credit: 'Write 0 or more. Take a credit off the amount instead.',
  whole: 'Write a whole number.',
  percent: `Write a percentage from ${SHARE_PERCENT.min} to ${SHARE_PERCENT.max}, such as 20.`,
  fee: 'Write an amount of $1 or more.',
} as const;
const BELOW_ZERO: Record<Kind, string> = {
  dollars: FAULTS.credit,
  fee: FAULTS.fee,
  count: FAULTS.negative,
  percent: FAULTS.percent,
};

function faultOf(value: number, kind: Kind) {
  switch (kind) {
    case 'count':
      if (!Number.isInteger(value)) return FAULTS.whole;
      return value > MAX_COUNT ? `At most ${MAX_COUNT.toLocaleString('en-US')}.` : undefined;
    case 'percent':
      return value < SHARE_PERCENT.min || value > SHARE_PERCENT.max ? FAULTS.percent : undefined;
    default:
      if (kind === 'fee' && value < 1) return FAULTS.fee;
      return value > MAX_DOLLARS ? MOST : undefined;
  }
}

/** A field's number, to two decimals and within its limits, or why there is none. */
export function readTyped(typed: string, kind: Kind): TypedValue {
  const { value, fault } = typedNumber(typed, kind === 'fee' ? 'dollars' : kind);
  if (fault) return { fault: fault === 'negative' ? BELOW_ZERO[kind] : FAULTS.unreadable };
  if (value === undefined) return {};
  // Counts are not rounded: half a case is no count.
  const rounded = kind === 'count' ? value : Math.round(value * CENTS) / CENTS;
  const wrong = faultOf(rounded, kind);
  return wrong ? { fault: wrong } : { value: rounded };
}

/** A number as a field shows it: "13,500", or with both decimals "13,500.50". */
export const formatNumber = (value: number) =>
  value.toLocaleString('en-US', {
    minimumFractionDigits: Number.isInteger(value) ? 0 : 2,
    maximumFractionDigits: 2,
  });
