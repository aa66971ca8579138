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
  findNextDue,
  makeAllDue,
  RANK,
} from './queue.ts';

const POLL_MS = 5_000;
const STORAGE_PAUSE_MS = 2_000;
const SHORTEST_PAUSE_MS = 50;
// After a success, all waiting deliveries become due, at most once in this time. A receiver that
// accepts only some deliveries thus gets at most twice as many attempts.
const MAKE_ALL_DUE_EVERY_MS = LONGEST_RETRY_MS;

export type OutboxWorker = {
  wake(): void;
  /** Begins no new delivery. Waits for running deliveries, and aborts them after `deadlineMs`. */
  stop(deadlineMs: number): Promise<void>;
};

type Deps = {
  storage: Storage;
  channels: Channels;
  log: Log;
  now?: () => Date;
  random?: () => number;
};

function createChannelQueue(channel: Channel, deliver: ChannelDelivery<unknown>) {
  const runningAttempts = new Map<string, { rank: number; done: Promise<void> }>();
  return {
    channel,
    deliver,
    runningAttempts,
    /** True if the last attempt failed, and before the first attempt. */
    isFailing: true,
    allDueAt: Number.NEGATIVE_INFINITY,
    // Allows one spam delivery at a time, so that a slow receiver does not delay good deliveries.
    capacityFilter(): DeliveryFilter | undefined {
      if (runningAttempts.size >= deliver.concurrency) return undefined;
      const isSpamRunning = runningAttempts.values().some(({ rank }) => rank === RANK.spam);
      return { channel, maxRank: isSpamRunning ? RANK.good : RANK.spam };
    },
    begin({ id, rank }: ClaimedDelivery, work: Promise<void>) {
      const done = work.finally(() => runningAttempts.delete(id));
      runningAttempts.set(id, { rank, done });
      return done;
    },
  };
}

type ChannelQueue = ReturnType<typeof createChannelQueue>;

export function startOutbox({
  now = () => new Date(),
  random = Math.random,
  ...deps
}: Deps): OutboxWorker {
  const { storage, log } = deps;
  const abortController = new AbortController();
  const attempts = { storage, log, stop: abortController.signal, now, random };
  const channels = (Object.entries(deps.channels) as [Channel, ChannelDelivery<unknown>][]).map(
    ([channel, deliver]) => createChannelQueue(channel, deliver),
  );
  /** If `wake` is called before a pause starts, that pause ends at once. */
  let wakeUp = new AbortController();
  const wake = () => wakeUp.abort();
  const pause = (ms: number) => wait(ms, undefined, { signal: wakeUp.signal }).catch(() => {});
  let isStopping = false;

  const logError = (error: unknown) =>
    log.error({ error: firstLine(error) }, 'the outbox could not be read or written');

  /** Mails to visitors wait while a good mail to the agency is due. */
  async function findClaimFilter({ channel, ...queue }: ChannelQueue) {
    const filter = queue.capacityFilter();
    if (!filter || channel !== 'visitor-email' || !deps.channels.email) return filter;
    const lead = await findNextDue(storage, { channel: 'email', maxRank: RANK.good }, now());
    return lead && lead <= now() ? undefined : filter;
  }

  async function recordOutcome(queue: ChannelQueue, isDelivered: boolean) {
    if (!isDelivered) queue.isFailing = true;
    if (!isDelivered || !queue.isFailing) return;
    if (performance.now() - queue.allDueAt < MAKE_ALL_DUE_EVERY_MS) return;
    queue.isFailing = false;
    if (await makeAllDue(storage, queue.channel, now())) queue.allDueAt = performance.now();
  }

  async function beginDeliveries() {
    let hasBegun = false;
    let hasBegunLeadMail = false;
    for (const queue of channels) {
      // After a mail to the agency, the next is probably due, so mails to visitors wait a round.
      if (hasBegunLeadMail && queue.channel === 'visitor-email') continue;
      const filter = await findClaimFilter(queue);
      const row = filter && (await claimDelivery(storage, filter, randomUUID(), now()));
      if (!row) continue;
      hasBegun = true;
      hasBegunLeadMail ||= row.channel === 'email' && row.rank < RANK.spam;
      // A process that was frozen longer than LEASE_MS may claim a delivery that it is still
      // sending.
      if (queue.runningAttempts.has(row.id)) continue;
      const attempt = attemptDelivery(attempts, queue.deliver, row)
        .then((isDelivered) => recordOutcome(queue, isDelivered))
        .catch(logError);
      void queue.begin(row, attempt).then(wake);
    }
    return hasBegun;
  }

  async function findPauseMs() {
    const pausesMs = await Promise.all(
      channels.map(async (queue) => {
        const filter = await findClaimFilter(queue);
        const nextDue = filter && (await findNextDue(storage, filter, now()));
        return nextDue ? nextDue.getTime() - now().getTime() : POLL_MS;
      }),
    );
    return Math.min(Math.max(Math.min(...pausesMs), SHORTEST_PAUSE_MS), POLL_MS);
  }

  async function deliverUntilStopped() {
    while (!isStopping) {
      wakeUp = new AbortController();
      try {
        if (!(await beginDeliveries()) && !isStopping) await pause(await findPauseMs());
      } catch (error) {
        logError(error);
        if (!isStopping) await pause(STORAGE_PAUSE_MS);
      }
    }
    await Promise.all(
      channels.flatMap(({ runningAttempts }) =>
        [...runningAttempts.values()].map(({ done }) => done),
      ),
    );
  }

  const finished = deliverUntilStopped();
  return {
    wake,
    async stop(deadlineMs) {
      isStopping = true;
      wake();
      const timer = setTimeout(() => abortController.abort(), deadlineMs);
      await finished.finally(() => clearTimeout(timer));
    },
  };
}
