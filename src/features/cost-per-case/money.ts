/** From this amount on cents are not shown, in cents. */
const WHOLE_FROM = 10_000;
const CENTS = 100;
/** A smaller share is shown with one decimal. */
const EXACT_BELOW = 0.1;
/** A smaller share than can be shown. */
const LEAST = 0.001;

/** "$1,045" or, under $100, "$62.50". */
export function dollars(cents: number) {
  const whole = cents >= WHOLE_FROM || Math.round(cents) % CENTS === 0;
  const digits = whole ? 0 : 2;
  return `$${(cents / CENTS).toLocaleString('en-US', { minimumFractionDigits: digits, maximumFractionDigits: digits })}`;
}

/** A share from 0 to 1 as "15%" or, under a tenth, "8.3%". */
export function percent(share: number) {
  if (share > 0 && share < LEAST) return 'under 0.1%';
  return share.toLocaleString('en-US', {
    style: 'percent',
    maximumFractionDigits: share < EXACT_BELOW ? 1 : 0,
  });
}

/** "1 case", "9 cases". */
export const counted = (count: number, one: string, many = `${one}s`) =>
  `${count.toLocaleString('en-US')} ${count === 1 ? one : many}`;

/** "$950 to $2,485", "$1,042 or more". */
export const rangeText = ({ lowCents, highCents }: { lowCents: number; highCents: number | undefined }) =>
  highCents === undefined ? `${dollars(lowCents)} or more` : `${dollars(lowCents)} to ${dollars(highCents)}`;
