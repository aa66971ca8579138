import { ZONES } from '../../src/features/booking/call-hours.ts';
import type { ZoneView } from '../../src/features/booking/choose-html.ts';
import {
  type DayView,
  nextTimes,
  noTimes,
  pastSession,
  sessionAddress,
  sessionLink,
  toolLink,
} from '../../src/features/booking/next-times-html.ts';
import type { SessionView } from '../../src/features/booking/session-html.ts';
import type { Html } from '../../src/text/html-tags.ts';
import type { Booking } from './booking.ts';
import type { BookingService } from './booking-service.ts';
import type { Visitor } from './mails.ts';
import type { ResolvedLink } from './session-links.ts';
import { clockText, dayText, sameClock, zoneName } from './time-text.ts';

/** At first, this many times are shown in total, and this many of a day. */
const FIRST_TIMES = 12;
const FIRST_OF_DAY = 4;

/** Returns a few times of each of the next days, spread over the day. All times are in ms since 1970. */
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

/** Returns the time on the agency's clock; empty if the visitor's clock shows the same time. */
function agencyClock(time: number, zone: string, agencyZone: string) {
  if (sameClock(time, zone, agencyZone)) return '';
  return `${clockText(time, agencyZone)} ${zoneName(agencyZone, time)}`;
}

/** Groups times by day in the visitor's zone. */
export function daysOf(times: readonly number[], zone: string, agencyZone: string): DayView[] {
  const days = Map.groupBy(times, (time) => dayText(time, zone));
  return [...days].map(([day, ofDay]) => ({
    day,
    times: ofDay.map((time) => ({
      start: new Date(time).toISOString(),
      clock: clockText(time, zone),
      // Without the word "time", the text fits on one line.
      agencyClock: agencyClock(time, zone, agencyZone).replace(/ time$/, ''),
    })),
  }));
}

/** Returns the zones to choose from. A zone that is not in our list is added at the start. */
export function zonesWith(zone: string): readonly ZoneView[] {
  if (ZONES.some((each) => each.zone === zone)) return ZONES;
  return [{ zone, name: zoneName(zone, Date.now()) }, ...ZONES];
}

/** Returns the texts of a booking for its page. */
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

/** Number of times in a panel. */
const TIMES_SHOWN = 4;
/** Number of panels: more panels would reveal the whole calendar of a host. */
const PAGES = 2;

/**
 * Returns the HTML after a sent request: the next free times as buttons, or the session of the lead, the agency's scheduling
 * tool or the phone number. `page` is the number of the panel: 0 has the next times, 1 has those after them.
 */
export async function timesPanel(
  service: BookingService,
  { leadId, visitor, booking }: ResolvedLink & { kind: 'lead' },
  {
    token,
    zone,
    page = 0,
    moreLabel,
  }: { token: string; zone: string; page?: number; moreLabel?: string },
): Promise<Html> {
  const { agency, hosts } = service;
  const phone = { text: agency.phone, href: agency.phoneHref };
  if (booking && service.hasBegun(booking)) return pastSession(phone);
  if (booking) return sessionLink(await service.addressOfSession(booking));
  const tool = service.toolFor(visitor);
  if (tool) return toolLink(tool);
  const free = await service.free();
  const first = Math.min(page, PAGES - 1) * TIMES_SHOWN;
  const times = free.slice(first, first + TIMES_SHOWN);
  if (!times.length) return noTimes(phone);
  await service.offered(leadId);
  return nextTimes({
    token,
    zone,
    zoneName: zoneName(zone, times[0] ?? 0),
    days: daysOf(times, zone, agency.timeZone),
    more: sessionAddress({ booking: token, zone }),
    moreLabel,
    host: hosts.length === 1 ? hosts[0] : undefined,
    phone: visitor.phone,
  });
}
