import { setTimeout as pause } from 'node:timers/promises';
import { expect, onTestFinished, test, vi } from 'vitest';
import { listen } from '../../tests/server/support/listen.ts';
import { createLog } from '../log.ts';
import { openHostCalendar, openHostCalendars } from './host-calendar.ts';
import { calendar, event } from './host-calendar-forms.fixture.ts';

const OWNER = { timeZone: 'America/New_York', domain: 'northbar.example' };
const ALWAYS = [{ from: Number.NEGATIVE_INFINITY, to: Number.POSITIVE_INFINITY }];

async function startCalendars(answer: (url: string | undefined) => string | Buffer | undefined) {
  const url = await listen(({ url: path }, response) => {
    const body = answer(path);
    response.writeHead(body === undefined ? 500 : 200);
    if (body === HANGS) response.write('BEGIN:VCALENDAR');
    else response.end(body);
  });
  const log = createLog();
  const warnings = vi.spyOn(log, 'warn').mockImplementation(() => undefined);
  const alerts = vi.spyOn(log, 'error').mockImplementation(() => undefined);
  const openTestCalendar = (path: string) => {
    const calendar = openHostCalendar(url + path, OWNER, log);
    onTestFinished(calendar.stop);
    return calendar;
  };
  return { openTestCalendar, url, log, warnings, alerts };
}
const HANGS = 'hangs';
const inAnHour = () => new Date(Date.now() + 3_600_000).toISOString().replaceAll(/[-:]|\.\d+/g, '');
const validCalendar = () => calendar(event(`DTSTART:${inAnHour()}`, 'DURATION:PT1H'));

test('no time is free before the first read of a calendar; afterwards only its events are busy', async () => {
  const { openTestCalendar, alerts } = await startCalendars(validCalendar);
  const calendar = openTestCalendar('/');
  expect([calendar.state(), calendar.busy()]).toEqual(['not read', ALWAYS]);
  await calendar.firstRead;
  expect([calendar.state(), calendar.busy().length]).toEqual(['ok', 1]);
  expect(alerts.mock.calls).toEqual([]);
});

const unknownZone = calendar(event(`DTSTART;TZID=Our House:${inAnHour().slice(0, -1)}`));
test.each([
  ['of 10 MB', Buffer.alloc(10 * 1024 * 1024, 'x'), 'it is larger than 5 MB'],
  ['that hangs', HANGS, 'it took longer than 10 seconds'],
  ['that is missing', undefined, 'HTTP 500'],
  ['with an unknown zone', unknownZone, 'line 7, DTSTART: its time zone is unknown'],
])('a calendar %s is reported, and no time is free', async (_, body, reason) => {
  vi.spyOn(AbortSignal, 'timeout').mockImplementation(() => {
    const controller = new AbortController();
    // The server waits for ten seconds; this test waits for two.
    setTimeout(() => controller.abort(new DOMException('', 'TimeoutError')), 2_000);
    return controller.signal;
  });
  onTestFinished(() => void vi.restoreAllMocks());
  const { openTestCalendar, url, alerts } = await startCalendars(() => body);
  const calendar = openTestCalendar('/secret');
  await calendar.firstRead;
  expect([calendar.state(), calendar.busy()]).toEqual(['not read', ALWAYS]);
  const facts = alerts.mock.calls.map(([logged]) => logged);
  expect(facts).toEqual([{ host: undefined, reason, alert: 'calendar' }]);
  expect(JSON.stringify(alerts.mock.calls)).not.toMatch(
    new RegExp(`${new URL(url).port}|secret|Our House`),
  );
});

test("the calendars of all hosts are read at the start; one host's unreadable calendar blocks no other host", async () => {
  const answer = (path?: string) => (path === '/bob' ? undefined : validCalendar());
  const { url, log, alerts } = await startCalendars(answer);
  const hosts = { ...OWNER, sessionHosts: ['ada', 'bob', 'eve'] };
  const calendars = await openHostCalendars([`${url}/ada`, `${url}/bob`], hosts, log);
  onTestFinished(calendars.stop);
  expect(calendars.state()).toBe('not read');
  expect(calendars.busy('ada')).toEqual([{ from: expect.any(Number), to: expect.any(Number) }]);
  expect([calendars.busy('bob'), calendars.busy('eve')]).toEqual([ALWAYS, []]);
  expect(alerts.mock.calls.map(([facts]) => facts)).toMatchObject([{ host: 'bob' }]);
});

test('a failed read is a warning while the last result is valid, then an alert every 15 minutes', async () => {
  let isDown = false;
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval', 'performance'] });
  onTestFinished(() => void vi.useRealTimers());
  const answer = () => (isDown ? undefined : validCalendar());
  const { openTestCalendar, warnings, alerts } = await startCalendars(answer);
  const calendar = openTestCalendar('/');
  await calendar.firstRead;
  isDown = true;
  const alertedAt: number[] = [];
  const states: Record<number, string> = {};
  for (let minutes = 5; minutes <= 95; minutes += 5) {
    const before = alerts.mock.calls.length;
    vi.advanceTimersByTime(5 * 60_000);
    while (warnings.mock.calls.length + alerts.mock.calls.length < minutes / 5) await pause(5);
    if (alerts.mock.calls.length > before) alertedAt.push(minutes);
    states[minutes] = calendar.state();
  }
  expect(alertedAt).toEqual([65, 80, 95]);
  expect(states).toMatchObject({ 5: 'ok', 60: 'ok', 65: 'not read', 95: 'not read' });
});
