const FORMAT = new Intl.DateTimeFormat('en-US', { dateStyle: 'long', timeZone: 'UTC' });

/** Day as YYYY-MM-DD in, "October 13, 2025" out. */
export function longDate(day: string) {
  return FORMAT.format(new Date(`${day}T00:00:00Z`));
}
