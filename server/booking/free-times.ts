import { SESSION_MINUTES, type Sessions, WEEKDAYS } from '../../src/content/sessions.ts';

const MINUTE_MS = 60_000;
export const SESSION_MS = SESSION_MINUTES * MINUTE_MS;
/** Where every day is off, the search ends. */
const DAYS_LOOKED_AT = 366;

/** When sessions may be, as content has it, with the zone that its times of day are of. */
export type Rules = Sessions & { timeZone: string };
/** A span of time in ms since 1970: from its first moment to the one after its last. */
export type Span = { from: number; to: number };

/** The beginnings of the sessions that fit into the hours of one day, by the clock on the host's wall. */
function timesOfDay({ hours, pauseMinutes, timeZone }: Rules, date: Temporal.PlainDate) {
  const weekday = WEEKDAYS[date.dayOfWeek - 1];
  return hours
    .filter(({ days }) => weekday && days.includes(weekday))
    .flatMap(({ from, to }) => {
      const at = (plainTime: string) => date.toZonedDateTime({ timeZone, plainTime }).epochMilliseconds;
      const [first, end] = [at(from), at(to)];
      const times: number[] = [];
      for (let time = first; time + SESSION_MS <= end; time += SESSION_MS + pauseMinutes * MINUTE_MS)
        times.push(time);
      return times;
    })
    .toSorted((a, b) => a - b);
}

/** Every time at which a session may begin, in ms since 1970, by the hours alone: nobody has looked whether it is free. */
export function offeredTimes(rules: Rules, now: Date): number[] {
  const earliest = now.getTime() + rules.noticeHours * 60 * MINUTE_MS;
  const today = Temporal.Instant.fromEpochMilliseconds(now.getTime())
    .toZonedDateTimeISO(rules.timeZone)
    .toPlainDate();
  const off = new Set(rules.daysOff);
  const times: number[] = [];
  let worked = 0;
  for (let ahead = 0; ahead < DAYS_LOOKED_AT && worked < rules.workingDays; ahead += 1) {
    const date = today.add({ days: ahead });
    const ofDay = off.has(date.toString()) ? [] : timesOfDay(rules, date);
    if (ofDay.length) worked += 1;
    times.push(...ofDay.filter((time) => time >= earliest));
  }
  return times;
}

/** Whether a session that begins then leaves the host's other spans alone, with the pause on both sides. */
export function isFree(time: number, busy: readonly Span[], { pauseMinutes }: Rules): boolean {
  const pause = pauseMinutes * MINUTE_MS;
  return !busy.some(({ from, to }) => time < to + pause && time + SESSION_MS > from - pause);
}

/** The times at which a session may begin and the host is free, in order. */
export function freeTimes(rules: Rules, now: Date, busy: readonly Span[]): number[] {
  return offeredTimes(rules, now).filter((time) => isFree(time, busy, rules));
}
