import { type Sessions, WEEKDAYS } from '../../src/content/sessions.ts';

const MINUTE_MS = 60_000;
export const sessionMs = ({ minutes }: Pick<Sessions, 'minutes'>) => minutes * MINUTE_MS;
/** The search for times ends after this many days, even if all of them are days off. */
const MAX_SEARCH_DAYS = 366;

export type Rules = Sessions & { timeZone: string };
/** A span of time in ms since 1970. `to` is the first moment after it. */
export type Span = { from: number; to: number };

function spansOfDay({ hours, daysOff, timeZone }: Rules, date: Temporal.PlainDate): Span[] {
  const weekday = WEEKDAYS[date.dayOfWeek - 1];
  if (!weekday || daysOff.includes(date.toString())) return [];
  const timeOnDate = (plainTime: string) =>
    date.toZonedDateTime({ timeZone, plainTime }).epochMilliseconds;
  return hours
    .filter(({ days }) => days.includes(weekday))
    .map(({ from, to }) => ({ from: timeOnDate(from), to: timeOnDate(to) }))
    .toSorted((one, other) => one.from - other.from);
}

export const startGapMs = ({ minutes, pauseMinutes }: Pick<Sessions, 'minutes' | 'pauseMinutes'>) =>
  (minutes + pauseMinutes) * MINUTE_MS;

function timesOfDay(rules: Rules, date: Temporal.PlainDate) {
  const step = startGapMs(rules);
  const length = sessionMs(rules);
  return spansOfDay(rules, date).flatMap(({ from, to }) => {
    const times: number[] = [];
    for (let time = from; time + length <= to; time += step) times.push(time);
    return times;
  });
}

/** Returns every time at which a session may begin by the weekly hours, in ms since 1970. */
export function bookableTimes(rules: Rules, now: Date): number[] {
  const earliest = now.getTime() + rules.noticeHours * 60 * MINUTE_MS;
  const today = Temporal.Instant.fromEpochMilliseconds(now.getTime())
    .toZonedDateTimeISO(rules.timeZone)
    .toPlainDate();
  const times: number[] = [];
  let workingDayCount = 0;
  for (let days = 0; days < MAX_SEARCH_DAYS && workingDayCount < rules.workingDays; days += 1) {
    const dayTimes = timesOfDay(rules, today.add({ days }));
    if (dayTimes.length) workingDayCount += 1;
    times.push(...dayTimes.filter((time) => time >= earliest));
  }
  return times;
}

export function isFree(time: number, busy: readonly Span[], rules: Rules): boolean {
  const pause = rules.pauseMinutes * MINUTE_MS;
  const length = sessionMs(rules);
  return !busy.some(({ from, to }) => time < to + pause && time + length > from - pause);
}

// Adds `ms` of working time: nights, weekends and days off do not count. Returns undefined if
// nobody works for a year.
export function addWorkingTime(rules: Rules, since: number, ms: number): number | undefined {
  const firstDay = Temporal.Instant.fromEpochMilliseconds(since)
    .toZonedDateTimeISO(rules.timeZone)
    .toPlainDate();
  let remainingMs = ms;
  for (let days = 0; days < MAX_SEARCH_DAYS; days += 1)
    for (const { from, to } of spansOfDay(rules, firstDay.add({ days }))) {
      const begin = Math.max(from, since);
      if (to - begin >= remainingMs) return begin + remainingMs;
      remainingMs -= Math.max(0, to - begin);
    }
  return undefined;
}
