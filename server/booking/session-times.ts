import type { Site } from '../../src/content/site.ts';
import type { Notice } from '../../src/features/booking/notices.ts';
import type { Database } from '../storage/tables.ts';
import { type Booking, bookedSpans } from './bookings.ts';
import { bookableTimes, isFree, type Rules, sessionMs, startGapMs } from './free-times.ts';
import type { HostCalendars } from './host-calendar.ts';

type Deps = {
  database: Database;
  site: Site;
  now(): Date;
  calendar?: Pick<HostCalendars, 'busy'> | undefined;
};

export function sessionTimes({ database, site, now, calendar }: Deps) {
  const rules: Rules = { ...site.sessions, timeZone: site.timeZone };
  const { sessionHosts: hosts } = site;
  const lengthMs = sessionMs(rules);

  /** While a session is moved, it does not make its host busy. */
  async function findFreeHosts(movedBooking: Booking | undefined) {
    const booked = await bookedSpans(database, lengthMs, now(), movedBooking?.id);
    const busyHosts = hosts.map((host) => ({
      host,
      busy: [...booked.filter((span) => span.host === host), ...(calendar?.busy(host) ?? [])],
    }));
    return (time: number) =>
      busyHosts.filter(({ busy }) => isFree(time, busy, rules)).map(({ host }) => host);
  }

  /** Leaves out the present time of the session that is moved. */
  async function freeTimes(movedBooking?: Booking): Promise<number[]> {
    const freeHosts = await findFreeHosts(movedBooking);
    const movedStart = movedBooking && Date.parse(movedBooking.start);
    return bookableTimes(rules, now()).filter(
      (time) => time !== movedStart && freeHosts(time).length > 0,
    );
  }

  // The present host of the session that is moved comes first. Two visitors may choose the same
  // time: only storing a booking decides who gets it.
  async function checkTime(
    start: string,
    movedBooking?: Booking,
  ): Promise<{ start: string; hosts: string[] } | Notice> {
    if (!start) return 'choose';
    const time = /^\d{4}-\d\d-\d\dT\d\d:\d\d/.test(start) ? Date.parse(start) : Number.NaN;
    if (!bookableTimes(rules, now()).includes(time))
      return time < now().getTime() + rules.noticeHours * 60 * 60_000 ? 'past' : 'unknown';
    const freeHosts = (await findFreeHosts(movedBooking))(time);
    if (!freeHosts.length) return 'taken';
    const presentHost = freeHosts.filter((host) => host === movedBooking?.host);
    return {
      start: new Date(time).toISOString(),
      hosts: [...new Set([...presentHost, ...freeHosts])],
    };
  }
  return { freeTimes, checkTime, startGapMs: startGapMs(rules) };
}
