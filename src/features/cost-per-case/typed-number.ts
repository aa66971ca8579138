import { type NumberUnit, parseNumber } from '../../text/typed-number.ts';

export const MAX_DOLLARS = 100_000_000;
export const MAX_COUNT = 100_000;
export const SHARE_PERCENT = { min: 1, max: 100 } as const;

/**
 * A blank field has neither `value` nor `fault`. `fault` is the message about an unusable number.
 */
export type ParsedInput = { value?: number; fault?: string };
export type FieldUnit = NumberUnit | 'fee';

const CENTS_PER_DOLLAR = 100;

const UNREADABLE_MESSAGE = 'Write a number, such as 13,500.';
const NOT_WHOLE_MESSAGE = 'Write a whole number.';
const AT_MOST_DOLLARS = `At most $${MAX_DOLLARS.toLocaleString('en-US')}.`;
const PERCENT_FAULT = `Write a percentage from ${SHARE_PERCENT.min} to ${SHARE_PERCENT.max}, such as 20.`;

const UNIT_LIMITS: Record<
  FieldUnit,
  { min: number; max: number; tooLow: string; tooHigh: string }
> = {
  dollars: {
    min: 0,
    max: MAX_DOLLARS,
    tooLow: 'Write 0 or more. Subtract credits from the amount.',
    tooHigh: AT_MOST_DOLLARS,
  },
  fee: {
    min: 1,
    max: MAX_DOLLARS,
    tooLow: 'Write an amount of $1 or more.',
    tooHigh: AT_MOST_DOLLARS,
  },
  count: {
    min: 0,
    max: MAX_COUNT,
    tooLow: 'Write 0 or more.',
    tooHigh: `At most ${MAX_COUNT.toLocaleString('en-US')}.`,
  },
  percent: { ...SHARE_PERCENT, tooLow: PERCENT_FAULT, tooHigh: PERCENT_FAULT },
};

export function parseInput(text: string, unit: FieldUnit): ParsedInput {
  const { value, fault } = parseNumber(text, unit === 'fee' ? 'dollars' : unit);
  const { min, max, tooLow, tooHigh } = UNIT_LIMITS[unit];
  if (fault) return { fault: fault === 'negative' ? tooLow : UNREADABLE_MESSAGE };
  if (value === undefined) return {};
  // Counts are not rounded: half a case is an error.
  if (unit === 'count' && !Number.isInteger(value)) return { fault: NOT_WHOLE_MESSAGE };
  const roundedValue = Math.round(value * CENTS_PER_DOLLAR) / CENTS_PER_DOLLAR;
  if (roundedValue < min) return { fault: tooLow };
  return roundedValue > max ? { fault: tooHigh } : { value: roundedValue };
}

export const formatNumber = (value: number) =>
  value.toLocaleString('en-US', {
    minimumFractionDigits: Number.isInteger(value) ? 0 : 2,
    maximumFractionDigits: 2,
  });
