import { type NumberUnit, typedNumber } from '../../text/typed-number.ts';

/** Maximum amount in a field, in US dollars, and maximum count. */
export const MAX_DOLLARS = 100_000_000;
export const MAX_COUNT = 100_000;
/** Limits of the share of a fee, in percent. */
export const SHARE_PERCENT = { min: 1, max: 100 } as const;

/** The value of a field: its number, nothing if it is blank, or in `fault` the reason why it cannot be used. */
export type TypedValue = { value?: number; fault?: string };
type Kind = NumberUnit | 'fee';

const CENTS = 100;

const UNREADABLE = 'Write a number, such as 13,500.';
const NOT_WHOLE = 'Write a whole number.';
const MOST = `At most $${MAX_DOLLARS.toLocaleString('en-US')}.`;
const PERCENT_FAULT = `Write a percentage from ${SHARE_PERCENT.min} to ${SHARE_PERCENT.max}, such as 20.`;

/** Minimum and maximum of a field, with the messages for a lower and a higher number. */
const LIMITS: Record<Kind, { min: number; max: number; low: string; high: string }> = {
  dollars: {
    min: 0,
    max: MAX_DOLLARS,
    low: 'Write 0 or more. Take a credit off the amount instead.',
    high: MOST,
  },
  fee: { min: 1, max: MAX_DOLLARS, low: 'Write an amount of $1 or more.', high: MOST },
  count: {
    min: 0,
    max: MAX_COUNT,
    low: 'Write 0 or more.',
    high: `At most ${MAX_COUNT.toLocaleString('en-US')}.`,
  },
  percent: { ...SHARE_PERCENT, low: PERCENT_FAULT, high: PERCENT_FAULT },
};

/** Returns the number of a field, rounded to two decimals and within its limits, or the reason why there is none. */
export function readTyped(typed: string, kind: Kind): TypedValue {
  const { value, fault } = typedNumber(typed, kind === 'fee' ? 'dollars' : kind);
  const { min, max, low, high } = LIMITS[kind];
  if (fault) return { fault: fault === 'negative' ? low : UNREADABLE };
  if (value === undefined) return {};
  // Counts are not rounded: half a case is an error.
  if (kind === 'count' && !Number.isInteger(value)) return { fault: NOT_WHOLE };
  const rounded = Math.round(value * CENTS) / CENTS;
  if (rounded < min) return { fault: low };
  return rounded > max ? { fault: high } : { value: rounded };
}

/** Returns a number as a field shows it: "13,500", or with cents "13,500.50". */
export const formatNumber = (value: number) =>
  value.toLocaleString('en-US', {
    minimumFractionDigits: Number.isInteger(value) ? 0 : 2,
    maximumFractionDigits: 2,
  });
