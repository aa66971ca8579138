import type ICAL from 'ical.js';
import type { Span } from './free-times.ts';
import { CalendarFault, calendarFault, parseCalendars } from './host-calendar-lines.ts';
import { type CalendarEvent, periodsOf, spansOf, type TimeWindow } from './host-calendar-series.ts';
import { calendarTimeReader, type ReadCalendarTime } from './host-calendar-zones.ts';

export type CalendarData = TimeWindow & {
  text: string;
  timeZone: string;
  /** Events with an id of this domain are ours. They are skipped: the database is more current. */
  domain: string;
};
export type CalendarResult = { spans: Span[] } | { fault: string };

type Calendar = { component: ICAL.Component; read: ReadCalendarTime };

function busyByEvents(
  calendars: readonly Calendar[],
  { domain, ...window }: Pick<CalendarData, 'domain' | keyof TimeWindow>,
): Span[] {
  const isOurs = (uid: string) => /^[\da-f-]{36}@/.test(uid) && uid.endsWith(`@${domain}`);
  const series = Map.groupBy(
    calendars.flatMap(({ component, read }) =>
      component.getAllSubcomponents('vevent').map((event): CalendarEvent => {
        const id = event.getFirstProperty('recurrence-id');
        return { component: event, read, replacedTime: id ? read(id) : undefined };
      }),
    ),
    ({ component }) => String(component.getFirstPropertyValue('uid') ?? ''),
  );
  return [...series].flatMap(([uid, events]) => {
    if (isOurs(uid)) return [];
    const changes = events.filter(({ replacedTime }) => replacedTime);
    return events.flatMap((event) => spansOf(event, changes, window));
  });
}

// A calendar that has only free and busy periods covers a limited time. All times before and after
// it count as busy.
function busyByPeriods(calendars: readonly Calendar[], window: TimeWindow): Span[] {
  const spans: Span[] = [];
  const begins: number[] = [];
  const ends: number[] = [];
  for (const { component, read } of calendars)
    for (const freeBusy of component.getAllSubcomponents('vfreebusy')) {
      for (const property of freeBusy.getAllProperties('freebusy'))
        if (property.getFirstParameter('fbtype') !== 'FREE')
          spans.push(...periodsOf(property, read));
      const [begin, end] = ['dtstart', 'dtend'].map((name) => freeBusy.getFirstProperty(name));
      if (begin) begins.push(read(begin).ms());
      if (end) ends.push(read(end).ms());
      if (end && read(end).ms() < window.from)
        throw calendarFault(end, 'its free and busy times end in the past');
    }
  if (calendars.some(({ component }) => component.getFirstSubcomponent('vevent'))) return spans;
  if (begins.length) spans.push({ from: window.from, to: Math.min(...begins) });
  if (ends.length) spans.push({ from: Math.max(...ends), to: window.to });
  return spans;
}

export function readCalendar({ text, timeZone, ...rest }: CalendarData): CalendarResult {
  const { from, to } = rest;
  try {
    const calendars = parseCalendars(text).map((component) => ({
      component,
      read: calendarTimeReader(component, timeZone),
    }));
    const spans = [...busyByEvents(calendars, rest), ...busyByPeriods(calendars, { from, to })];
    const inWindow = spans.filter((span) => span.to > from && span.from < to);
    return {
      spans: [...new Map(inWindow.map((span) => [`${span.from} ${span.to}`, span])).values()],
    };
  } catch (error) {
    if (error instanceof CalendarFault) return { fault: error.message };
    throw error;
  }
}
