import { once } from 'node:events';
import { setTimeout as wait } from 'node:timers/promises';
import { Worker } from 'node:worker_threads';
import type { Site } from '../../src/content/site.ts';
import { boundedBody } from '../http/bounded-body.ts';
import type { Log } from '../log.ts';
import type { Span } from './free-times.ts';
import type { CalendarData, CalendarReading } from './host-calendar-reader.ts';

const READ_EVERY_MS = 5 * 60_000;
/** Time limit in ms for fetching a calendar, and again for reading it. */
const WITHIN_MS = 10_000;
const MEGABYTES_MAX = 5;
/** Memory limit of the thread that reads a calendar. */
const MEMORY = { maxOldGenerationSizeMb: 256 };
/** A calendar is read this far ahead: free times are offered for a shorter time. */
const AHEAD_MS = 120 * 24 * 60 * 60_000;
/** If a calendar cannot be read, its last reading is used for this time. */
const VALID_MS = 60 * 60_000;
/** The server's start waits at most this time for the first readings. */
const FIRST_MS = 5_000;
/** Without a valid reading, each third failure logs an alert: one every 15 minutes. */
const ALERT_EACH = 3;
/** Without a valid reading, the host is always busy. */
const ALWAYS: readonly Span[] = [{ from: Number.NEGATIVE_INFINITY, to: Number.POSITIVE_INFINITY }];

/** "ok" if the calendar was read within the last hour. */
type CalendarState = 'ok' | 'not read';
/** The owner of a calendar. The event ids of our sessions end in `domain`. */
type Owner = { timeZone: string; domain: string; host?: string };

/** A calendar cannot be read. The message is for the log: it has no address and no text of the calendar. */
class NotRead extends Error {}

async function fetchText(url: string): Promise<string> {
  const response = await fetch(url, { signal: AbortSignal.timeout(WITHIN_MS) });
  if (!response.ok || !response.body) throw new NotRead(`HTTP ${response.status}`);
  const body = await boundedBody(response.body, MEGABYTES_MAX * 1024 * 1024);
  if (!body) throw new NotRead(`it is larger than ${MEGABYTES_MAX} MB`);
  return body.toString('utf8');
}

function reasonOf(error: unknown): string {
  if (error instanceof NotRead) return error.message;
  if (!(error instanceof Error)) return 'unknown';
  if (/^(TimeoutError|AbortError)$/.test(error.name))
    return `it took longer than ${WITHIN_MS / 1_000} seconds`;
  // A code of the connection, such as ECONNREFUSED, or of the thread, such as ERR_WORKER_OUT_OF_MEMORY.
  for (const each of [error, error.cause])
    if (each instanceof Error && 'code' in each) return String(each.code);
  return error.name;
}

/** Returns the busy times of a calendar, read in a thread. Errors: the fault of the calendar, or a timeout. */
export async function busySpans(data: CalendarData): Promise<Span[]> {
  const thread = new Worker(new URL('./calendar-thread.ts', import.meta.url), {
    workerData: data,
    execArgv: [],
    resourceLimits: MEMORY,
  });
  try {
    const [answer]: CalendarReading[] = await once(thread, 'message', {
      signal: AbortSignal.timeout(WITHIN_MS),
    });
    if (answer && 'spans' in answer) return answer.spans;
    throw new NotRead(answer?.fault ?? 'there is no answer');
  } finally {
    await thread.terminate();
  }
}

/**
 * Opens the calendars of the hosts; `urls` has their addresses in the order of the hosts. Resolves when all were read once,
 * or after FIRST_MS.
 */
export async function openHostCalendars(
  urls: readonly string[],
  { sessionHosts: hosts, timeZone, domain }: Pick<Site, 'sessionHosts'> & Owner,
  log: Log,
) {
  const calendars = new Map<string, ReturnType<typeof openHostCalendar>>();
  for (const [at, host] of hosts.entries()) {
    const url = urls[at];
    if (url) calendars.set(host, openHostCalendar(url, { timeZone, domain, host }, log));
  }
  const all = [...calendars.values()];
  await Promise.race([
    Promise.all(all.map(({ first }) => first)),
    wait(FIRST_MS, undefined, { ref: false }),
  ]);
  return {
    busy: (host: string): readonly Span[] => calendars.get(host)?.busy() ?? [],
    state: (): CalendarState => (all.every((each) => each.state() === 'ok') ? 'ok' : 'not read'),
    stop: () => {
      for (const each of all) each.stop();
    },
  };
}

export type HostCalendars = Awaited<ReturnType<typeof openHostCalendars>>;

/** Reads the host's calendar now and every five minutes. Without a valid reading, the host has no free times. */
export function openHostCalendar(url: string, { timeZone, domain, host }: Owner, log: Log) {
  let known: readonly Span[] = [];
  let readAt = Number.NEGATIVE_INFINITY;
  let failures = 0;
  const isKnown = () => performance.now() - readAt <= VALID_MS;
  function report(error: unknown) {
    const facts = { host, reason: reasonOf(error) };
    if (isKnown() || failures % ALERT_EACH) log.warn(facts, "the host's calendar cannot be read");
    else
      log.error(
        { ...facts, alert: 'calendar' },
        "ALERT: the host's calendar cannot be read; none of the host's times are offered",
      );
    if (!isKnown()) failures += 1;
  }
  async function read() {
    try {
      const now = Date.now();
      const text = await fetchText(url);
      known = await busySpans({ text, from: now, to: now + AHEAD_MS, timeZone, domain });
      readAt = performance.now();
      failures = 0;
    } catch (error) {
      report(error);
    }
  }
  const first = read();
  const timer = setInterval(() => void read(), READ_EVERY_MS);
  timer.unref();
  return {
    /** Returns the busy spans. Without a valid reading, all times are busy. */
    busy: () => (isKnown() ? known : ALWAYS),
    state: (): CalendarState => (isKnown() ? 'ok' : 'not read'),
    /** Resolves when the first reading has succeeded or failed. */
    first,
    stop: () => clearInterval(timer),
  };
}
