/**
 * Calendars in the forms that programs write, with their busy times in March 2026 in UTC. The host
 * is in New York.
 */
export type CalendarForm = { form: string; text: string; busy: string[] };

const NEW_YORK = ';TZID=America/New_York';
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
const HOUR = 'DURATION:PT1H';
export const standard = (tzid: string, offset: string) => [
  'BEGIN:VTIMEZONE',
  `TZID:${tzid}`,
  'BEGIN:STANDARD',
  'DTSTART:19700101T000000',
  `TZOFFSETFROM:${offset}`,
  `TZOFFSETTO:${offset}`,
  'END:STANDARD',
  'END:VTIMEZONE',
];

export const FORMS: CalendarForm[] = [
  {
    form: 'free and busy times',
    text: calendar([
      'BEGIN:VFREEBUSY',
      'UID:free-busy',
      'DTSTAMP:20260101T000000Z',
      'DTSTART:20260301T000000Z',
      'DTEND:20260401T000000Z',
      'FREEBUSY;FBTYPE=BUSY:20260302T150000Z/PT1H,20260303T150000Z/20260303T170000Z',
      'FREEBUSY;FBTYPE=BUSY-TENTATIVE:20260304T150000Z/PT30M',
      'FREEBUSY;FBTYPE=FREE:20260305T150000Z/PT1H',
      'END:VFREEBUSY',
    ]),
    busy: ['03-02T15:00/03-02T16:00', '03-03T15:00/03-03T17:00', '03-04T15:00/03-04T15:30'],
  },
  {
    form: 'a list of times without a rule',
    text: calendar(
      event(
        `DTSTART${NEW_YORK}:20260302T100000`,
        HOUR,
        `RDATE${NEW_YORK}:20260304T100000,20260309T100000`,
      ),
    ),
    busy: ['03-02T15:00/03-02T16:00', '03-04T15:00/03-04T16:00', '03-09T14:00/03-09T15:00'],
  },
  {
    form: 'a first time that its rule does not give',
    text: calendar(
      event(`DTSTART${NEW_YORK}:20260304T100000`, HOUR, 'RRULE:FREQ=WEEKLY;BYDAY=TH;COUNT=2'),
    ),
    busy: ['03-04T15:00/03-04T16:00', '03-05T15:00/03-05T16:00', '03-12T14:00/03-12T15:00'],
  },
  {
    form: 'added times with lengths of their own',
    text: calendar(
      event(
        'DTSTART:20260302T150000Z',
        HOUR,
        'RDATE;VALUE=PERIOD:20260304T150000Z/PT2H,20260305T150000Z/20260305T153000Z',
      ),
    ),
    busy: ['03-02T15:00/03-02T16:00', '03-04T15:00/03-04T17:00', '03-05T15:00/03-05T15:30'],
  },
  {
    form: 'a zone as Windows names it',
    text: calendar(event('DTSTART;TZID=Pacific Standard Time:20260303T100000', HOUR)),
    busy: ['03-03T18:00/03-03T19:00'],
  },
  {
    form: 'zones with the prefix of a program',
    text: calendar(
      event(
        'DTSTART;TZID=/freeassociation.sourceforge.net/America/Los_Angeles:20260304T100000',
        HOUR,
      ),
      event('DTSTART;TZID=/mozilla.org/20050126_1/America/Chicago:20260305T100000', HOUR),
      event('DTSTART;TZID=tzone://Microsoft/Utc:20260306T100000', HOUR),
    ),
    busy: ['03-04T18:00/03-04T19:00', '03-05T16:00/03-05T17:00', '03-06T10:00/03-06T11:00'],
  },
  {
    form: 'a zone by the label of Outlook',
    text: calendar(
      event('DTSTART;TZID="(UTC-08:00) Pacific Time (US & Canada)":20260310T100000', HOUR),
    ),
    busy: ['03-10T17:00/03-10T18:00'],
  },
  {
    form: 'a zone that the calendar describes',
    text: calendar(
      [
        'BEGIN:VTIMEZONE',
        'TZID:Customized Time Zone',
        'BEGIN:STANDARD',
        'DTSTART:16010101T020000',
        'TZOFFSETFROM:-0600',
        'TZOFFSETTO:-0700',
        'RRULE:FREQ=YEARLY;BYDAY=1SU;BYMONTH=11',
        'END:STANDARD',
        'BEGIN:DAYLIGHT',
        'DTSTART:16010101T020000',
        'TZOFFSETFROM:-0700',
        'TZOFFSETTO:-0600',
        'RRULE:FREQ=YEARLY;BYDAY=2SU;BYMONTH=3',
        'END:DAYLIGHT',
        'END:VTIMEZONE',
      ],
      event('DTSTART;TZID=Customized Time Zone:20260306T100000', HOUR, 'RRULE:FREQ=WEEKLY;COUNT=2'),
    ),
    busy: ['03-06T17:00/03-06T18:00', '03-13T16:00/03-13T17:00'],
  },
  {
    form: 'an exception in UTC',
    text: calendar(
      event(
        `DTSTART${NEW_YORK}:20260305T100000`,
        HOUR,
        'RRULE:FREQ=WEEKLY;COUNT=3',
        'EXDATE:20260312T140000Z',
      ),
    ),
    busy: ['03-05T15:00/03-05T16:00', '03-19T14:00/03-19T15:00'],
  },
  {
    form: 'a time that was moved, in another zone',
    text: calendar(
      event('UID:moved', `DTSTART${NEW_YORK}:20260305T100000`, HOUR, 'RRULE:FREQ=WEEKLY;COUNT=3'),
      event(
        'UID:moved',
        'RECURRENCE-ID;TZID=America/Los_Angeles:20260312T070000',
        'DTSTART;TZID=America/Los_Angeles:20260313T090000',
        HOUR,
      ),
    ),
    busy: ['03-05T15:00/03-05T16:00', '03-13T16:00/03-13T17:00', '03-19T14:00/03-19T15:00'],
  },
  {
    form: 'a byte order mark, and text behind the end',
    text: `\uFEFF${calendar(event('DTSTART:20260302T150000Z', HOUR))}<!-- Copyright -->\r\n`,
    busy: ['03-02T15:00/03-02T16:00'],
  },
  {
    form: 'days without VALUE=DATE, also as an exception',
    text: calendar(
      event('DTSTART:20260303', 'DTEND:20260304'),
      event('DTSTART:20260304T150000Z', HOUR, 'RRULE:FREQ=WEEKLY;COUNT=3', 'EXDATE:20260311'),
    ),
    busy: ['03-03T05:00/03-04T05:00', '03-04T15:00/03-04T16:00', '03-18T15:00/03-18T16:00'],
  },
  {
    form: 'an end of a series, as a day and in UTC',
    text: calendar(
      event(`DTSTART${NEW_YORK}:20260302T100000`, HOUR, 'RRULE:FREQ=DAILY;UNTIL=20260303'),
      event(`DTSTART${NEW_YORK}:20260317T200000`, HOUR, 'RRULE:FREQ=DAILY;UNTIL=20260319T000000Z'),
    ),
    busy: [
      '03-02T15:00/03-02T16:00',
      '03-03T15:00/03-03T16:00',
      '03-18T00:00/03-18T01:00',
      '03-19T00:00/03-19T01:00',
    ],
  },
  {
    form: 'a time that the change of clocks skips',
    text: calendar(
      event(`DTSTART${NEW_YORK}:20260307T023000`, 'DURATION:PT30M', 'RRULE:FREQ=DAILY;COUNT=3'),
    ),
    busy: ['03-07T07:30/03-07T08:00', '03-08T07:30/03-08T08:00', '03-09T06:30/03-09T07:00'],
  },
  {
    form: '24 hours and one day over the change of clocks',
    text: calendar(
      event(`DTSTART${NEW_YORK}:20260307T120000`, 'DURATION:PT24H'),
      event(`DTSTART${NEW_YORK}:20260307T130000`, 'DURATION:P1D'),
    ),
    busy: ['03-07T17:00/03-08T17:00', '03-07T18:00/03-08T17:00'],
  },
  {
    form: 'days as the package "ics" writes them',
    text: calendar(
      event('DTSTART:20260303T150000Z', 'DURATION:P1DT'),
      event('DTSTART:20260310T150000Z', 'DURATION:P1WT'),
    ),
    busy: ['03-03T15:00/03-04T15:00', '03-10T15:00/03-17T15:00'],
  },
  {
    form: 'a series that is different from one time on',
    text: calendar(
      event('UID:later', `DTSTART${NEW_YORK}:20260303T100000`, HOUR, 'RRULE:FREQ=WEEKLY'),
      event(
        'UID:later',
        `RECURRENCE-ID;RANGE=THISANDFUTURE;TZID=America/New_York:20260317T100000`,
        `DTSTART${NEW_YORK}:20260317T140000`,
        'DURATION:PT2H',
      ),
    ),
    busy: [
      '03-03T15:00/03-03T16:00',
      '03-10T14:00/03-10T15:00',
      '03-17T18:00/03-17T20:00',
      '03-24T18:00/03-24T20:00',
      '03-31T18:00/03-31T20:00',
    ],
  },
];
