import { once } from 'node:events';
import { setTimeout as wait } from 'node:timers/promises';
import { Worker } from 'node:worker_threads';
import type { Site } from '../../src/content/site.ts';
import type { Log } from '../log.ts';
import type { CalendarData } from './calendar-thread.ts';
import type { Span } from './free-times.ts';

const READ_EVERY_MS = 5 * 60_000;
/** For the answer of the calendar's server, and again for reading what it says. */
const WITHIN_MS = 10_000;
const BYTES_MAX = 5 * 1024 * 1024;
/** Of the thread that reads it: a calendar that needs more is not read. */
const MEMORY = { maxOldGenerationSizeMb: 256 };
/** How far ahead times are looked at: further than any session is offered. */
const AHEAD_MS = 120 * 24 * 60 * 60_000;
/** A calendar that could not be read again is taken as it was, for so long. */
const KEPT_MS = 60 * 60_000;
/** A server that starts waits so long for the first readings. */
const FIRST_MS = 5_000;
/** Of the readings that fail while nothing is known, each third one calls for a person: every 15 minutes. */
const ALERT_EACH = 3;

export type HostCalendar = {
  /** What the host has, as far as it is known; nothing where the calendar cannot be read. */
  busy(): readonly Span[];
  /** Whether anything is known: it was read within the hour. */
  state(): 'ok' | 'not read';
  /** It was read for the first time, or could not be. */
  first: Promise<void>;
  stop(): void;
};
/** Whose calendars: the domain stands in the ids of our own sessions. */
type Ours = { timeZone: string; domain: string };

async function fetchText(url: string): Promise<string> {
  const response = await fetch(url, { signal: AbortSignal.timeout(WITHIN_MS) });
  if (!response.ok || !response.body) throw new Error(`HTTP ${response.status}`);
  const chunks: Uint8Array[] = [];
  let size = 0;
  for await (const chunk of response.body) {
    size += chunk.length;
    if (size > BYTES_MAX) throw new Error('too large');
    chunks.push(chunk);
  }
  return Buffer.concat(chunks).toString('utf8');
}

/** Errors: what is wrong with the calendar, or that it took too long. */
export async function busySpans(data: CalendarData): Promise<Span[]> {
  const thread = new Worker(new URL('./calendar-thread.ts', import.meta.url), {
    workerData: data,
    execArgv: [],
    resourceLimits: MEMORY,
  });
  try {
    const [spans] = await once(thread, 'message', { signal: AbortSignal.timeout(WITHIN_MS) });
    return spans as Span[];
  } finally {
    await thread.terminate();
  }
}

/** The calendars of several hosts. */
export type HostCalendars = {
  busy(host: string): readonly Span[];
  state(): 'ok' | 'not read';
  stop(): void;
};

/** The addresses are in the order of the hosts. All were read once when it resolves, if that takes no longer than FIRST_MS. */
export async function openHostCalendars(
  urls: readonly string[],
  { sessionHosts: hosts, ...ours }: Pick<Site, 'sessionHosts'> & Ours,
  log: Log,
): Promise<HostCalendars> {
  const calendars = new Map<string, HostCalendar>();
  for (const [at, host] of hosts.entries()) {
    const url = urls[at];
    if (url) calendars.set(host, openHostCalendar(url, ours, log));
  }
  const all = [...calendars.values()];
  await Promise.race([
    Promise.all(all.map(({ first }) => first)),
    wait(FIRST_MS, undefined, { ref: false }),
  ]);
  return {
    busy: (host) => calendars.get(host)?.busy() ?? [],
    state: () => (all.every((each) => each.state() === 'ok') ? 'ok' : 'not read'),
    stop: () => {
      for (const each of all) each.stop();
    },
  };
}

/** Reads the host's calendar now and every five minutes. One that cannot be read blocks no time and is told. */
export function openHostCalendar(url: string, { timeZone, domain }: Ours, log: Log): HostCalendar {
  let known: readonly Span[] = [];
  let readAt = Number.NEGATIVE_INFINITY;
  let failures = 0;
  const isKnown = () => performance.now() - readAt <= KEPT_MS;
  /** Never the address, and nothing of what the calendar says. */
  function tell(error: unknown) {
    const reason = error instanceof Error ? error.name : 'unknown';
    if (isKnown() || failures % ALERT_EACH)
      log.warn({ reason }, "the host's calendar cannot be read");
    else
      log.error(
        { reason, alert: 'calendar' },
        "ALERT: the host's calendar cannot be read; weekly hours are offered",
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
      tell(error);
    }
  }
  const first = read();
  const timer = setInterval(() => void read(), READ_EVERY_MS);
  timer.unref();
  return {
    busy: () => (isKnown() ? known : []),
    state: () => (isKnown() ? 'ok' : 'not read'),
    first,
    stop: () => clearInterval(timer),
  };
}
