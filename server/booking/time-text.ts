import { ZONES, zoneText } from '../../src/features/booking/call-hours.ts';

const toZoned = (time: number, zone: string) =>
  Temporal.Instant.fromEpochMilliseconds(time).toZonedDateTimeISO(zone);

export function knownZone(zone: unknown, defaultZone: string): string {
  if (typeof zone !== 'string' || !/^[A-Za-z][\w+/-]{1,63}$/.test(zone)) return defaultZone;
  try {
    return new Intl.DateTimeFormat('en-US', { timeZone: zone }).resolvedOptions().timeZone;
  } catch {
    return defaultZone;
  }
}

/** Returns a text such as "Arizona time". */
export const zoneName = (zone: string, time: number) =>
  ZONES.find((zoneView) => zoneView.zone === zone)?.name ?? zoneText(zone, time);

/** Returns a text such as "Monday, March 9". */
export const dayText = (time: number, zone: string) =>
  toZoned(time, zone).toLocaleString('en-US', { weekday: 'long', month: 'long', day: 'numeric' });

/** Returns a text such as "10:30 a.m." */
export function clockText(time: number, zone: string): string {
  const { hour, minute } = toZoned(time, zone);
  const minutes = String(minute).padStart(2, '0');
  return `${hour % 12 || 12}:${minutes} ${hour < 12 ? 'a.m.' : 'p.m.'}`;
}

export const isSameClock = (time: number, zone: string, otherZone: string) =>
  toZoned(time, zone).offsetNanoseconds === toZoned(time, otherZone).offsetNanoseconds;

/** Returns "Monday, March 9, 10:30 a.m. Arizona time (1:30 p.m. Eastern time)". */
export function timeText(time: number, zone: string, agencyZone: string): string {
  const visitorText = `${dayText(time, zone)}, ${clockText(time, zone)} ${zoneName(zone, time)}`;
  if (isSameClock(time, zone, agencyZone)) return visitorText;
  const isSameDay = dayText(time, zone) === dayText(time, agencyZone);
  const day = isSameDay ? '' : `${dayText(time, agencyZone)}, `;
  return `${visitorText} (${day}${clockText(time, agencyZone)} ${zoneName(agencyZone, time)})`;
}
