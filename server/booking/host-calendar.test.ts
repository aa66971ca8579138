import { randomUUIDv7 } from 'node:crypto';
import { expect, test } from 'vitest';
import { calendar, event, FORMS, standard } from './host-calendar-forms.fixture.ts';
import { readCalendar } from './host-calendar-reader.ts';

const WINDOW = {
  from: Date.parse('2026-03-01T00:00:00Z'),
  to: Date.parse('2026-04-01T00:00:00Z'),
  timeZone: 'America/New_York',
  domain: 'northbar.example',
};
const HOUR = 'DURATION:PT1H';
const busyBy = (text: string) => {
  const answer = readCalendar({ text, ...WINDOW });
  if ('fault' in answer) return answer.fault;
  return answer.spans
    .map((span) =>
      [span.from, span.to].map((time) => new Date(time).toISOString().slice(5, 16)).join('/'),
    )
    .toSorted();
};
const busyTimes = (...events: string[][]) =>
  busyBy(calendar(...events.map((lines) => event(...lines))));

test.each(FORMS)('$form', ({ text, busy }) => {
  expect(busyBy(text)).toEqual(busy);
});

test('times in UTC, in a zone, without a zone, and whole days are busy; free and canceled events are not', () => {
  expect(
    busyTimes(
      ['UID:1', 'DTSTART:20260302T150000Z', 'DTEND:20260302T160000Z'],
      ['UID:2', 'DTSTART;TZID=America/Denver:20260303T090000', 'DURATION:PT30M'],
      ['UID:3', 'DTSTART:20260304T090000', 'DTEND:20260304T100000'],
      ['UID:4', 'DTSTART;VALUE=DATE:20260309', 'DTEND;VALUE=DATE:20260310'],
      ['UID:5', 'DTSTART:20260305T150000Z', HOUR, 'TRANSP:TRANSPARENT', 'STATUS:CONFIRMED'],
      ['UID:6', 'DTSTART:20260306T150000Z', HOUR, 'TRANSP:OPAQUE', 'STATUS:CANCELLED'],
      ['UID:7', 'DTSTART:20250306T150000Z', 'DTEND:20250306T160000Z'],
    ),
  ).toEqual([
    '03-02T15:00/03-02T16:00',
    '03-03T16:00/03-03T16:30',
    '03-04T14:00/03-04T15:00',
    '03-09T04:00/03-10T04:00',
  ]);
});

test('a recurring event keeps its local time over the clock change, with its exceptions', () => {
  const zoned = (time: string) => `TZID=America/New_York:${time}`;
  const weekly = [
    'UID:9',
    `DTSTART;${zoned('20260108T090000')}`,
    `DTEND;${zoned('20260108T093000')}`,
    'RRULE:FREQ=WEEKLY',
    `EXDATE;${zoned('20260319T090000')}`,
  ];
  const moved = [
    'UID:9',
    `RECURRENCE-ID;${zoned('20260312T090000')}`,
    `DTSTART;${zoned('20260312T110000')}`,
    `DTEND;${zoned('20260312T113000')}`,
  ];
  expect(busyTimes(weekly, moved)).toEqual([
    '03-05T14:00/03-05T14:30',
    '03-12T15:00/03-12T15:30',
    '03-26T13:00/03-26T13:30',
  ]);
});

test('a moved date counts even without its series, and a date moved past the horizon does not end the series', () => {
  expect(
    busyTimes(
      ['UID:alone', 'RECURRENCE-ID:20260303T150000Z', 'DTSTART:20260304T150000Z', 'DURATION:PT1H'],
      ['UID:far', 'DTSTART:20260303T170000Z', 'DURATION:PT1H', 'RRULE:FREQ=WEEKLY;COUNT=3'],
      ['UID:far', 'RECURRENCE-ID:20260310T170000Z', 'DTSTART:20260501T170000Z', 'DURATION:PT1H'],
      ['UID:near', 'DTSTART:20260501T120000Z', 'DURATION:PT1H', 'RRULE:FREQ=WEEKLY'],
      ['UID:near', 'RECURRENCE-ID:20260508T120000Z', 'DTSTART:20260305T120000Z', 'DURATION:PT1H'],
    ),
  ).toEqual([
    '03-03T17:00/03-03T18:00',
    '03-04T15:00/03-04T16:00',
    '03-05T12:00/03-05T13:00',
    '03-17T17:00/03-17T18:00',
  ]);
});

test('the end of an event may have its own zone, for single and weekly events', () => {
  const flight = (day: string, end: string, ...extraLines: string[]) => [
    `UID:${day}`,
    `DTSTART;TZID=America/New_York:${day}T090000`,
    `DTEND${end}`,
    ...extraLines,
  ];
  expect(
    busyTimes(
      flight('20260302', ';TZID=America/Los_Angeles:20260302T120000'),
      flight('20260304', ':20260304T200000Z'),
      flight('20260306', ';TZID=America/Los_Angeles:20260306T120000', 'RRULE:FREQ=WEEKLY;COUNT=2'),
    ),
  ).toEqual([
    '03-02T14:00/03-02T20:00',
    '03-04T14:00/03-04T20:00',
    '03-06T14:00/03-06T20:00',
    '03-13T13:00/03-13T19:00',
  ]);
});

test.each([
  ['one change each', [], []],
  ['lists of changes', ['RDATE:20270314T020000'], ['RDATE:20271107T020000']],
])('a zone described by %s applies before its first change', (_, daylight, standardTime) => {
  const zone = [
    'BEGIN:VTIMEZONE',
    'TZID:Office',
    'BEGIN:DAYLIGHT',
    'DTSTART:20260308T020000',
    'TZOFFSETFROM:-0500',
    'TZOFFSETTO:-0400',
    ...daylight,
    'END:DAYLIGHT',
    'BEGIN:STANDARD',
    'DTSTART:20261101T020000',
    'TZOFFSETFROM:-0400',
    'TZOFFSETTO:-0500',
    ...standardTime,
    'END:STANDARD',
    'END:VTIMEZONE',
  ];
  const weekly = event('DTSTART;TZID=Office:20260306T100000', HOUR, 'RRULE:FREQ=WEEKLY;COUNT=2');
  expect(busyBy(calendar(zone, weekly))).toEqual([
    '03-06T15:00/03-06T16:00',
    '03-13T14:00/03-13T15:00',
  ]);
});

test('our own sessions in the calendar do not count; other events of our domain do', () => {
  const occurrence = (uid: string, day: string) => [`UID:${uid}`, `DTSTART:${day}T150000Z`, HOUR];
  expect(
    busyTimes(
      occurrence(`${randomUUIDv7()}@northbar.example`, '20260302'),
      occurrence(`${randomUUIDv7()}@other.example`, '20260303'),
      occurrence('lunch@northbar.example', '20260304'),
    ),
  ).toEqual(['03-03T15:00/03-03T16:00', '03-04T15:00/03-04T16:00']);
});

const START = 'DTSTART:20260302T150000Z';
const unknownZone = event('DTSTART;TZID=Our House:20260302T100000', HOUR);
const freeBusy = [
  'BEGIN:VFREEBUSY',
  'DTSTART:20260101T000000Z',
  'DTEND:20260215T000000Z',
  'FREEBUSY:20260302T150000Z/PT1H',
  'END:VFREEBUSY',
];

const officeWithoutOffset = standard('Office', 'west');
const inOffice = event('DTSTART;TZID=Office:20260302T100000', HOUR);
const half = calendar(event(START, HOUR)).replace(/END:VEVENT.*/s, '');
const pastTimes = 'line 6, DTEND: its free and busy times end in the past';
test.each([
  ['no calendar', '<html>Sign in</html>', 'line 1, VCALENDAR: there is none'],
  ['half a calendar', half, 'line 8, VCALENDAR: has no end'],
  ['an unknown zone', calendar(unknownZone), 'line 7, DTSTART: its time zone is unknown'],
  [
    'a zone whose description is broken',
    calendar(officeWithoutOffset, inOffice),
    'line 15, DTSTART: has no moment in its time zone',
  ],
  ['no time', calendar(event('DTSTART:2026-03-02', HOUR)), 'line 7, DTSTART: is not a time'],
  ['no start', calendar(event(HOUR)), 'line 6, UID: its event has no DTSTART'],
  [
    'an end before its start',
    calendar(event(START, 'DTEND:20260302T140000Z')),
    'line 8, DTEND: is before its start',
  ],
  [
    'a broken rule',
    calendar(event(START, HOUR, 'RRULE:FREQ=SOMETIMES')),
    'line 9, RRULE: cannot be read',
  ],
  ['free and busy times of last month', calendar(freeBusy), pastTimes],
])('not read, with line and property: %s', (_, text, reason) => {
  expect(busyBy(text)).toBe(reason);
});
