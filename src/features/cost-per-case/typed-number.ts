/** Most characters of a field that are read; the longest number that counts has fewer. */
export const TYPED_MAX_CHARS = 30;
/** Largest amount of money in one field, in US dollars, and largest count. */
export const MAX_DOLLARS = 100_000_000;
export const MAX_COUNT = 100_000;
/** Share of a fee, in percent. */
export const SHARE_PERCENT = { min: 1, max: 100 } as const;

/** What a field says: its number, nothing where it is blank, or why it cannot be used. */
export type Typed = { value?: number; fault?: string };
type Kind = 'dollars' | 'fee' | 'count' | 'percent';

/** Thousands parted by commas or spaces, or not at all; cents after a point; k and m as people write them. */
const NUMBER = /^(\d{1,3}(?:[ ,]\d{3})+|\d*)(\.\d*)?([km]?)$/;
/** Thirteen thousand as some write it, or thirteen and a half. */
const AMBIGUOUS = /^[1-9]\d{0,2}\.\d{3}$/;
const THOUSAND = 1_000;
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

/** A share in a field for money is no amount: a fee of "33%" is not $33. */
const SIGN: Record<Kind, string> = { dollars: '$', fee: '$', count: '', percent: '%' };

/** Said after a number of its kind. */
const UNITS: Record<Kind, RegExp> = {
  dollars: /\b(?:usd|dollars?)\b/gi,
  fee: /\b(?:usd|dollars?)\b/gi,
  count: /\b(?:signed|cases?|clients?|inquir(?:y|ies)|leads?|calls?)\b/gi,
  percent: /per ?cent/gi,
};
/** A point elsewhere. In an amount of money it may be a thousand that lacks a digit. */
const DECIMAL_COMMA = /^(\d{1,3}),(\d{1,2})$/;

/** Without what carries no number: the sign of its kind, units, and what copying from a sheet leaves behind. */
function bare(text: string, kind: Kind) {
  const plain = text
    .normalize('NFKC')
    .replace(/\p{Cf}/gu, '')
    .replaceAll(SIGN[kind], '')
    .replace(UNITS[kind], '')
    .replace(/\s+/g, ' ')
    .trim()
    .toLowerCase();
  return kind === 'percent' || kind === 'count' ? plain.replace(DECIMAL_COMMA, '$1.$2') : plain;
}

function numberOf(text: string): number | undefined {
  const [, whole = '', part = '', unit] = NUMBER.exec(text) ?? [];
  if (!/\d/.test(whole + part) || AMBIGUOUS.test(text)) return undefined;
  const scale = unit === 'k' ? THOUSAND : unit === 'm' ? THOUSAND * THOUSAND : 1;
  return Number(`${whole.replace(/[ ,]/g, '') || '0'}${part}`) * scale;
}

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
export function readTyped(typed: string, kind: Kind): Typed {
  const text = bare(typed.slice(0, TYPED_MAX_CHARS + 1), kind);
  if (!text) return typed.trim() ? { fault: FAULTS.unreadable } : {};
  if (typed.trim().length > TYPED_MAX_CHARS) return { fault: FAULTS.unreadable };
  if (/^(?:[-\u2212\u2013] ?[\d.]|\([\d., ]+\)$)/.test(text)) return { fault: BELOW_ZERO[kind] };
  const value = numberOf(text);
  if (value === undefined) return { fault: FAULTS.unreadable };
  // Counts are not rounded: half a case is no count.
  const rounded = kind === 'count' ? value : Math.round(value * CENTS) / CENTS;
  const fault = faultOf(rounded, kind);
  return fault ? { fault } : { value: rounded };
}
