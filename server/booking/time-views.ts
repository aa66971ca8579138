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

const FIRST_TIMES = 12;
const FIRST_TIMES_OF_DAY = 4;

export function firstTimes(times: readonly number[], zone: string): number[] {
  const days = Map.groupBy(times, (time) => dayText(time, zone));
  const spread = [...days.values()].flatMap((ofDay) => {
    const step = (ofDay.length - 1) / (FIRST_TIMES_OF_DAY - 1);
    return ofDay.length <= FIRST_TIMES_OF_DAY
      ? ofDay
      : Array.from(
          { length: FIRST_TIMES_OF_DAY },
          (_, index) => ofDay[Math.round(index * step)] ?? 0,
        );
  });
  return spread.slice(0, FIRST_TIMES);
}

function agencyClock(time: number, zone: string, agencyZone: string) {
  if (sameClock(time, zone, agencyZone)) return '';
  return `${clockText(time, agencyZone)} ${zoneName(agencyZone, time)}`;
}

export function daysOf(times: readonly number[], zone: string, agencyZone: string): DayView[] {
  const days = Map.groupBy(times, (time) => dayText(time, zone));
  return [...days].map(([day, ofDay]) => ({
    day,
    times: ofDay.map((time) => ({
      start: new Date(time).toISOString(),
      clock: clockText(time, zone),
      agencyClock: agencyClock(time, zone, agencyZone).replace(/ time$/, ''),
    })),
  }));
}

export function zonesWith(zone: string): readonly ZoneView[] {
  if (ZONES.some((each) => each.zone === zone)) return ZONES;
  return [{ zone, name: zoneName(zone, Date.now()) }, ...ZONES];
}

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

const TIMES_SHOWN = 4;
/** More panels would reveal the whole calendar of a host. */
const PANELS_MAX = 2;
/** Label of the link to the page of all times if the panel shows the last free time. */
const ALL_TIMES = 'Other time zones, or video';

export async function timesPanel(
  service: BookingService,
  { leadId, visitor, booking }: ResolvedLink & { kind: 'lead' },
  {
    token,
    zone,
    page = 0,
    moreLabel = 'More times',
  }: { token: string; zone: string; page?: number; moreLabel?: string },
): Promise<Html> {
  const { agency, hosts } = service;
  const phone = { text: agency.phone, href: agency.phoneHref };
  if (booking && service.hasBegun(booking)) return pastSession(phone);
  if (booking) return sessionLink(await service.addressOfSession(booking));
  const tool = service.toolFor(visitor);
  if (tool) return toolLink(tool);
  const free = (await service.mayBook(leadId)) ? await service.free() : [];
  if (!free.length) return noTimes(phone);
  const panels = Math.min(PANELS_MAX, Math.ceil(free.length / TIMES_SHOWN));
  // If the times of a later panel were taken meanwhile, the last panel is shown again.
  const shown = Math.min(page, panels - 1);
  const end = (shown + 1) * TIMES_SHOWN;
  const times = free.slice(end - TIMES_SHOWN, end);
  await service.recordOffer(leadId);
  return nextTimes({
    token,
    zone,
    zoneName: zoneName(zone, times[0] ?? 0),
    days: daysOf(times, zone, agency.timeZone),
    allTimesAddress: sessionAddress({ booking: token, zone }),
    allLabel: free.length > end ? moreLabel : ALL_TIMES,
    hasNext: shown + 1 < panels,
    host: hosts.length === 1 ? hosts[0] : undefined,
    phone: visitor.phone,
  });
}
