const joinLines = (lines: string[]) => `${lines.join('\r\n')}\r\n`;
/** Joins components to the text of a calendar. */
export const calendar = (...components: string[][]) =>
  joinLines([
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Example//EN',
    ...components.flat(),
    'END:VCALENDAR',
  ]);
let eventCount = 0;
export const event = (...lines: string[]) => {
  eventCount += 1;
  const uid = lines.some((line) => line.startsWith('UID:')) ? [] : [`UID:form-${eventCount}`];
  return ['BEGIN:VEVENT', 'DTSTAMP:20260101T000000Z', ...uid, ...lines, 'END:VEVENT'];
};
export const HOUR = 'DURATION:PT1H';
/** A part of a time zone, in which the clock changes from one offset to the other. */
export const zonePart = (name: string, start: string, offsets: string, ...lines: string[]) => {
  const [from, to] = offsets.split(' to ');
  return [
    `BEGIN:${name}`,
    `DTSTART:${start}`,
    `TZOFFSETFROM:${from}`,
    `TZOFFSETTO:${to}`,
    ...lines,
    `END:${name}`,
  ];
};
export const timeZone = (name: string, ...parts: string[][]) => [
  'BEGIN:VTIMEZONE',
  `TZID:${name}`,
  ...parts.flat(),
  'END:VTIMEZONE',
];

const NEW_YORK = 'TZID=America/New_York';
const FREE_AND_BUSY = [
  'BEGIN:VFREEBUSY',
  'DTSTART:20260301T000000Z',
  'DTEND:20260401T000000Z',
  'FREEBUSY;FBTYPE=BUSY:20260302T150000Z/PT1H,20260303T150000Z/20260303T170000Z',
  'FREEBUSY;FBTYPE=BUSY-TENTATIVE:20260304T150000Z/PT30M',
  'FREEBUSY;FBTYPE=FREE:20260305T150000Z/PT1H',
  'END:VFREEBUSY',
];
const MARCH = 'RRULE:FREQ=YEARLY;BYDAY=2SU;BYMONTH=3';
const NOVEMBER = 'RRULE:FREQ=YEARLY;BYDAY=1SU;BYMONTH=11';
const CUSTOMIZED_ZONE = timeZone(
  'Customized',
  zonePart('STANDARD', '16010101T020000', '-0600 to -0700', NOVEMBER),
  zonePart('DAYLIGHT', '16010101T020000', '-0700 to -0600', MARCH),
);
const IN_NEW_YORK = `DTSTART;${NEW_YORK}`;
const AT_TEN = `${IN_NEW_YORK}:20260305T100000`;
const EVOLUTION = 'TZID=/freeassociation.sourceforge.net/America/Los_Angeles';
const PERIODS = '20260304T150000Z/PT2H,20260305T150000Z/20260305T153000Z';

/**
 * Calendars in the forms that programs write, with the host's busy times in March 2026 in UTC. The
 * host is in New York.
 */
export const FORMS: [form: string, busy: string, ...components: string[][]][] = [
  ['free and busy times', '2 15:00-16:00, 3 15:00-17:00, 4 15:00-15:30', FREE_AND_BUSY],
  [
    'a list of times without a rule',
    '2 15:00-16:00, 4 15:00-16:00, 9 14:00-15:00',
    event(
      `${IN_NEW_YORK}:20260302T100000`,
      HOUR,
      `RDATE;${NEW_YORK}:20260304T100000,20260309T100000`,
    ),
  ],
  [
    'a first time that its rule does not give',
    '4 15:00-16:00, 5 15:00-16:00, 12 14:00-15:00',
    event(`${IN_NEW_YORK}:20260304T100000`, HOUR, 'RRULE:FREQ=WEEKLY;BYDAY=TH;COUNT=2'),
  ],
  [
    'added times with lengths of their own',
    '2 15:00-16:00, 4 15:00-17:00, 5 15:00-15:30',
    event('DTSTART:20260302T150000Z', HOUR, `RDATE;VALUE=PERIOD:${PERIODS}`),
  ],
  [
    'zones as Windows, Mozilla, Evolution, Outlook and a calendar itself name them',
    '3 18:00-19:00, 4 18:00-19:00, 5 16:00-17:00, 6 10:00-11:00, 6 17:00-18:00, 10 17:00-18:00, 13 16:00-17:00',
    CUSTOMIZED_ZONE,
    event('DTSTART;TZID=Pacific Standard Time:20260303T100000', HOUR),
    event(`DTSTART;${EVOLUTION}:20260304T100000`, HOUR),
    event('DTSTART;TZID=/mozilla.org/20050126_1/America/Chicago:20260305T100000', HOUR),
    event('DTSTART;TZID=tzone://Microsoft/Utc:20260306T100000', HOUR),
    event('DTSTART;TZID="(UTC-08:00) Pacific Time (US & Canada)":20260310T100000', HOUR),
    event('DTSTART;TZID=Customized:20260306T100000', HOUR, 'RRULE:FREQ=WEEKLY;COUNT=2'),
  ],
  [
    'an exception in UTC',
    '5 15:00-16:00, 19 14:00-15:00',
    event(AT_TEN, HOUR, 'RRULE:FREQ=WEEKLY;COUNT=3', 'EXDATE:20260312T140000Z'),
  ],
  [
    'a time that was moved, in another zone',
    '5 15:00-16:00, 13 16:00-17:00, 19 14:00-15:00',
    event('UID:moved', AT_TEN, HOUR, 'RRULE:FREQ=WEEKLY;COUNT=3'),
    event(
      'UID:moved',
      'RECURRENCE-ID;TZID=America/Los_Angeles:20260312T070000',
      'DTSTART;TZID=America/Los_Angeles:20260313T090000',
      HOUR,
    ),
  ],
  [
    'days without VALUE=DATE, also as an exception',
    '3 05:00-4 05:00, 4 15:00-16:00, 18 15:00-16:00',
    event('DTSTART:20260303', 'DTEND:20260304'),
    event('DTSTART:20260304T150000Z', HOUR, 'RRULE:FREQ=WEEKLY;COUNT=3', 'EXDATE:20260311'),
  ],
  [
    'an end of a series, as a day and in UTC',
    '2 15:00-16:00, 3 15:00-16:00, 18 00:00-01:00, 19 00:00-01:00',
    event(`${IN_NEW_YORK}:20260302T100000`, HOUR, 'RRULE:FREQ=DAILY;UNTIL=20260303'),
    event(`${IN_NEW_YORK}:20260317T200000`, HOUR, 'RRULE:FREQ=DAILY;UNTIL=20260319T000000Z'),
  ],
  [
    'a time that the change of clocks skips',
    '7 07:30-08:00, 8 07:30-08:00, 9 06:30-07:00',
    event(`${IN_NEW_YORK}:20260307T023000`, 'DURATION:PT30M', 'RRULE:FREQ=DAILY;COUNT=3'),
  ],
  [
    '24 hours and one day over the change of clocks',
    '7 17:00-8 17:00, 7 18:00-8 17:00',
    event(`${IN_NEW_YORK}:20260307T120000`, 'DURATION:PT24H'),
    event(`${IN_NEW_YORK}:20260307T130000`, 'DURATION:P1D'),
  ],
  [
    'days as the package "ics" writes them',
    '3 15:00-4 15:00, 10 15:00-17 15:00',
    event('DTSTART:20260303T150000Z', 'DURATION:P1DT'),
    event('DTSTART:20260310T150000Z', 'DURATION:P1WT'),
  ],
  [
    'a series that is different from one time on',
    '3 15:00-16:00, 10 14:00-15:00, 17 18:00-20:00, 24 18:00-20:00, 31 18:00-20:00',
    event('UID:later', `${IN_NEW_YORK}:20260303T100000`, HOUR, 'RRULE:FREQ=WEEKLY'),
    event(
      'UID:later',
      `RECURRENCE-ID;RANGE=THISANDFUTURE;${NEW_YORK}:20260317T100000`,
      `${IN_NEW_YORK}:20260317T140000`,
      'DURATION:PT2H',
    ),
  ],
  [
    'times in UTC, in a zone and without one, whole days, and events that are free, canceled or past',
    '2 15:00-16:00, 3 16:00-16:30, 4 14:00-15:00, 9 04:00-10 04:00',
    event('DTSTART:20260302T150000Z', 'DTEND:20260302T160000Z'),
    event('DTSTART;TZID=America/Denver:20260303T090000', 'DURATION:PT30M'),
    event('DTSTART:20260304T090000', 'DTEND:20260304T100000'),
    event('DTSTART;VALUE=DATE:20260309', 'DTEND;VALUE=DATE:20260310'),
    event('DTSTART:20260305T150000Z', HOUR, 'TRANSP:TRANSPARENT', 'STATUS:CONFIRMED'),
    event('DTSTART:20260306T150000Z', HOUR, 'TRANSP:OPAQUE', 'STATUS:CANCELLED'),
    event('DTSTART:20250306T150000Z', 'DTEND:20250306T160000Z'),
  ],
  [
    'a recurring event over the clock change, with its exceptions',
    '5 14:00-14:30, 12 15:00-15:30, 26 13:00-13:30',
    event(
      'UID:weekly',
      `${IN_NEW_YORK}:20260108T090000`,
      `DTEND;${NEW_YORK}:20260108T093000`,
      'RRULE:FREQ=WEEKLY',
      `EXDATE;${NEW_YORK}:20260319T090000`,
    ),
    event(
      'UID:weekly',
      `RECURRENCE-ID;${NEW_YORK}:20260312T090000`,
      `${IN_NEW_YORK}:20260312T110000`,
      `DTEND;${NEW_YORK}:20260312T113000`,
    ),
  ],
  [
    'a moved date without its series, and dates moved into and out of the horizon',
    '3 17:00-18:00, 4 15:00-16:00, 5 12:00-13:00, 17 17:00-18:00',
    event('UID:alone', 'RECURRENCE-ID:20260303T150000Z', 'DTSTART:20260304T150000Z', HOUR),
    event('UID:far', 'DTSTART:20260303T170000Z', HOUR, 'RRULE:FREQ=WEEKLY;COUNT=3'),
    event('UID:far', 'RECURRENCE-ID:20260310T170000Z', 'DTSTART:20260501T170000Z', HOUR),
    event('UID:near', 'DTSTART:20260501T120000Z', HOUR, 'RRULE:FREQ=WEEKLY'),
    event('UID:near', 'RECURRENCE-ID:20260508T120000Z', 'DTSTART:20260305T120000Z', HOUR),
  ],
  [
    'an end in its own zone, for single and weekly events',
    '2 14:00-20:00, 4 14:00-20:00, 6 14:00-20:00, 13 13:00-19:00',
    event(`${IN_NEW_YORK}:20260302T090000`, 'DTEND;TZID=America/Los_Angeles:20260302T120000'),
    event(`${IN_NEW_YORK}:20260304T090000`, 'DTEND:20260304T200000Z'),
    event(
      `${IN_NEW_YORK}:20260306T090000`,
      'DTEND;TZID=America/Los_Angeles:20260306T120000',
      'RRULE:FREQ=WEEKLY;COUNT=2',
    ),
  ],
];
