/** Calculates the times of an event, and of a series with its additions, exceptions and moves. */
import ICAL from 'ical.js';
import { RRuleTemporal } from 'rrule-temporal';
import type { Span } from './free-times.ts';
import { CalendarFault, calendarFault } from './host-calendar-lines.ts';
import type { CalendarTime, ReadCalendarTime } from './host-calendar-zones.ts';

const DAY_MS = 24 * 60 * 60_000;
/** The clocks of two zones differ by less than this. */
const CLOCKS_MS = 2 * DAY_MS;
/** Maximum number of periods of a rule that are calculated, including past ones: enough for every day since 1890. */
const PERIODS_MAX = 50_000;
const RULE_PARTS =
  /^(freq|interval|count|wkst|by(second|minute|hour|day|monthday|yearday|weekno|month|setpos))$/;

/** An event of a calendar, with the reader of its times. `changed` is the time in a series that the event replaces. */
export type CalendarEvent = {
  component: ICAL.Component;
  read: ReadCalendarTime;
  changed: CalendarTime | undefined;
};

/** Returns the day of a clock time, counted since 1970. */
const dayOf = (wall: number) => Math.floor(wall / DAY_MS);
const valuesOf = (property: ICAL.Property): unknown[] => property.jCal.slice(3);

/** A length in calendar days and exact ms. `rough` is the whole length in ms with an error of less than two days. */
type Length = { days: number; exactMs(): number; rough: number };
const wholeDays = (days: number): Length => ({ days, exactMs: () => 0, rough: days * DAY_MS });

function durationOf(property: ICAL.Property, text: string): Length {
  try {
    const duration = Temporal.Duration.from(text);
    const { sign, years, months, weeks } = duration;
    if (sign < 0 || years || months) throw new RangeError('not a length of an event');
    const days = weeks * 7 + duration.days;
    const exact = duration.with({ weeks: 0, days: 0 }).total('milliseconds');
    return { days, exactMs: () => exact, rough: days * DAY_MS + exact };
  } catch {
    throw calendarFault(property, 'is not a length');
  }
}

/** Returns the length of an event from its end or its duration. */
function lengthOf(
  start: CalendarTime,
  read: ReadCalendarTime,
  property: ICAL.Property,
  value: unknown,
) {
  if (property.name === 'duration' || /^[-+]?P/.test(String(value)))
    return durationOf(property, String(value));
  const end = read(property, value);
  const rough = end.wall - start.wall;
  // Some programs write a whole day with the same day as its end.
  if (start.isDate && end.isDate && rough >= 0) return wholeDays(Math.max(1, rough / DAY_MS));
  const exactMs = () => {
    const ms = end.ms() - start.ms();
    if (ms < 0) throw calendarFault(property, 'is before its start');
    return ms;
  };
  return { days: 0, exactMs, rough: Math.max(0, rough) };
}

/** A time of an event. `wall` is its start on the clock of `start`. */
type Time = { wall: number; start: CalendarTime; length: Length };
const spanOf = ({ wall, start, length }: Time): Span => ({
  from: start.ms(wall),
  to: start.ms(wall + length.days * DAY_MS) + length.exactMs(),
});

/** Returns the busy times of a property with periods. */
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
    const any = component.getFirstProperty();
    if (any) throw calendarFault(any, 'its event has no DTSTART');
    throw new CalendarFault(1, 'VEVENT', 'an event is empty');
  }
  const start = read(begin);
  const end = component.getFirstProperty('dtend') ?? component.getFirstProperty('duration');
  const none = wholeDays(start.isDate ? 1 : 0);
  const length = end ? lengthOf(start, read, end, end.jCal[3]) : none;
  return { wall: start.wall, start, length };
}

/** The searched span of time, in ms since 1970. */
export type TimeWindow = { from: number; to: number };

/** Returns a function that tests if a time of a rule is not after its end. If the end is a day, the whole day counts. */
function isUntil(
  property: ICAL.Property,
  start: CalendarTime,
  read: ReadCalendarTime,
  until: string,
) {
  const last = read(property, until);
  return (wall: number) => {
    if (start.isDate || last.isDate) return dayOf(wall) <= dayOf(last.wall);
    return until.endsWith('Z') ? start.ms(wall) <= last.ms() : wall <= last.wall;
  };
}

/** Returns the times of a rule as clock times of its series. */
function timesOfRule(
  property: ICAL.Property,
  start: CalendarTime,
  read: ReadCalendarTime,
  { from, to }: TimeWindow,
): number[] {
  const { until, ...parts } = property.jCal[3];
  if (!Object.keys(parts).every((name) => RULE_PARTS.test(name)))
    throw calendarFault(property, 'has an unknown part');
  const counts = until ? isUntil(property, start, read, until) : () => true;
  try {
    const rule = new RRuleTemporal({
      rruleString: ICAL.Recur.fromData(parts).toString(),
      dtstart: Temporal.Instant.fromEpochMilliseconds(start.wall).toZonedDateTimeISO('UTC'),
      maxIterations: PERIODS_MAX,
      cache: false,
    });
    const times = rule.between(new Date(from), new Date(to), true);
    return times.map(({ epochMilliseconds }) => epochMilliseconds).filter(counts);
  } catch (error) {
    if (error instanceof CalendarFault) throw error;
    throw calendarFault(property, 'is not a rule, or repeats too often');
  }
}

/** Returns the additional times of a series (RDATE). A date without a time has the usual time of the series. */
function addedTimes({ component, read }: CalendarEvent, { start, length }: Time): Time[] {
  return component.getAllProperties('rdate').flatMap((property) =>
    valuesOf(property).map((value) => {
      const [from, to] = Array.isArray(value) ? value : [value];
      const at = read(property, from);
      if (to) return { wall: at.wall, start: at, length: lengthOf(at, read, property, to) };
      return at.isDate && !start.isDate
        ? { wall: at.wall + start.wall - dayOf(start.wall) * DAY_MS, start, length }
        : { wall: at.wall, start: at, length };
    }),
  );
}

/** Returns a function that tests if a time is removed from a series or moved. A moved time has a separate event. */
function exceptionsOf(
  { component, read }: CalendarEvent,
  changes: readonly CalendarEvent[],
  { start }: Time,
) {
  const moments = new Set<number>();
  const days = new Set<number>();
  function add(at: CalendarTime) {
    if (start.isDate || at.isDate) days.add(dayOf(at.wall));
    else moments.add(at.ms());
  }
  for (const property of component.getAllProperties('exdate'))
    for (const value of valuesOf(property)) add(read(property, value));
  for (const { changed } of changes) if (changed) add(changed);
  return (time: Time) => days.has(dayOf(time.wall)) || moments.has(time.start.ms(time.wall));
}

const isBusy = ({ component }: CalendarEvent) =>
  !['transp', 'status'].some((name) =>
    /^(transparent|cancelled)$/i.test(String(component.getFirstPropertyValue(name))),
  );

/** Returns the changes of a series that also apply to all later times, in order. */
function lastingChanges(changes: readonly CalendarEvent[]) {
  return changes
    .flatMap((change) => {
      const { changed } = change;
      const property = change.component.getFirstProperty('recurrence-id');
      if (!changed || property?.getFirstParameter('range') !== 'THISANDFUTURE') return [];
      const time = firstTime(change);
      const rough = Math.abs(time.wall - changed.wall) + time.length.rough;
      return [{ change, changed, time, rough }];
    })
    .toSorted((one, other) => one.changed.wall - other.changed.wall);
}

/** Returns the busy times of an event, at least those near a window. `changes` has the changed times of its series. */
export function spansOf(
  event: CalendarEvent,
  changes: readonly CalendarEvent[],
  window: TimeWindow,
): Span[] {
  if (!isBusy(event)) return [];
  const { component, read } = event;
  const first = firstTime(event);
  const lasting = event.changed ? [] : lastingChanges(changes);
  const reach = CLOCKS_MS + first.length.rough + Math.max(0, ...lasting.map(({ rough }) => rough));
  const range = { from: window.from - reach, to: window.to + reach };
  const times = [first];
  // A changed time has no series of its own, and its series may be missing.
  if (!event.changed) {
    times.push(...addedTimes(event, first));
    for (const rule of component.getAllProperties('rrule'))
      for (const wall of timesOfRule(rule, first.start, read, range))
        times.push({ ...first, wall });
  }
  const looked = times.filter(
    ({ wall, length }) => wall < range.to && wall + length.rough > range.from,
  );
  if (!looked.length) return [];
  const isOut = event.changed ? () => false : exceptionsOf(event, changes, first);
  return looked
    .filter((time) => !isOut(time))
    .flatMap((time) => {
      const span = spanOf(time);
      const last = lasting.findLast(({ changed }) => changed.ms() <= span.from);
      if (!last) return [span];
      if (!isBusy(last.change)) return [];
      const moved = spanOf(last.time);
      const by = span.from - last.changed.ms();
      return [{ from: moved.from + by, to: moved.to + by }];
    });
}
