import type { Site } from '../../src/content/site.ts';
import type { Notice } from '../../src/features/booking/notices.ts';
import type { Database } from '../storage/tables.ts';
import type { Booking } from './booking.ts';
import { bookedSpans } from './bookings.ts';
import { apartMs, isFree, offeredTimes, type Rules, sessionMs } from './free-times.ts';
import type { HostCalendars } from './host-calendar.ts';

/** Returns functions that find the free times of all hosts, and the free hosts at a chosen time. */
export function sessionTimes({
  database,
  site,
  now,
  calendar,
}: {
  database: Database;
  site: Site;
  now(): Date;
  /** Other appointments of the hosts. */
  calendar?: Pick<HostCalendars, 'busy'> | undefined;
}) {
  const rules: Rules = { ...site.sessions, timeZone: site.timeZone };
  const { sessionHosts: hosts } = site;
  const length = sessionMs(rules);
  /** Returns the future appointments of each host, without the booking with the id `except`. */
  const busyHosts = (except = '') =>
    Promise.all(
      hosts.map(async (host) => {
        const booked = await bookedSpans(database, { host, length }, now(), except);
        return { host, busy: [...booked, ...(calendar?.busy(host) ?? [])] };
      }),
    );
  type Hosts = Awaited<ReturnType<typeof busyHosts>>;
  const freeAt = (time: number, all: Hosts) => all.filter(({ busy }) => isFree(time, busy, rules));

  /**
   * Returns the times at which at least one host is free, in order. For the move of a session, this session does not make its
   * host busy, and its present time is left out.
   */
  async function free(moved?: Booking): Promise<number[]> {
    const all = await busyHosts(moved?.id);
    const at = moved?.start.getTime();
    return offeredTimes(rules, now()).filter((time) => time !== at && freeAt(time, all).length > 0);
  }

  /**
   * Returns the chosen time and its free hosts, in the order of the content but with the present host of a moved session
   * first; or the notice for a time that is not free. Two visitors may get the same free time: only storing it decides.
   */
  async function chosen(
    start: string,
    moved?: Booking,
  ): Promise<{ start: Date; hosts: string[] } | Notice> {
    if (!start) return 'choose';
    const time = /^\d{4}-\d\d-\d\dT\d\d:\d\d/.test(start) ? Date.parse(start) : Number.NaN;
    if (Number.isNaN(time)) return 'unknown';
    if (!offeredTimes(rules, now()).includes(time))
      return time < now().getTime() + rules.noticeHours * 60 * 60_000 ? 'past' : 'unknown';
    const known = freeAt(time, await busyHosts(moved?.id)).map(({ host }) => host);
    if (!known.length) return 'taken';
    const hosts = known.toSorted(
      (one, other) => Number(other === moved?.host) - Number(one === moved?.host),
    );
    return { start: new Date(time), hosts };
  }
  return { free, chosen, minGapMs: apartMs(rules) };
}
