/** Calculates the times of an event, and of a series with its additions, exceptions and moves. */
import ICAL from 'ical.js';
import { RRuleTemporal } from 'rrule-temporal';
import type { Span } from './free-times.ts';
import { CalendarFault, calendarFault } from './host-calendar-lines.ts';
import type { CalendarTime, ReadCalendarTime } from './host-calendar-zones.ts';

const DAY_MS = 24 * 60 * 60_000;
/** The clocks of two time zones differ by less than this. */
const MAX_CLOCK_DIFFERENCE_MS = 2 * DAY_MS;
/** A rule may have this many periods, including past periods: enough for every day since 1890. */
const MAX_PERIODS = 50_000;
const RULE_PARTS =
  /^(freq|interval|count|wkst|by(second|minute|hour|day|monthday|yearday|weekno|month|setpos))$/;

/** `replacedTime` is set if the event replaces one time of a series. */
export type CalendarEvent = {
  component: ICAL.Component;
  read: ReadCalendarTime;
  replacedTime: CalendarTime | undefined;
};

const dayOf = (wall: number) => Math.floor(wall / DAY_MS);
const valuesOf = (property: ICAL.Property): unknown[] => property.jCal.slice(3);

/** The length is `days` plus `exactMs`. `roughMs` is all of it, with an error below two days. */
type Length = { days: number; exactMs(): number; roughMs: number };
const wholeDays = (days: number): Length => ({ days, exactMs: () => 0, roughMs: days * DAY_MS });

function durationOf(property: ICAL.Property, text: string): Length {
  try {
    // The package "ics" writes one day as "P1DT".
    const duration = Temporal.Duration.from(text.replace(/T$/, ''));
    const { sign, years, months, weeks } = duration;
    if (sign < 0 || years || months) throw new RangeError('not a length of an event');
    const days = weeks * 7 + duration.days;
    const exact = duration.with({ weeks: 0, days: 0 }).total('milliseconds');
    return { days, exactMs: () => exact, roughMs: days * DAY_MS + exact };
  } catch {
    throw calendarFault(property, 'is not a length');
  }
}

function lengthOf(
  start: CalendarTime,
  read: ReadCalendarTime,
  property: ICAL.Property,
  value: unknown,
) {
  if (property.name === 'duration' || /^[-+]?P/.test(String(value)))
    return durationOf(property, String(value));
  const end = read(property, value);
  const roughMs = end.wall - start.wall;
  // In some calendars, an event of a whole day ends on the day on which it starts.
  if (start.isDate && end.isDate && roughMs >= 0) return wholeDays(Math.max(1, roughMs / DAY_MS));
  const exactMs = () => {
    const ms = end.ms() - start.ms();
    if (ms < 0) throw calendarFault(property, 'is before its start');
    return ms;
  };
  return { days: 0, exactMs, roughMs: Math.max(0, roughMs) };
}

/** `wall` is the start in ms on the clock of the zone of `start`. */
type Time = { wall: number; start: CalendarTime; length: Length };
const spanOf = ({ wall, start, length }: Time): Span => ({
  from: start.ms(wall),
  to: start.ms(wall + length.days * DAY_MS) + length.exactMs(),
});

export function periodsOf(property: ICAL.Property, read: ReadCalendarTime): Span[] {
  return valuesOf(property).map((value) => {
    const [from, to] = Array.isArray(value) ? value : [];
    const start = read(property, from);
    return spanOf({ wall: start.wall, start, length: lengthOf(start, read, property, to) });
  });
}

function firstTime({ component, read }: CalendarEvent): Time {
  const begin = component.getFirstProperty('dtstart');
  if (!begin) {
    const firstProperty = component.getFirstProperty();
    if (firstProperty) throw calendarFault(firstProperty, 'its event has no DTSTART');
    throw new CalendarFault(1, 'VEVENT', 'an event is empty');
  }
  const start = read(begin);
  const end = component.getFirstProperty('dtend') ?? component.getFirstProperty('duration');
  const defaultLength = wholeDays(start.isDate ? 1 : 0);
  const length = end ? lengthOf(start, read, end, end.jCal[3]) : defaultLength;
  return { wall: start.wall, start, length };
}

export type TimeWindow = { from: number; to: number };

/** If a rule ends with a day (no time), the whole day belongs to the rule. */
function createEndCheck(
  property: ICAL.Property,
  start: CalendarTime,
  read: ReadCalendarTime,
  until: string,
) {
  const endTime = read(property, until);
  return (wall: number) => {
    if (start.isDate || endTime.isDate) return dayOf(wall) <= dayOf(endTime.wall);
    return until.endsWith('Z') ? start.ms(wall) <= endTime.ms() : wall <= endTime.wall;
  };
}

function timesOfRule(
  property: ICAL.Property,
  start: CalendarTime,
  read: ReadCalendarTime,
  { from, to }: TimeWindow,
): number[] {
  const { until, ...ruleParts } = property.jCal[3];
  if (!Object.keys(ruleParts).every((name) => RULE_PARTS.test(name)))
    throw calendarFault(property, 'has an unknown part');
  const isBeforeEnd = until ? createEndCheck(property, start, read, until) : () => true;
  try {
    const rule = new RRuleTemporal({
      rruleString: ICAL.Recur.fromData(ruleParts).toString(),
      dtstart: Temporal.Instant.fromEpochMilliseconds(start.wall).toZonedDateTimeISO('UTC'),
      maxIterations: MAX_PERIODS,
      cache: false,
    });
    const times = rule.between(new Date(from), new Date(to), true);
    return times.map(({ epochMilliseconds }) => epochMilliseconds).filter(isBeforeEnd);
  } catch (error) {
    if (error instanceof CalendarFault) throw error;
    throw calendarFault(property, 'is not a rule, or repeats too often');
  }
}

/** A date without a time in RDATE has the usual time of the series. */
function addedTimes({ component, read }: CalendarEvent, { start, length }: Time): Time[] {
  return component.getAllProperties('rdate').flatMap((property) =>
    valuesOf(property).map((value) => {
      const [from, to] = Array.isArray(value) ? value : [value];
      const addedTime = read(property, from);
      if (to)
        return {
          wall: addedTime.wall,
          start: addedTime,
          length: lengthOf(addedTime, read, property, to),
        };
      return addedTime.isDate && !start.isDate
        ? { wall: addedTime.wall + start.wall - dayOf(start.wall) * DAY_MS, start, length }
        : { wall: addedTime.wall, start: addedTime, length };
    }),
  );
}

/** Finds times that the series does not have: excluded times, and moved times (separate events). */
function createExceptionCheck(
  { component, read }: CalendarEvent,
  changes: readonly CalendarEvent[],
  { start }: Time,
) {
  const moments = new Set<number>();
  const days = new Set<number>();
  function add(time: CalendarTime) {
    if (start.isDate || time.isDate) days.add(dayOf(time.wall));
    else moments.add(time.ms());
  }
  for (const property of component.getAllProperties('exdate'))
    for (const value of valuesOf(property)) add(read(property, value));
  for (const { replacedTime } of changes) if (replacedTime) add(replacedTime);
  return (time: Time) => days.has(dayOf(time.wall)) || moments.has(time.start.ms(time.wall));
}

const isBusy = ({ component }: CalendarEvent) =>
  !['transp', 'status'].some((name) =>
    /^(transparent|cancelled)$/i.test(String(component.getFirstPropertyValue(name))),
  );

function findLastingChanges(changes: readonly CalendarEvent[]) {
  return changes
    .flatMap((change) => {
      const { replacedTime } = change;
      const property = change.component.getFirstProperty('recurrence-id');
      if (!replacedTime || property?.getFirstParameter('range') !== 'THISANDFUTURE') return [];
      const time = firstTime(change);
      const roughMs = Math.abs(time.wall - replacedTime.wall) + time.length.roughMs;
      return [{ change, replacedTime, time, roughMs }];
    })
    .toSorted((a, b) => a.replacedTime.wall - b.replacedTime.wall);
}

export function spansOf(
  event: CalendarEvent,
  changes: readonly CalendarEvent[],
  window: TimeWindow,
): Span[] {
  if (!isBusy(event)) return [];
  const { component, read } = event;
  const seriesTime = firstTime(event);
  const lastingChanges = event.replacedTime ? [] : findLastingChanges(changes);
  const marginMs =
    MAX_CLOCK_DIFFERENCE_MS +
    seriesTime.length.roughMs +
    Math.max(0, ...lastingChanges.map(({ roughMs }) => roughMs));
  const searchWindow = { from: window.from - marginMs, to: window.to + marginMs };
  const times = [seriesTime];
  // An event that replaces one time has no rule, and its series may be missing.
  if (!event.replacedTime) {
    times.push(...addedTimes(event, seriesTime));
    for (const rule of component.getAllProperties('rrule'))
      for (const wall of timesOfRule(rule, seriesTime.start, read, searchWindow))
        times.push({ ...seriesTime, wall });
  }
  const nearbyTimes = times.filter(
    ({ wall, length }) => wall < searchWindow.to && wall + length.roughMs > searchWindow.from,
  );
  if (!nearbyTimes.length) return [];
  const isException = event.replacedTime
    ? () => false
    : createExceptionCheck(event, changes, seriesTime);
  return nearbyTimes
    .filter((time) => !isException(time))
    .flatMap((time) => {
      const span = spanOf(time);
      const latestChange = lastingChanges.findLast(
        ({ replacedTime }) => replacedTime.ms() <= span.from,
      );
      if (!latestChange) return [span];
      if (!isBusy(latestChange.change)) return [];
      const changedSpan = spanOf(latestChange.time);
      const shift = span.from - latestChange.replacedTime.ms();
      return [{ from: changedSpan.from + shift, to: changedSpan.to + shift }];
    });
}
