import type { Site } from '../../src/content/site.ts';
import type { Told } from '../../src/features/booking/told.ts';
import type { Database } from '../storage/tables.ts';
import { type Booking, bookedSpans } from './bookings.ts';
import { isFree, offeredTimes, type Rules, type Span } from './free-times.ts';
import type { HostCalendar } from './host-calendar.ts';

/** The times of the host: which are free, and whether one that was chosen is. */
export function sessionTimes({
  database,
  site,
  now,
  calendar,
}: {
  database: Database;
  site: Site;
  now(): Date;
  /** What else the host has. */
  calendar?: Pick<HostCalendar, 'busy'> | undefined;
}) {
  const rules: Rules = { ...site.sessions, timeZone: site.timeZone };
  const busySpans = async (but = ''): Promise<Span[]> => [
    ...(await bookedSpans(database, site.sessionHost, now(), but)),
    ...(calendar?.busy() ?? []),
  ];

  /** Free times in order; without the session that is to be moved, whose own time is none to move to. */
  async function free(moved?: Booking): Promise<number[]> {
    const busy = await busySpans(moved?.id);
    const at = moved?.start.getTime();
    return offeredTimes(rules, now()).filter((time) => time !== at && isFree(time, busy, rules));
  }

  /** The time that was chosen, or what is wrong with it. Two visitors may both be told that it is free. */
  async function chosen(start: string, but?: string): Promise<Date | Told> {
    if (!start) return 'choose';
    const time = /^\d{4}-\d\d-\d\dT\d\d:\d\d/.test(start) ? Date.parse(start) : Number.NaN;
    if (Number.isNaN(time)) return 'unknown';
    if (!offeredTimes(rules, now()).includes(time))
      return time < now().getTime() + rules.noticeHours * 60 * 60_000 ? 'past' : 'unknown';
    return isFree(time, await busySpans(but), rules) ? new Date(time) : 'taken';
  }
  return { free, chosen };
}
