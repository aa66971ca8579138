const WHOLE_DOLLARS_FROM_CENTS = 10_000;
const CENTS_PER_DOLLAR = 100;
const TENTHS_BELOW_SHARE = 0.1;
const MIN_SHOWN_SHARE = 0.001;

// A format is created once, because creating takes longer than formatting.
const dollarsFormat = (digits: number) =>
  new Intl.NumberFormat('en-US', { minimumFractionDigits: digits, maximumFractionDigits: digits });
const WHOLE_DOLLARS = dollarsFormat(0);
const DOLLARS_AND_CENTS = dollarsFormat(2);
const shareFormat = (maximumFractionDigits: number) =>
  new Intl.NumberFormat('en-US', { style: 'percent', maximumFractionDigits });
const WHOLE_PERCENT = shareFormat(0);
const TENTHS_OF_PERCENT = shareFormat(1);

/** Returns "$1,045" or, under $100, "$62.50". */
export function dollars(cents: number) {
  const isWhole = cents >= WHOLE_DOLLARS_FROM_CENTS || Math.round(cents) % CENTS_PER_DOLLAR === 0;
  return `$${(isWhole ? WHOLE_DOLLARS : DOLLARS_AND_CENTS).format(cents / CENTS_PER_DOLLAR)}`;
}

/** Returns a share from 0 to 1 as "15%" or, under a tenth, as "8.3%". */
export function percent(share: number) {
  if (share > 0 && share < MIN_SHOWN_SHARE) return 'under 0.1%';
  return (share < TENTHS_BELOW_SHARE ? TENTHS_OF_PERCENT : WHOLE_PERCENT).format(share);
}

export const countText = (count: number, singular: string, plural = `${singular}s`) =>
  `${count.toLocaleString('en-US')} ${count === 1 ? singular : plural}`;

/** Returns "$950 to $2,485" or "$1,042 or more". */
export function rangeText(range: { lowCents: number; highCents: number | undefined }) {
  const low = dollars(range.lowCents);
  return range.highCents === undefined ? `${low} or more` : `${low} to ${dollars(range.highCents)}`;
}
