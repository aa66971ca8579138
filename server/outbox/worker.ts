import { randomUUID } from 'node:crypto';
import { firstLine, type Log } from '../log.ts';
import type { Storage } from '../storage/open-storage.ts';
import type { Channel } from '../storage/tables.ts';
import { attemptDelivery, LONGEST_RETRY_MS } from './attempt.ts';
import type { Channels, Deliver } from './channels.ts';
import {
  type ClaimedDelivery,
  claimDelivery,
  type DeliveryFilter,
  makeDue,
  nextDue,
  RANK,
} from './queue.ts';

/** Interval in ms at which the outbox looks for deliveries that other processes stored or made due. */
const POLL_MS = 5_000;
/** Pause after an error of the database. */
const STORAGE_PAUSE_MS = 2_000;
const SHORTEST_PAUSE_MS = 50;
/**
 * Minimum time between two moments at which a channel's waiting deliveries are made due because the channel works again.
 * So if a receiver accepts some deliveries and refuses others, a delivery is tried at most twice as often as usual.
 */
const MAKE_DUE_EVERY_MS = LONGEST_RETRY_MS;

export type OutboxWorker = {
  /** Looks for due deliveries at once. */
  wake(): void;
  /** Begins no other delivery, waits for the current ones, and aborts them after `deadlineMs`. */
  stop(deadlineMs: number): Promise<void>;
};

type Deps = {
  storage: Storage;
  channels: Channels;
  log: Log;
  now?: () => Date;
  random?: () => number;
};

/** Returns a pause that can be interrupted. An interruption after `listen` also ends the next pause. */
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

/** Returns the state of a channel: its current deliveries, and which deliveries may begin now. */
function channelPlaces(channel: Channel, deliver: Deliver<unknown>) {
  const inHand = new Map<string, { rank: number; done: Promise<void> }>();
  return {
    channel,
    deliver,
    inHand,
    /** True if the last attempt failed, and before the first attempt. */
    isFailing: true,
    /** The moment at which the waiting deliveries were last made due, by `performance.now()`. */
    madeDueAt: Number.NEGATIVE_INFINITY,
    /**
     * Returns which deliveries may begin. Only one delivery for spam runs at a time, so that a good delivery never waits for
     * a slow receiver of spam.
     */
    wanted(): DeliveryFilter | undefined {
      if (inHand.size >= deliver.atOnce) return undefined;
      const isSpamInHand = inHand.values().some(({ rank }) => rank === RANK.spam);
      return { channel, worst: isSpamInHand ? RANK.good : RANK.spam };
    },
    begin({ id, rank }: ClaimedDelivery, work: Promise<void>) {
      const done = work.finally(() => inHand.delete(id));
      inHand.set(id, { rank, done });
      return done;
    },
  };
}

type ChannelPlaces = ReturnType<typeof channelPlaces>;

/** Sends the deliveries of the outbox until it is stopped: several at once, good deliveries before spam. */
export function startOutbox({
  now = () => new Date(),
  random = Math.random,
  ...deps
}: Deps): OutboxWorker {
  const { storage, log } = deps;
  const stopped = new AbortController();
  const attempts = { storage, log, stop: stopped.signal, now, random };
  const channels = (Object.entries(deps.channels) as [Channel, Deliver<unknown>][]).map(
    ([channel, deliver]) => channelPlaces(channel, deliver),
  );
  const pause = interruptiblePause();
  let stopping = false;

  const logError = (error: unknown) =>
    log.error({ error: firstLine(error) }, 'the outbox could not be read or written');

  /**
   * Returns which deliveries may begin on a channel now. Mails to visitors wait while a good mail to the agency is due.
   */
  async function wantedNow({ channel, ...places }: ChannelPlaces) {
    const wanted = places.wanted();
    if (!wanted || channel !== 'visitor-email' || !deps.channels.email) return wanted;
    const lead = await nextDue(storage, { channel: 'email', worst: RANK.good }, now());
    return lead && lead <= now() ? undefined : wanted;
  }

  /** Makes waiting deliveries due at once when a channel works again after a failure. */
  async function noteOutcome(places: ChannelPlaces, isMade: boolean) {
    if (!isMade) places.isFailing = true;
    if (!isMade || !places.isFailing) return;
    if (performance.now() - places.madeDueAt < MAKE_DUE_EVERY_MS) return;
    places.isFailing = false;
    if (await makeDue(storage, places.channel, now())) places.madeDueAt = performance.now();
  }

  /** Begins one delivery on each channel that has a free place. Returns whether it began any. */
  async function begin() {
    let any = false;
    let leadBegan = false;
    for (const places of channels) {
      // If a mail to the agency was due, another one probably is: the next round sends mails to visitors.
      if (leadBegan && places.channel === 'visitor-email') continue;
      const wanted = await wantedNow(places);
      const row = wanted && (await claimDelivery(storage, wanted, randomUUID(), now()));
      if (!row) continue;
      any = true;
      leadBegan ||= row.channel === 'email' && row.rank < RANK.spam;
      // A process that was frozen for longer than a lease may claim a delivery that it is still sending.
      if (places.inHand.has(row.id)) continue;
      const attempt = attemptDelivery(attempts, places.deliver, row)
        .then((isMade) => noteOutcome(places, isMade))
        .catch(logError);
      void places.begin(row, attempt).then(pause.interrupt);
    }
    return any;
  }

  async function restTime() {
    const due = await Promise.all(
      channels.map(async (places) => {
        const wanted = await wantedNow(places);
        const next = wanted && (await nextDue(storage, wanted, now()));
        return next ? next.getTime() - now().getTime() : POLL_MS;
      }),
    );
    return Math.min(Math.max(Math.min(...due), SHORTEST_PAUSE_MS), POLL_MS);
  }

  async function run() {
    while (!stopping) {
      pause.listen();
      try {
        if (!(await begin()) && !stopping) await pause.rest(await restTime());
      } catch (error) {
        logError(error);
        if (!stopping) await pause.rest(STORAGE_PAUSE_MS);
      }
    }
    await Promise.all(
      channels.flatMap(({ inHand }) => [...inHand.values()].map(({ done }) => done)),
    );
  }

  const running = run();
  return {
    wake: pause.interrupt,
    async stop(deadlineMs) {
      stopping = true;
      pause.interrupt();
      const timer = setTimeout(() => stopped.abort(), deadlineMs);
      await running.finally(() => clearTimeout(timer));
    },
  };
}
