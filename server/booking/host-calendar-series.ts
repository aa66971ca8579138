/** Calculates the times of an event, and of a series with its additions, exceptions and moves. */
import ICAL from 'ical.js';
import { RRuleTemporal } from 'rrule-temporal';
import type { Span } from './free-times.ts';
import { CalendarFault, calendarFault } from './host-calendar-lines.ts';
import type { CalendarTime, ReadCalendarTime } from './host-calendar-zones.ts';

const DAY_MS = 24 * 60 * 60_000;
/** The clocks of two zones differ by less than this. */
const CLOCKS_MS = 2 * DAY_MS;
/** Periods of a rule, including past ones: enough for every day since 1890. */
const PERIODS_MAX = 50_000;
const RULE_PARTS =
  /^(freq|interval|count|wkst|by(second|minute|hour|day|monthday|yearday|weekno|month|setpos))$/;

/** `changed` is the time in a series that the event replaces. */
export type CalendarEvent = {
  component: ICAL.Component;
  read: ReadCalendarTime;
  changed: CalendarTime | undefined;
};

const dayOf = (wall: number) => Math.floor(wall / DAY_MS);
const valuesOf = (property: ICAL.Property): unknown[] => property.jCal.slice(3);

/** `rough` is the whole length in ms with an error of less than two days. */
type Length = { days: number; exactMs(): number; rough: number };
const wholeDays = (days: number): Length => ({ days, exactMs: () => 0, rough: days * DAY_MS });

function durationOf(property: ICAL.Property, text: string): Length {
  try {
    // The package "ics" writes one day as "P1DT".
    const duration = Temporal.Duration.from(text.replace(/T$/, ''));
    const { sign, years, months, weeks } = duration;
    if (sign < 0 || years || months) throw new RangeError('not a length of an event');
    const days = weeks * 7 + duration.days;
    const exact = duration.with({ weeks: 0, days: 0 }).total('milliseconds');
    return { days, exactMs: () => exact, rough: days * DAY_MS + exact };
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

/** `wall` is its start on the clock of `start`. */
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

/** If the end of a rule is a day, the whole day counts. */
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

function timesOfRule(
  property: ICAL.Property,
  start: CalendarTime,
  read: ReadCalendarTime,
  { from, to }: TimeWindow,
): number[] {
  const { until, ...parts } = property.jCal[3];
  if (!Object.keys(parts).every((name) => RULE_PARTS.test(name)))
    throw calendarFault(property, 'has an unknown part');
  const isBeforeEnd = until ? isUntil(property, start, read, until) : () => true;
  try {
    const rule = new RRuleTemporal({
      rruleString: ICAL.Recur.fromData(parts).toString(),
      dtstart: Temporal.Instant.fromEpochMilliseconds(start.wall).toZonedDateTimeISO('UTC'),
      maxIterations: PERIODS_MAX,
      cache: false,
    });
    const times = rule.between(new Date(from), new Date(to), true);
    return times.map(({ epochMilliseconds }) => epochMilliseconds).filter(isBeforeEnd);
  } catch (error) {
    if (error instanceof CalendarFault) throw error;
    throw calendarFault(property, 'is not a rule, or repeats too often');
  }
}

/** A date of RDATE without a time has the usual time of the series. */
function addedTimes({ component, read }: CalendarEvent, { start, length }: Time): Time[] {
  return component.getAllProperties('rdate').flatMap((property) =>
    valuesOf(property).map((value) => {
      const [from, to] = Array.isArray(value) ? value : [value];
      const added = read(property, from);
      if (to)
        return { wall: added.wall, start: added, length: lengthOf(added, read, property, to) };
      return added.isDate && !start.isDate
        ? { wall: added.wall + start.wall - dayOf(start.wall) * DAY_MS, start, length }
        : { wall: added.wall, start: added, length };
    }),
  );
}

/** A moved time has a separate event. */
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
    .toSorted((a, b) => a.changed.wall - b.changed.wall);
}

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
  const nearby = times.filter(
    ({ wall, length }) => wall < range.to && wall + length.rough > range.from,
  );
  if (!nearby.length) return [];
  const isException = event.changed ? () => false : exceptionsOf(event, changes, first);
  return nearby
    .filter((time) => !isException(time))
    .flatMap((time) => {
      const span = spanOf(time);
      const latest = lasting.findLast(({ changed }) => changed.ms() <= span.from);
      if (!latest) return [span];
      if (!isBusy(latest.change)) return [];
      const moved = spanOf(latest.time);
      const shift = span.from - latest.changed.ms();
      return [{ from: moved.from + shift, to: moved.to + shift }];
    });
}
