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

/** How often the outbox looks for deliveries of other processes and for those retried by hand, in ms. */
const POLL_MS = 5_000;
/** The pause after an error of the database itself, in ms. */
const STORAGE_PAUSE_MS = 2_000;
const SHORTEST_PAUSE_MS = 50;
/**
 * When a channel works again, its waiting deliveries are made due at once, but at most this often, in ms: if some are
 * accepted and others refused, none is attempted more than twice as often as usual.
 */
const MAKE_DUE_EVERY_MS = LONGEST_RETRY_MS;

export type OutboxWorker = {
  /** Something may be due: look now. */
  wake(): void;
  /** Finishes the current deliveries, but aborts them after the given time (ms); begins no other. */
  stop(deadlineMs: number): Promise<void>;
};

type Deps = {
  storage: Storage;
  channels: Channels;
  log: Log;
  now?: () => Date;
  random?: () => number;
};

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

/** Returns the state of one channel: its current deliveries, and which may begin beside them. */
function channelPlaces(channel: Channel, deliver: Deliver<unknown>) {
  const inHand = new Map<string, { rank: number; done: Promise<void> }>();
  return {
    channel,
    deliver,
    inHand,
    /** True if the last attempt failed; true before the first one. */
    isFailing: true,
    /** The moment at which the waiting deliveries were last made due, by `performance.now()`. */
    madeDueAt: Number.NEGATIVE_INFINITY,
    /**
     * Deliveries for spam occupy one place only, so that a good delivery finds another, however slow the receiver is.
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

/** Makes the deliveries of the outbox, several at once and good ones first, until it is stopped. */
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
   * Returns the deliveries that may begin on a channel now. Mails to visitors wait while a good lead mail is due: the agency
   * is first.
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
      // where one lead mail was due, another mostly is: the next round looks
      if (leadBegan && places.channel === 'visitor-email') continue;
      const wanted = await wantedNow(places);
      const row = wanted && (await claimDelivery(storage, wanted, randomUUID(), now()));
      if (!row) continue;
      any = true;
      leadBegan ||= row.channel === 'email' && row.rank < RANK.spam;
      // a process that was frozen for longer than a lease finds its own deliveries again
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
