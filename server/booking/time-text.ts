import { ZONES, zoneText } from '../../src/features/booking/call-hours.ts';

const zoned = (time: number, zone: string) =>
  Temporal.Instant.fromEpochMilliseconds(time).toZonedDateTimeISO(zone);

/** Returns the zone if this runtime knows it, else the zone `otherwise`. */
export function knownZone(zone: unknown, otherwise: string): string {
  if (typeof zone !== 'string' || !/^[A-Za-z][\w+/-]{1,63}$/.test(zone)) return otherwise;
  try {
    return new Intl.DateTimeFormat('en-US', { timeZone: zone }).resolvedOptions().timeZone;
  } catch {
    return otherwise;
  }
}

/** "Arizona time". */
export const zoneName = (zone: string, time: number) =>
  ZONES.find((each) => each.zone === zone)?.name ?? zoneText(zone, time);

/** "Monday, March 9". */
export const dayText = (time: number, zone: string) =>
  zoned(time, zone).toLocaleString('en-US', { weekday: 'long', month: 'long', day: 'numeric' });

/** "10:30 a.m." */
export function clockText(time: number, zone: string): string {
  const { hour, minute } = zoned(time, zone);
  const past = String(minute).padStart(2, '0');
  return `${hour % 12 || 12}:${past} ${hour < 12 ? 'a.m.' : 'p.m.'}`;
}

/** Returns whether the clocks of both zones show the same time at that moment. */
export const sameClock = (time: number, one: string, other: string) =>
  zoned(time, one).offsetNanoseconds === zoned(time, other).offsetNanoseconds;

/** "Monday, March 9, 10:30 a.m. Arizona time (1:30 p.m. Eastern time)". */
export function timeText(time: number, zone: string, ours: string): string {
  const theirs = `${dayText(time, zone)}, ${clockText(time, zone)} ${zoneName(zone, time)}`;
  if (sameClock(time, zone, ours)) return theirs;
  const sameDay = dayText(time, zone) === dayText(time, ours);
  const day = sameDay ? '' : `${dayText(time, ours)}, `;
  return `${theirs} (${day}${clockText(time, ours)} ${zoneName(ours, time)})`;
}
