import { ZONES } from '../../src/features/booking/call-hours.ts';
import type { ZoneView } from '../../src/features/booking/choose-html.ts';
import type { DayView } from '../../src/features/booking/next-times-html.ts';
import type { SessionView } from '../../src/features/booking/session-html.ts';
import type { Booking } from './booking.ts';
import type { BookingService } from './booking-service.ts';
import type { Visitor } from './mails.ts';
import { clockText, dayText, sameClock, zoneName } from './time-text.ts';

/** Times that are shown at first, and of one day. */
const FIRST_TIMES = 12;
const FIRST_OF_DAY = 4;

/** A few times of each of the next days, spread over the day. Both lists are in ms since 1970. */
export function firstTimes(times: readonly number[], zone: string): number[] {
  const days = Map.groupBy(times, (time) => dayText(time, zone));
  const some = [...days.values()].flatMap((ofDay) => {
    const step = (ofDay.length - 1) / (FIRST_OF_DAY - 1);
    return ofDay.length <= FIRST_OF_DAY
      ? ofDay
      : Array.from({ length: FIRST_OF_DAY }, (_, at) => ofDay[Math.round(at * step)] ?? 0);
  });
  return some.slice(0, FIRST_TIMES);
}

/** A moment on the agency's clock; empty where the visitor's shows the same. */
function agencyClock(time: number, zone: string, agencyZone: string) {
  if (sameClock(time, zone, agencyZone)) return '';
  return `${clockText(time, agencyZone)} ${zoneName(agencyZone, time)}`;
}

/** Times by day, as the visitor's clock shows them. */
export function daysOf(times: readonly number[], zone: string, agencyZone: string): DayView[] {
  const days = Map.groupBy(times, (time) => dayText(time, zone));
  return [...days].map(([day, ofDay]) => ({
    day,
    times: ofDay.map((time) => ({
      start: new Date(time).toISOString(),
      clock: clockText(time, zone),
      agencyClock: agencyClock(time, zone, agencyZone),
    })),
  }));
}

/** The zones to choose from; a zone that is not among them comes first. */
export function zonesWith(zone: string): readonly ZoneView[] {
  if (ZONES.some((each) => each.zone === zone)) return ZONES;
  return [{ zone, name: zoneName(zone, Date.now()) }, ...ZONES];
}

/** A booking in the words of its page. */
export function sessionView(
  { start, zone, way, host }: Booking,
  { email, phone }: Visitor,
  { agency, hostOf }: Pick<BookingService, 'agency' | 'hostOf'>,
): SessionView {
  const time = start.getTime();
  const { timeZone, sessionMinutes: minutes } = agency;
  const isOtherDay = dayText(time, zone) !== dayText(time, timeZone);
  const clock = agencyClock(time, zone, timeZone);
  return {
    day: dayText(time, zone),
    clock: clockText(time, zone),
    zone: zoneName(zone, time),
    agencyTime: clock && isOtherDay ? `${dayText(time, timeZone)}, ${clock}` : clock,
    way,
    minutes,
    host: hostOf(host),
    visitor: { email, phone },
  };
}
