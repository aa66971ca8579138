/** The time zones from which visitors can choose. */
export const ZONES: readonly { zone: string; name: string }[] = [
  { zone: 'America/New_York', name: 'Eastern time' },
  { zone: 'America/Chicago', name: 'Central time' },
  { zone: 'America/Denver', name: 'Mountain time' },
  { zone: 'America/Phoenix', name: 'Arizona time' },
  { zone: 'America/Los_Angeles', name: 'Pacific time' },
  { zone: 'America/Anchorage', name: 'Alaska time' },
  { zone: 'Pacific/Honolulu', name: 'Hawaii time' },
];

/**
 * Returns "Eastern time". `time` (ms since 1970) is needed, because some places have changed zones.
 */
export function zoneText(timeZone: string, time: number): string {
  const format = new Intl.DateTimeFormat('en-US', { timeZone, timeZoneName: 'longGeneric' });
  const name =
    format.formatToParts(time).find(({ type }) => type === 'timeZoneName')?.value ?? timeZone;
  if (name === 'GMT' || name === 'GMT+00:00') return 'UTC';
  return name.replace(/ (Standard )?Time\b/, (match) => match.toLowerCase());
}

/** Returns a text such as "Arizona time". */
export const zoneName = (zone: string, time: number) =>
  ZONES.find((option) => option.zone === zone)?.name ?? zoneText(zone, time);

export function knownZone(zone: unknown, defaultZone: string): string {
  if (typeof zone !== 'string' || !/^[A-Za-z][\w+/-]{1,63}$/.test(zone)) return defaultZone;
  try {
    return new Intl.DateTimeFormat('en-US', { timeZone: zone }).resolvedOptions().timeZone;
  } catch {
    return defaultZone;
  }
}

const toZoned = (time: number, zone: string) =>
  Temporal.Instant.fromEpochMilliseconds(time).toZonedDateTimeISO(zone);

/** Returns a text such as "Monday, March 9". */
export const dayText = (time: number, zone: string) =>
  toZoned(time, zone).toLocaleString('en-US', { weekday: 'long', month: 'long', day: 'numeric' });

/** Returns a text such as "10:30 a.m." */
export function clockText(time: number, zone: string): string {
  const { hour, minute } = toZoned(time, zone);
  const minutes = String(minute).padStart(2, '0');
  return `${hour % 12 || 12}:${minutes} ${hour < 12 ? 'a.m.' : 'p.m.'}`;
}

/**
 * Returns "1:30 p.m. Eastern time", with the day if it differs from the day in `zone`. The text is
 * empty if clocks in both zones show the same time.
 */
export function timeInOtherZone(time: number, zone: string, otherZone: string): string {
  if (toZoned(time, zone).offsetNanoseconds === toZoned(time, otherZone).offsetNanoseconds)
    return '';
  const otherDay = dayText(time, otherZone);
  const day = otherDay === dayText(time, zone) ? '' : `${otherDay}, `;
  return `${day}${clockText(time, otherZone)} ${zoneName(otherZone, time)}`;
}

/** Returns "Monday, March 9, 10:30 a.m. Arizona time". */
export const timeInZone = (time: number, zone: string) =>
  `${dayText(time, zone)}, ${clockText(time, zone)} ${zoneName(zone, time)}`;

/** Returns "Monday, March 9, 10:30 a.m. Arizona time (1:30 p.m. Eastern time)". */
export function timeText(time: number, zone: string, otherZone: string): string {
  const text = timeInZone(time, zone);
  const otherText = timeInOtherZone(time, zone, otherZone);
  return otherText ? `${text} (${otherText})` : text;
}
