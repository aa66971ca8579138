/** From this amount on, in cents, amounts are shown without cents. */
const WHOLE_FROM = 10_000;
const CENTS = 100;
/** Shares below this have one decimal. */
const EXACT_BELOW = 0.1;
/** Shares below this are shown as "under 0.1%". */
const LEAST = 0.001;

// Formats are created once: a table shows a hundred amounts, and to create a format takes longer than to use it.
const withDigits = (digits: number) =>
  new Intl.NumberFormat('en-US', { minimumFractionDigits: digits, maximumFractionDigits: digits });
const WHOLE_DOLLARS = withDigits(0);
const DOLLARS_AND_CENTS = withDigits(2);
const shareFormat = (maximumFractionDigits: number) =>
  new Intl.NumberFormat('en-US', { style: 'percent', maximumFractionDigits });
const WHOLE_PERCENT = shareFormat(0);
const TENTHS_OF_PERCENT = shareFormat(1);

/** Returns "$1,045" or, under $100, "$62.50". */
export function dollars(cents: number) {
  const whole = cents >= WHOLE_FROM || Math.round(cents) % CENTS === 0;
  return `$${(whole ? WHOLE_DOLLARS : DOLLARS_AND_CENTS).format(cents / CENTS)}`;
}

/** Returns a share from 0 to 1 as "15%" or, under a tenth, as "8.3%". */
export function percent(share: number) {
  if (share > 0 && share < LEAST) return 'under 0.1%';
  return (share < EXACT_BELOW ? TENTHS_OF_PERCENT : WHOLE_PERCENT).format(share);
}

/** Returns "1 case" or "9 cases". */
export const counted = (count: number, one: string, many = `${one}s`) =>
  `${count.toLocaleString('en-US')} ${count === 1 ? one : many}`;

/** Returns "$950 to $2,485" or "$1,042 or more". */
export const rangeText = ({
  lowCents,
  highCents,
}: {
  lowCents: number;
  highCents: number | undefined;
}) =>
  highCents === undefined
    ? `${dollars(lowCents)} or more`
    : `${dollars(lowCents)} to ${dollars(highCents)}`;
