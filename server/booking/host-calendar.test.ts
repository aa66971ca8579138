import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, onTestFinished, test, vi } from 'vitest';
import { createLog } from '../log.ts';
import { busySpans, openHostCalendar } from './host-calendar.ts';

const ZONE = 'America/New_York';
const FROM = Date.parse('2026-03-01T00:00:00Z');
const TO = Date.parse('2026-04-01T00:00:00Z');

/** As calendar programs write it. */
const calendar = (...events: string[][]) =>
  [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Example//EN',
    ...events.flatMap((lines) => ['BEGIN:VEVENT', 'DTSTAMP:20260101T000000Z', ...lines, 'END:VEVENT']),
    'END:VCALENDAR',
    '',
  ].join('\r\n');
const read = async (...events: string[][]) => {
  const spans = await busySpans({ text: calendar(...events), from: FROM, to: TO, timeZone: ZONE });
  return spans
    .map((span) => [span.from, span.to].map((time) => new Date(time).toISOString().slice(5, 16)).join(' to '))
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

test.each([
  ['no calendar', '<html>Sign in</html>'],
  ['a broken rule', calendar(['UID:1', 'DTSTART:20260302T150000Z', 'DURATION:PT1H', 'RRULE:FREQ=SOMETIMES'])],
  [
    'what repeats each second',
    calendar(['UID:1', 'DTSTART:19700101T000000Z', 'DURATION:PT1S', 'RRULE:FREQ=SECONDLY']),
  ],
])('%s is an error, not an empty calendar', async (_, text) => {
  await expect(busySpans({ text, from: FROM, to: TO, timeZone: ZONE })).rejects.toThrow();
});

test('over HTTP: what is read counts; a calendar of 10 MB is told and blocks nothing', async () => {
  const soon = new Date(Date.now() + 3_600_000).toISOString().replaceAll(/[-:]|\.\d+/g, '');
  const good = calendar(['UID:1', `DTSTART:${soon}`, 'DURATION:PT1H']);
  const server = createServer(({ url }, response) => {
    response.end(url === '/good' ? good : url === '/large' ? Buffer.alloc(10 * 1024 * 1024, 'x') : '');
  }).listen(0, '127.0.0.1');
  onTestFinished(() => void server.close());
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  const log = createLog();
  const told = vi.spyOn(log, 'error').mockImplementation(() => undefined);
  const open = (path: string) => {
    const opened = openHostCalendar(`http://127.0.0.1:${port}${path}`, ZONE, log);
    onTestFinished(opened.stop);
    return opened;
  };
  const known = open('/good');
  await vi.waitFor(() => expect(known.busy()).toHaveLength(1), 10_000);
  expect([known.state(), told.mock.calls]).toEqual(['ok', []]);
  const large = open('/large');
  await vi.waitFor(() => expect(large.state()).toBe('not read'), 10_000);
  expect(large.busy()).toEqual([]);
  expect(JSON.stringify(told.mock.calls)).not.toContain(String(port));
});
