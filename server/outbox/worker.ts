import { randomUUID } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import { firstLine, type Log } from '../log.ts';
import type { Storage } from '../storage/open-storage.ts';
import { type Channels, type Failure, type Outgoing, PartlyDelivered } from './channels.ts';
import type { Email } from './email.ts';
import { claimDelivery, LEASE_MS, markFailed, markSent, nextDue, releaseClaim, renewClaim } from './queue.ts';

/** Deliveries of other processes, and those brought back by hand, are noticed this often, in ms. */
const POLL_MS = 5_000;
/** The database is asked again this soon to note a delivery, in ms: well within the time another process leaves it alone. */
const NOTE_AGAIN_MS = 500;
/** After an error of the database itself, in ms. */
const STORAGE_PAUSE_MS = 2_000;
const SHORTEST_PAUSE_MS = 50;

/** A handover that takes longer is broken off and repeated, in ms. */
const SEND_DEADLINE_MS = 120_000;

/** The first repeat comes within ten seconds of the failure. */
export const FIRST_RETRY_MS = 8_000;
/** However long the mail server is away, it is asked again at least this often. */
export const LONGEST_RETRY_MS = 5 * 60_000;
/** Up to this part of a wait is cut off at random, so that many mails do not come back in step. */
export const JITTER = 0.25;
/** Then a mail is given up and kept as a dead letter: at the longest wait that is six days of trying. */
export const GIVE_UP_AFTER_ATTEMPTS = 2_000;
/** From this many failures in a row on, the log calls for a person. */
const ALERT_AFTER_ATTEMPTS = 5;

/** The wait until the next attempt, in ms, after 1 or more attempts; `random` is from 0 to 1. */
export function retryDelay(attempts: number, random: number): number {
  const wait = Math.min(FIRST_RETRY_MS * 2 ** (attempts - 1), LONGEST_RETRY_MS);
  return Math.round(wait * (1 - JITTER * random));
}

export type OutboxWorker = {
  /** Something may be due: look now. */
  wake(): void;
  /** Finishes the delivery in hand, but breaks it off after the given time (ms); takes no other. */
  stop(deadlineMs: number): Promise<void>;
};

type Parts = {
  storage: Storage;
  channels: Channels;
  log: Log;
  now?: () => Date;
  random?: () => number;
};
/** What an attempt works with; `stop` breaks it off without counting it. */
type AttemptParts = Required<Parts> & {
  /** Name of the process that holds the delivery. */
  worker: string;
  stop: AbortSignal;
};
type Claimed = NonNullable<Awaited<ReturnType<typeof claimDelivery>>>;

/** A row may be of a channel that another version of this server knows: it waits for that. */
const NO_CHANNEL: Failure = { code: 'ECHANNEL', forGood: false };
/** No repeat makes a payload whole that is no JSON. */
const BROKEN_PAYLOAD: Failure = { code: 'EPAYLOAD', forGood: true };

/** What the log calls a delivery, and the facts it names it by. */
function logged({ id, lead_id, channel }: Claimed, attempts: number) {
  const words =
    channel === 'email'
      ? { one: 'a lead mail', all: 'lead mails' }
      : { one: 'a delivery', all: 'deliveries' };
  return { words, facts: { delivery: id, channel, lead: lead_id, attempts } };
}

/** `rest`: what is left of the payload, where a part was accepted. */
async function noteFailure(parts: AttemptParts, row: Claimed, { code, forGood }: Failure, rest?: unknown) {
  const { storage, log, worker, stop, now, random } = parts;
  if (stop.aborted && !rest) return releaseClaim(storage, row.id, worker);
  const attempts = row.attempts + 1;
  const dead = forGood || attempts >= GIVE_UP_AFTER_ATTEMPTS;
  const retryAt = dead ? undefined : new Date(now().getTime() + retryDelay(attempts, random()));
  await markFailed(storage, row.id, worker, { code, retryAt, rest, now: now() });
  const { words, facts: named } = logged(row, attempts);
  const facts = { ...named, code, retryAt };
  if (dead)
    log.error(
      { ...facts, alert: 'dead-letter' },
      `ALERT: ${words.one} is undeliverable; see npm run leads -- outbox`,
    );
  else if (attempts >= ALERT_AFTER_ATTEMPTS)
    log.error({ ...facts, alert: 'mail-delayed' }, `ALERT: ${words.all} are not getting out`);
  else log.warn(facts, `${words.one} was not accepted and will be sent again`);
}

/** Undefined when the payload is no JSON. */
function outgoingOf(row: Claimed) {
  try {
    return { id: row.id, createdAt: new Date(row.created_at), payload: JSON.parse(row.payload) };
  } catch {
    return undefined;
  }
}

/**
 * Notes that a delivery was made, also when the database is away just then: what is not noted would be sent twice.
 * False when its row is gone.
 */
async function untilNoted({ storage, log, stop, now }: AttemptParts, { id }: Claimed): Promise<boolean> {
  for (;;) {
    try {
      return await markSent(storage, id, now());
    } catch (error) {
      if (stop.aborted) throw error;
      log.warn({ delivery: id, error: firstLine(error) }, 'a delivery was made and could not be noted yet');
      await wait(NOTE_AGAIN_MS, undefined, { signal: stop }).catch(() => undefined);
    }
  }
}

/** What was thrown, and what is left to deliver when a part was accepted. */
async function tryOnce(channel: Channels[keyof Channels], outgoing: Outgoing<Email>, stop: AbortSignal) {
  try {
    await channel.deliver(outgoing, AbortSignal.any([stop, AbortSignal.timeout(SEND_DEADLINE_MS)]));
    return undefined;
  } catch (error) {
    return { error, rest: error instanceof PartlyDelivered ? error.payload : undefined };
  }
}

/** Tries once to make a delivery this process has claimed, and notes what became of it. Errors: only those of the database. */
async function attempt(parts: AttemptParts, row: Claimed): Promise<void> {
  const { storage, log, worker, stop, now } = parts;
  const channel: Channels[keyof Channels] | undefined = parts.channels[row.channel];
  if (!channel) return noteFailure(parts, row, NO_CHANNEL);
  const outgoing = outgoingOf(row);
  if (!outgoing) return noteFailure(parts, row, BROKEN_PAYLOAD);
  const heartbeat = setInterval(() => {
    renewClaim(storage, row.id, worker, now()).catch((error) =>
      log.warn({ error: firstLine(error) }, 'a claim was not renewed'),
    );
  }, LEASE_MS / 3);
  try {
    const failure = await tryOnce(channel, outgoing, stop);
    if (failure) return await noteFailure(parts, row, channel.classify(failure.error), failure.rest);
    if (!(await untilNoted(parts, row))) await channel.withdraw(row.id);
  } finally {
    clearInterval(heartbeat);
  }
  const { words, facts } = logged(row, row.attempts + 1);
  log.info(facts, `${words.one} was delivered`);
}

/** A pause that can be cut short, also by a call that came just before it began. */
function interruptiblePause() {
  let interrupted = false;
  let end = () => {};
  return {
    listen() {
      interrupted = false;
    },
    interrupt() {
      interrupted = true;
      end();
    },
    async rest(ms: number) {
      if (interrupted) return;
      await new Promise<void>((resolve) => {
        const timer = setTimeout(resolve, ms);
        end = () => {
          clearTimeout(timer);
          resolve();
        };
      });
    },
  };
}

/** Makes the deliveries of the outbox, one after the other, until it is stopped. */
export function startOutbox({ now = () => new Date(), random = Math.random, ...given }: Parts): OutboxWorker {
  const { storage, channels, log } = given;
  const worker = randomUUID();
  const stopped = new AbortController();
  const parts: AttemptParts = { ...given, worker, stop: stopped.signal, now, random };
  const pause = interruptiblePause();
  let stopping = false;

  async function restTime() {
    const due = await nextDue(storage, now());
    return due ? Math.min(Math.max(due.getTime() - now().getTime(), SHORTEST_PAUSE_MS), POLL_MS) : POLL_MS;
  }

  async function run() {
    while (!stopping) {
      pause.listen();
      try {
        const row = await claimDelivery(storage, worker, now());
        if (row) await attempt(parts, row);
        else if (!stopping) await pause.rest(await restTime());
      } catch (error) {
        log.error({ error: firstLine(error) }, 'the outbox could not be read or written');
        if (!stopping) await pause.rest(STORAGE_PAUSE_MS);
      }
    }
  }

  const running = run();
  return {
    wake: pause.interrupt,
    async stop(deadlineMs) {
      stopping = true;
      pause.interrupt();
      const timer = setTimeout(() => stopped.abort(), deadlineMs);
      await running.finally(() => clearTimeout(timer));
      for (const channel of Object.values(channels)) channel.close();
    },
  };
}
