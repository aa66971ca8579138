import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';
import { expect, onTestFinished, test, vi } from 'vitest';
import { createLog } from '../log.ts';
import { newBookingId } from './bookings.ts';
import { busySpans, openHostCalendar, openHostCalendars } from './host-calendar.ts';

const ZONE = 'America/New_York';
const FROM = Date.parse('2026-03-01T00:00:00Z');
const TO = Date.parse('2026-04-01T00:00:00Z');
const OURS = { timeZone: ZONE, domain: 'northbar.example' };

/** As calendar programs write it. */
const calendar = (...events: string[][]) =>
  [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Example//EN',
    ...events.flatMap((lines) => [
      'BEGIN:VEVENT',
      'DTSTAMP:20260101T000000Z',
      ...lines,
      'END:VEVENT',
    ]),
    'END:VCALENDAR',
    '',
  ].join('\r\n');
const read = async (...events: string[][]) => {
  const spans = await busySpans({ text: calendar(...events), from: FROM, to: TO, ...OURS });
  return spans
    .map((span) =>
      [span.from, span.to].map((time) => new Date(time).toISOString().slice(5, 16)).join(' to '),
    )
    .toSorted();
};

test('times in UTC, of a zone, of none, and whole days; what is free or canceled is not busy', async () => {
  expect(
    await read(
      ['UID:1', 'DTSTART:20260302T150000Z', 'DTEND:20260302T160000Z'],
      ['UID:2', 'DTSTART;TZID=America/Denver:20260303T090000', 'DURATION:PT30M'],
      ['UID:3', 'DTSTART:20260304T090000', 'DTEND:20260304T100000'],
      ['UID:4', 'DTSTART;VALUE=DATE:20260309', 'DTEND;VALUE=DATE:20260310'],
      ['UID:5', 'DTSTART:20260305T150000Z', 'DTEND:20260305T160000Z', 'TRANSP:TRANSPARENT'],
      ['UID:6', 'DTSTART:20260306T150000Z', 'DTEND:20260306T160000Z', 'STATUS:CANCELLED'],
      ['UID:7', 'DTSTART:20250306T150000Z', 'DTEND:20250306T160000Z'],
    ),
  ).toEqual([
    '03-02T15:00 to 03-02T16:00',
    '03-03T16:00 to 03-03T16:30',
    '03-04T14:00 to 03-04T15:00',
    '03-09T04:00 to 03-10T04:00',
  ]);
});

test('what repeats keeps its time on the wall over the change of clocks, with its exceptions', async () => {
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
  expect(await read(weekly, moved)).toEqual([
    '03-05T14:00 to 03-05T14:30',
    '03-12T15:00 to 03-12T15:30',
    '03-26T13:00 to 03-26T13:30',
  ]);
});

test('a date that was moved counts without its series, and one moved past the horizon ends nothing', async () => {
  expect(
    await read(
      ['UID:alone', 'RECURRENCE-ID:20260303T150000Z', 'DTSTART:20260304T150000Z', 'DURATION:PT1H'],
      ['UID:far', 'DTSTART:20260303T170000Z', 'DURATION:PT1H', 'RRULE:FREQ=WEEKLY;COUNT=3'],
      ['UID:far', 'RECURRENCE-ID:20260310T170000Z', 'DTSTART:20260501T170000Z', 'DURATION:PT1H'],
      ['UID:near', 'DTSTART:20260501T120000Z', 'DURATION:PT1H', 'RRULE:FREQ=WEEKLY'],
      ['UID:near', 'RECURRENCE-ID:20260508T120000Z', 'DTSTART:20260305T120000Z', 'DURATION:PT1H'],
    ),
  ).toEqual([
    '03-03T17:00 to 03-03T18:00',
    '03-04T15:00 to 03-04T16:00',
    '03-05T12:00 to 03-05T13:00',
    '03-17T17:00 to 03-17T18:00',
  ]);
});

test('an end has a zone of its own, once and each week', async () => {
  const flight = (day: string, end: string, ...more: string[]) => [
    `UID:${day}`,
    `DTSTART;TZID=America/New_York:${day}T090000`,
    `DTEND${end}`,
    ...more,
  ];
  expect(
    await read(
      flight('20260302', ';TZID=America/Los_Angeles:20260302T120000'),
      flight('20260304', ':20260304T200000Z'),
      flight('20260306', ';TZID=America/Los_Angeles:20260306T120000', 'RRULE:FREQ=WEEKLY;COUNT=2'),
    ),
  ).toEqual([
    '03-02T14:00 to 03-02T20:00',
    '03-04T14:00 to 03-04T20:00',
    '03-06T14:00 to 03-06T20:00',
    '03-13T13:00 to 03-13T19:00',
  ]);
});

test('our own sessions in the calendar do not count, others of our domain do', async () => {
  const at = (uid: string, day: string) => [
    `UID:${uid}`,
    `DTSTART:${day}T150000Z`,
    'DURATION:PT1H',
  ];
  expect(
    await read(
      at(`${newBookingId()}@northbar.example`, '20260302'),
      at(`${newBookingId()}@other.example`, '20260303'),
      at('lunch@northbar.example', '20260304'),
    ),
  ).toEqual(['03-03T15:00 to 03-03T16:00', '03-04T15:00 to 03-04T16:00']);
});

test.each([
  ['no calendar', '<html>Sign in</html>'],
  [
    'a broken rule',
    calendar(['UID:1', 'DTSTART:20260302T150000Z', 'DURATION:PT1H', 'RRULE:FREQ=SOMETIMES']),
  ],
  [
    'what repeats each second',
    calendar(['UID:1', 'DTSTART:19700101T000000Z', 'DURATION:PT1S', 'RRULE:FREQ=SECONDLY']),
  ],
])('%s is an error, not an empty calendar', async (_, text) => {
  await expect(busySpans({ text, from: FROM, to: TO, ...OURS })).rejects.toThrow();
});

/** A server with calendars, and what is told of reading them. */
async function served(answer: (url: string | undefined) => string | Buffer | undefined) {
  const server = createServer(({ url }, response) => {
    const body = answer(url);
    response.writeHead(body === undefined ? 500 : 200).end(body);
  }).listen(0, '127.0.0.1');
  onTestFinished(() => void server.close());
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  const log = createLog();
  const warned = vi.spyOn(log, 'warn').mockImplementation(() => undefined);
  const told = vi.spyOn(log, 'error').mockImplementation(() => undefined);
  const url = `http://127.0.0.1:${port}`;
  const open = (path: string) => {
    const opened = openHostCalendar(url + path, OURS, log);
    onTestFinished(opened.stop);
    return opened;
  };
  return { open, url, port, log, warned, told };
}
const soon = () => new Date(Date.now() + 3_600_000).toISOString().replaceAll(/[-:]|\.\d+/g, '');
const good = () => calendar(['UID:1', `DTSTART:${soon()}`, 'DURATION:PT1H']);

test('over HTTP: what is read counts; a calendar of 10 MB is told and blocks nothing', async () => {
  const { open, port, told } = await served((url) =>
    url === '/good' ? good() : url === '/large' ? Buffer.alloc(10 * 1024 * 1024, 'x') : '',
  );
  const known = open('/good');
  expect([known.state(), known.busy()]).toEqual(['not read', []]);
  await known.first;
  expect([known.state(), known.busy().length, told.mock.calls]).toEqual(['ok', 1, []]);
  const large = open('/large');
  await large.first;
  expect([large.state(), large.busy(), told.mock.calls.length]).toEqual(['not read', [], 1]);
  expect(JSON.stringify(told.mock.calls)).not.toContain(String(port));
});

test('a server that starts knows its calendars before it listens', async () => {
  const { url, log } = await served(good);
  const hosts = { ...OURS, sessionHosts: ['ada', 'bob'] };
  const calendars = await openHostCalendars([`${url}/ada`], hosts, log);
  onTestFinished(calendars.stop);
  expect([calendars.state(), calendars.busy('ada').length, calendars.busy('bob')]).toEqual([
    'ok',
    1,
    [],
  ]);
});

test('a reading that fails is a warning while the last one counts; then an alert, again every 15 minutes', async () => {
  let isDown = false;
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval', 'performance'] });
  onTestFinished(() => void vi.useRealTimers());
  const { open, warned, told } = await served(() => (isDown ? undefined : good()));
  const opened = open('/');
  await opened.first;
  isDown = true;
  const alerts: number[] = [];
  const states: Record<number, string> = {};
  for (let minutes = 5; minutes <= 95; minutes += 5) {
    const before = told.mock.calls.length;
    vi.advanceTimersByTime(5 * 60_000);
    while (warned.mock.calls.length + told.mock.calls.length < minutes / 5) await pause(5);
    if (told.mock.calls.length > before) alerts.push(minutes);
    states[minutes] = opened.state();
  }
  expect(alerts).toEqual([65, 80, 95]);
  expect(states).toMatchObject({ 5: 'ok', 60: 'ok', 65: 'not read', 95: 'not read' });
});
