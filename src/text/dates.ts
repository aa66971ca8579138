const DAY = new Intl.DateTimeFormat('en-US', { dateStyle: 'long', timeZone: 'UTC' });

/** Day as YYYY-MM-DD in, "October 13, 2025" out. */
export function longDate(day: string) {
  return DAY.format(new Date(`${day}T00:00:00Z`));
}

const MONTH = new Intl.DateTimeFormat('en-US', { month: 'long', year: 'numeric', timeZone: 'UTC' });

/** Day as YYYY-MM-DD in, "October 2025" out. */
export function monthYear(day: string) {
  return MONTH.format(new Date(`${day}T00:00:00Z`));
}
