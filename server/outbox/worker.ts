import { randomUUID } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import { firstLine, type Log } from '../log.ts';
import type { Storage } from '../storage/open-storage.ts';
import type { Channel } from '../storage/tables.ts';
import { attemptDelivery, LONGEST_RETRY_MS } from './attempt.ts';
import type { ChannelDelivery, Channels } from './channels.ts';
import {
  type ClaimedDelivery,
  claimDelivery,
  type DeliveryFilter,
  makeDue,
  nextDue,
  RANK,
} from './queue.ts';

const POLL_MS = 5_000;
const STORAGE_PAUSE_MS = 2_000;
const SHORTEST_PAUSE_MS = 50;
/** Attempts at most double if a receiver accepts some deliveries and refuses others. */
const MAKE_DUE_EVERY_MS = LONGEST_RETRY_MS;

export type OutboxWorker = {
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

function channelPlaces(channel: Channel, deliver: ChannelDelivery<unknown>) {
  const inHand = new Map<string, { rank: number; done: Promise<void> }>();
  return {
    channel,
    deliver,
    inHand,
    /** True if the last attempt failed, and before the first attempt. */
    isFailing: true,
    madeDueAt: Number.NEGATIVE_INFINITY,
    /** Only one spam delivery runs at a time, so that no good one waits for a slow receiver. */
    wanted(): DeliveryFilter | undefined {
      if (inHand.size >= deliver.concurrency) return undefined;
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

export function startOutbox({
  now = () => new Date(),
  random = Math.random,
  ...deps
}: Deps): OutboxWorker {
  const { storage, log } = deps;
  const stopped = new AbortController();
  const attempts = { storage, log, stop: stopped.signal, now, random };
  const channels = (Object.entries(deps.channels) as [Channel, ChannelDelivery<unknown>][]).map(
    ([channel, deliver]) => channelPlaces(channel, deliver),
  );
  /** Waking before a pause also ends that pause. */
  let wakeUp = new AbortController();
  const wake = () => wakeUp.abort();
  const pause = (ms: number) => wait(ms, undefined, { signal: wakeUp.signal }).catch(() => {});
  let stopping = false;

  const logError = (error: unknown) =>
    log.error({ error: firstLine(error) }, 'the outbox could not be read or written');

  /** Mails to visitors wait while a good mail to the agency is due. */
  async function wantedNow({ channel, ...places }: ChannelPlaces) {
    const wanted = places.wanted();
    if (!wanted || channel !== 'visitor-email' || !deps.channels.email) return wanted;
    const lead = await nextDue(storage, { channel: 'email', worst: RANK.good }, now());
    return lead && lead <= now() ? undefined : wanted;
  }

  async function noteOutcome(places: ChannelPlaces, isMade: boolean) {
    if (!isMade) places.isFailing = true;
    if (!isMade || !places.isFailing) return;
    if (performance.now() - places.madeDueAt < MAKE_DUE_EVERY_MS) return;
    places.isFailing = false;
    if (await makeDue(storage, places.channel, now())) places.madeDueAt = performance.now();
  }

  async function begin() {
    let any = false;
    let leadBegan = false;
    for (const places of channels) {
      // If a mail to the agency was due, another one probably is: visitors' mails wait a round.
      if (leadBegan && places.channel === 'visitor-email') continue;
      const wanted = await wantedNow(places);
      const row = wanted && (await claimDelivery(storage, wanted, randomUUID(), now()));
      if (!row) continue;
      any = true;
      leadBegan ||= row.channel === 'email' && row.rank < RANK.spam;
      // A process frozen for longer than a lease may claim a delivery that it is still sending.
      if (places.inHand.has(row.id)) continue;
      const attempt = attemptDelivery(attempts, places.deliver, row)
        .then((isMade) => noteOutcome(places, isMade))
        .catch(logError);
      void places.begin(row, attempt).then(wake);
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
      wakeUp = new AbortController();
      try {
        if (!(await begin()) && !stopping) await pause(await restTime());
      } catch (error) {
        logError(error);
        if (!stopping) await pause(STORAGE_PAUSE_MS);
      }
    }
    await Promise.all(
      channels.flatMap(({ inHand }) => [...inHand.values()].map(({ done }) => done)),
    );
  }

  const running = run();
  return {
    wake,
    async stop(deadlineMs) {
      stopping = true;
      wake();
      const timer = setTimeout(() => stopped.abort(), deadlineMs);
      await running.finally(() => clearTimeout(timer));
    },
  };
}
