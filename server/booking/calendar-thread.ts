/** The thread of host-calendar.ts: reading a calendar of some megabytes, or one with a rule that never ends, stops nobody. */
import { parentPort, workerData } from 'node:worker_threads';
import ICAL from 'ical.js';
import type { Span } from './free-times.ts';

export type CalendarData = {
  text: string;
  from: number;
  to: number;
  timeZone: string;
  /** Of the ids of our own sessions, which the database knows better: one that was canceled may stand here still. */
  domain: string;
};

/** Times of one repeating event that are looked at, past ones too. */
const REPEATS_MAX = 20_000;

const { text, from, to, timeZone, domain } = workerData as CalendarData;
const known = (zone: string | null | undefined) => {
  try {
    return zone
      ? new Intl.DateTimeFormat('en-US', { timeZone: zone }).resolvedOptions().timeZone
      : undefined;
  } catch {
    return undefined;
  }
};

/** In ms since 1970. A zone by its name, else by the calendar's own description of it; a time of none is the host's. */
function momentOf(time: ICAL.Time, zone: string | undefined) {
  const { year, month, day, hour, minute, second } = time;
  if (time.zone?.tzid === 'UTC') return time.toUnixTime() * 1_000;
  const isDescribed = time.zone && time.zone.tzid !== 'floating' && !known(time.zone.tzid);
  if (isDescribed && !zone) return time.toUnixTime() * 1_000;
  const plain = Temporal.PlainDateTime.from({ year, month, day, hour, minute, second });
  return plain.toZonedDateTime(zone ?? known(time.zone?.tzid) ?? timeZone).epochMilliseconds;
}

const zoneNamed = (component: ICAL.Component, end: 'dtstart' | 'dtend') =>
  component.getFirstProperty(end)?.getFirstParameter('tzid');

const isBusy = ({ component }: ICAL.Event) =>
  component.getFirstPropertyValue('transp') !== 'TRANSPARENT' &&
  component.getFirstPropertyValue('status') !== 'CANCELLED';

function spanOf(event: ICAL.Event, start: ICAL.Time, end: ICAL.Time): Span {
  const { component, startDate, endDate } = event;
  const named = zoneNamed(component, 'dtstart');
  const endNamed = zoneNamed(component, 'dtend') ?? named;
  const zone = known(named);
  const begin = momentOf(start, zone);
  if (named === endNamed && startDate.zone?.tzid === endDate.zone?.tzid)
    return { from: begin, to: momentOf(end, zone) };
  // such as a flight, which is as long each time
  return {
    from: begin,
    to: begin + momentOf(endDate, known(endNamed)) - momentOf(startDate, zone),
  };
}

function spansOf(event: ICAL.Event): Span[] {
  // one that was moved may be without its series, as when only that one was sent
  if (event.isRecurrenceException() || !event.isRecurring())
    return isBusy(event) ? [spanOf(event, event.startDate, event.endDate)] : [];
  const spans: Span[] = [];
  const times = event.iterator();
  for (let count = 0; count < REPEATS_MAX; count += 1) {
    const time = times.next();
    if (!time) return spans;
    if (momentOf(time, known(zoneNamed(event.component, 'dtstart'))) > to) return spans;
    const { item, startDate, endDate } = event.getOccurrenceDetails(time);
    if (item.recurrenceId?.compare(time) !== 0 && isBusy(item))
      spans.push(spanOf(item, startDate, endDate));
  }
  throw new Error('an event repeats too often');
}

const calendar = new ICAL.Component(ICAL.parse(text));
for (const zone of calendar.getAllSubcomponents('vtimezone')) ICAL.TimezoneService.register(zone);
const isOurs = (uid: string | null) =>
  /^[\da-f-]{36}@/.test(uid ?? '') && uid?.endsWith(`@${domain}`);
const events = calendar
  .getAllSubcomponents('vevent')
  .map((each) => new ICAL.Event(each))
  .filter(({ uid }) => !isOurs(uid));
const changes = Map.groupBy(
  events.filter((event) => event.isRecurrenceException()),
  ({ uid }) => uid,
);
for (const event of events)
  if (!event.isRecurrenceException())
    for (const change of changes.get(event.uid) ?? []) event.relateException(change);
const spans = events.flatMap(spansOf);
parentPort?.postMessage(spans.filter((span) => span.to > from && span.from < to));
