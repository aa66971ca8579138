import { once } from 'node:events';
import { setTimeout as wait } from 'node:timers/promises';
import { Worker } from 'node:worker_threads';
import type { Site } from '../../src/content/site.ts';
import { boundedBody } from '../http/bounded-body.ts';
import type { Log } from '../log.ts';
import type { Span } from './free-times.ts';
import type { CalendarData, CalendarResult } from './host-calendar-reader.ts';

const READ_INTERVAL_MS = 5 * 60_000;
const TIMEOUT_MS = 10_000;
const MAX_MEGABYTES = 5;
const THREAD_LIMITS = { maxOldGenerationSizeMb: 256 };
const CALENDAR_WINDOW_MS = 120 * 24 * 60 * 60_000;
/** If a calendar cannot be read, its last result remains valid for this time. */
const RESULT_VALID_MS = 60 * 60_000;
const FIRST_WAIT_MS = 5_000;
const FAILURES_PER_ALERT = 3;
const ALWAYS_BUSY: readonly Span[] = [
  { from: Number.NEGATIVE_INFINITY, to: Number.POSITIVE_INFINITY },
];

type CalendarState = 'ok' | 'not read';
type Owner = { timeZone: string; domain: string; host?: string };

/** The message is for the log, so it has no URL and no text of the calendar. */
class UnreadableCalendar extends Error {}

async function fetchText(url: string): Promise<string> {
  const response = await fetch(url, { signal: AbortSignal.timeout(TIMEOUT_MS) });
  if (!response.ok || !response.body) throw new UnreadableCalendar(`HTTP ${response.status}`);
  const body = await boundedBody(response.body, MAX_MEGABYTES * 1024 * 1024);
  if (!body) throw new UnreadableCalendar(`it is larger than ${MAX_MEGABYTES} MB`);
  return body.toString('utf8');
}

function reasonOf(error: unknown): string {
  if (error instanceof UnreadableCalendar) return error.message;
  if (!(error instanceof Error)) return 'unknown';
  if (/^(TimeoutError|AbortError)$/.test(error.name))
    return `it took longer than ${TIMEOUT_MS / 1_000} seconds`;
  for (const cause of [error, error.cause])
    if (cause instanceof Error && 'code' in cause) return String(cause.code);
  return error.name;
}

async function busySpans(data: CalendarData): Promise<Span[]> {
  const thread = new Worker(new URL('./calendar-thread.ts', import.meta.url), {
    workerData: data,
    execArgv: [],
    resourceLimits: THREAD_LIMITS,
  });
  try {
    const [result]: CalendarResult[] = await once(thread, 'message', {
      signal: AbortSignal.timeout(TIMEOUT_MS),
    });
    if (result && 'spans' in result) return result.spans;
    throw new UnreadableCalendar(result?.fault ?? 'there is no answer');
  } finally {
    await thread.terminate();
  }
}

// `urls` are in the order of the hosts. Resolves when all calendars were read, or after
// FIRST_WAIT_MS.
export async function openHostCalendars(
  urls: readonly string[],
  { sessionHosts: hosts, timeZone, domain }: Pick<Site, 'sessionHosts'> & Owner,
  log: Log,
) {
  const calendars = new Map<string, ReturnType<typeof openHostCalendar>>();
  for (const [index, host] of hosts.entries()) {
    const url = urls[index];
    if (url) calendars.set(host, openHostCalendar(url, { timeZone, domain, host }, log));
  }
  const openCalendars = [...calendars.values()];
  await Promise.race([
    Promise.all(openCalendars.map(({ firstRead }) => firstRead)),
    wait(FIRST_WAIT_MS, undefined, { ref: false }),
  ]);
  return {
    busy: (host: string): readonly Span[] => calendars.get(host)?.busy() ?? [],
    state: (): CalendarState =>
      openCalendars.every((calendar) => calendar.state() === 'ok') ? 'ok' : 'not read',
    stop: () => {
      for (const calendar of openCalendars) calendar.stop();
    },
  };
}

export type HostCalendars = Awaited<ReturnType<typeof openHostCalendars>>;

/** If there is no valid result, the host counts as busy at all times. */
export function openHostCalendar(url: string, { timeZone, domain, host }: Owner, log: Log) {
  let spans: readonly Span[] = [];
  let readAt = Number.NEGATIVE_INFINITY;
  let failures = 0;
  const isValid = () => performance.now() - readAt <= RESULT_VALID_MS;
  function logFailure(error: unknown) {
    const facts = { host, reason: reasonOf(error) };
    if (isValid() || failures % FAILURES_PER_ALERT)
      log.warn(facts, "the host's calendar cannot be read");
    else
      log.error(
        { ...facts, alert: 'calendar' },
        "ALERT: the host's calendar cannot be read; none of the host's times are offered",
      );
    if (!isValid()) failures += 1;
  }
  async function readCalendar() {
    try {
      const now = Date.now();
      const text = await fetchText(url);
      spans = await busySpans({ text, from: now, to: now + CALENDAR_WINDOW_MS, timeZone, domain });
      readAt = performance.now();
      failures = 0;
    } catch (error) {
      logFailure(error);
    }
  }
  const firstRead = readCalendar();
  const timer = setInterval(() => void readCalendar(), READ_INTERVAL_MS);
  timer.unref();
  return {
    busy: () => (isValid() ? spans : ALWAYS_BUSY),
    state: (): CalendarState => (isValid() ? 'ok' : 'not read'),
    firstRead,
    stop: () => clearInterval(timer),
  };
}
