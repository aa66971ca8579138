const FORMAT = new Intl.DateTimeFormat('en-US', { month: 'long', year: 'numeric', timeZone: 'UTC' });

/** Day as YYYY-MM-DD in, "October 2025" out. */
export function monthYear(day: string) {
  return FORMAT.format(new Date(`${day}T00:00:00Z`));
}
