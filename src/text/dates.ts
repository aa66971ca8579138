const LONG_DATE_FORMAT = new Intl.DateTimeFormat('en-US', { dateStyle: 'long', timeZone: 'UTC' });

/** Returns "October 13, 2025" for a day as YYYY-MM-DD. */
export function longDate(day: string) {
  return LONG_DATE_FORMAT.format(new Date(`${day}T00:00:00Z`));
}

const MONTH_FORMAT = new Intl.DateTimeFormat('en-US', {
  month: 'long',
  year: 'numeric',
  timeZone: 'UTC',
});

/** Returns "October 2025" for a day as YYYY-MM-DD. */
export function monthYear(day: string) {
  return MONTH_FORMAT.format(new Date(`${day}T00:00:00Z`));
}
