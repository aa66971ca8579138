import { randomUUIDv7 } from 'node:crypto';
import { expect, test } from 'vitest';
import { calendar, event, FORMS, HOUR, timeZone, zonePart } from './host-calendar-forms.fixture.ts';
import { readCalendar } from './host-calendar-reader.ts';

const WINDOW = {
  from: Date.parse('2026-03-01T00:00:00Z'),
  to: Date.parse('2026-04-01T00:00:00Z'),
  timeZone: 'America/New_York',
  domain: 'northbar.example',
};
/** Returns "2 15:00-16:00" within a day, and "2 15:00-3 09:00" across days. */
function spanText(span: { from: number; to: number }) {
  const [from, to] = [span.from, span.to].map((time) => {
    const [, day, clock] = /^2026-03-0?(\d+)T(.{5})/.exec(new Date(time).toISOString()) ?? [];
    return { day, clock };
  });
  const end = from?.day === to?.day ? to?.clock : `${to?.day} ${to?.clock}`;
  return `${from?.day} ${from?.clock}-${end}`;
}
function busyTextOf(text: string) {
  const answer = readCalendar({ text, ...WINDOW });
  if ('fault' in answer) return answer.fault;
  return answer.spans
    .toSorted((one, other) => one.from - other.from || one.to - other.to)
    .map(spanText)
    .join(', ');
}

test.each(FORMS)('a calendar with %s is busy at %s', (_, busy, ...components) => {
  expect(busyTextOf(calendar(...components))).toBe(busy);
});

test('a byte order mark and text behind the end are ignored', () => {
  const text = calendar(event('DTSTART:20260302T150000Z', HOUR));
  expect(busyTextOf(`\uFEFF${text}<!-- Copyright -->\r\n`)).toBe('2 15:00-16:00');
});

test.each([
  ['one change each', [], []],
  ['lists of changes', ['RDATE:20270314T020000'], ['RDATE:20271107T020000']],
])('a zone described by %s applies before its first change', (_, daylight, standardTime) => {
  const zone = timeZone(
    'Office',
    zonePart('DAYLIGHT', '20260308T020000', '-0500 to -0400', ...daylight),
    zonePart('STANDARD', '20261101T020000', '-0400 to -0500', ...standardTime),
  );
  const weekly = event('DTSTART;TZID=Office:20260306T100000', HOUR, 'RRULE:FREQ=WEEKLY;COUNT=2');
  expect(busyTextOf(calendar(zone, weekly))).toBe('6 15:00-16:00, 13 14:00-15:00');
});

test('our own sessions in a calendar are not busy; other events of our domain are', () => {
  const occurrence = (uid: string, day: string) =>
    event(`UID:${uid}`, `DTSTART:${day}T150000Z`, HOUR);
  const text = calendar(
    occurrence(`${randomUUIDv7()}@northbar.example`, '20260302'),
    occurrence(`${randomUUIDv7()}@other.example`, '20260303'),
    occurrence('lunch@northbar.example', '20260304'),
  );
  expect(busyTextOf(text)).toBe('3 15:00-16:00, 4 15:00-16:00');
});

const START = 'DTSTART:20260302T150000Z';
const LAST_MONTH = [
  'BEGIN:VFREEBUSY',
  'DTSTART:20260101T000000Z',
  'DTEND:20260215T000000Z',
  'FREEBUSY:20260302T150000Z/PT1H',
  'END:VFREEBUSY',
];
const WITHOUT_OFFSET = timeZone('Office', zonePart('STANDARD', '19700101T000000', 'west to west'));
const inOffice = event('DTSTART;TZID=Office:20260302T100000', HOUR);
const CALENDAR_WITHOUT_END = calendar(event(START, HOUR)).replace(/END:VEVENT.*/s, '');
const withEvent = (...lines: string[]) => calendar(event(...lines));

test.each([
  ['line 1, VCALENDAR: there is none', '<html>Sign in</html>'],
  ['line 8, VCALENDAR: has no end', CALENDAR_WITHOUT_END],
  [
    'line 7, DTSTART: its time zone is unknown',
    withEvent('DTSTART;TZID=Our House:20260302T100000', HOUR),
  ],
  ['line 15, DTSTART: has no moment in its time zone', calendar(WITHOUT_OFFSET, inOffice)],
  ['line 7, DTSTART: is not a time', withEvent('DTSTART:2026-03-02', HOUR)],
  ['line 6, UID: its event has no DTSTART', withEvent(HOUR)],
  ['line 8, DTEND: is before its start', withEvent(START, 'DTEND:20260302T140000Z')],
  ['line 9, RRULE: cannot be read', withEvent(START, HOUR, 'RRULE:FREQ=SOMETIMES')],
  ['line 6, DTEND: its free and busy times end in the past', calendar(LAST_MONTH)],
])('an unreadable calendar is reported as: %s', (reason, text) => {
  expect(busyTextOf(text)).toBe(reason);
});
