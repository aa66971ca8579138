import { setTimeout as wait } from 'node:timers/promises';
import { events, firstLine, type Log } from '../log.ts';
import type { Storage } from '../storage/open-storage.ts';
import type { Channel } from '../storage/tables.ts';
import {
  type ChannelDelivery,
  type Failure,
  type OutgoingDelivery,
  PartialDelivery,
  UnansweredDelivery,
} from './channels.ts';
import {
  type ClaimedDelivery,
  LEASE_MS,
  markFailed,
  markSent,
  releaseClaim,
  renewClaim,
} from './queue.ts';

const STORE_RETRY_DELAY_MS = 500;

/** With JITTER, the second attempt comes within ten seconds. */
export const FIRST_RETRY_MS = 8_000;
export const LONGEST_RETRY_MS = 5 * 60_000;
/** A random part of this share shortens each wait, so that not all deliveries repeat at once. */
export const JITTER = 0.25;
/** After this many attempts (about six days, given LONGEST_RETRY_MS), a delivery is given up. */
export const MAX_ATTEMPTS = 2_000;
const ALERT_AFTER_ATTEMPTS = 5;

export function retryDelay(attempts: number, random: number): number {
  const wait = Math.min(FIRST_RETRY_MS * 2 ** (attempts - 1), LONGEST_RETRY_MS);
  return Math.round(wait * (1 - JITTER * random));
}

type AttemptDeps = {
  storage: Storage;
  log: Log;
  now: () => Date;
  random: () => number;
  /** Aborts the attempt because the server stops. An aborted attempt does not count. */
  stop: AbortSignal;
};

/** Failure if the stored payload is not JSON, which another attempt cannot repair. */
const BROKEN_PAYLOAD: Failure = { code: 'EPAYLOAD', isPermanent: true };

const LOG_TEXTS: Record<Channel, { singular: string; plural: string }> = {
  email: { singular: 'a lead mail', plural: 'lead mails' },
  'visitor-email': { singular: 'a mail to a visitor', plural: 'mails to visitors' },
  webhook: { singular: 'a webhook', plural: 'webhooks' },
};
// Mails to visitors are not watched, because a visitor may mistype the address. A failed mail to a
// visitor causes an alert only if a person can fix the cause, and only once.
const isWatched = (channel: Channel) => channel !== 'visitor-email';
const delayAlert = (channel: Channel) =>
  channel === 'webhook' ? 'webhook-delayed' : 'mail-delayed';

const factsOf = ({ id, lead_id, channel }: ClaimedDelivery, attempts: number) => ({
  delivery: id,
  channel,
  lead: lead_id,
  attempts,
});

// Repeats `store` until the database answers. If the result of an attempt were not stored, an
// accepted mail would be delivered twice.
async function retryUntilStored<T>(
  { log, stop }: AttemptDeps,
  { id }: ClaimedDelivery,
  store: () => Promise<T>,
): Promise<T> {
  for (;;) {
    try {
      return await store();
    } catch (error) {
      if (stop.aborted) throw error;
      log.warn(
        { delivery: id, error: firstLine(error) },
        'the result of a delivery could not be stored yet',
      );
      await wait(STORE_RETRY_DELAY_MS, undefined, { signal: stop }).catch(() => undefined);
    }
  }
}

type FailedAttempt = {
  failure: Failure;
  remainingPayload?: unknown;
  /** True if the receiver did not answer but may have accepted the delivery. */
  isUnanswered?: boolean;
};

function failureMessage(
  { channel }: ClaimedDelivery,
  attempts: number,
  { failure, isUnanswered }: FailedAttempt,
) {
  const { singular, plural } = LOG_TEXTS[channel];
  const [isWatchedChannel, alert] = [isWatched(channel), delayAlert(channel)];
  if (failure.needsOperator && (isWatchedChannel || attempts === 1))
    return {
      alert,
      message: `ALERT: ${plural} are not being delivered, and waiting will not help`,
    };
  if (isWatchedChannel && attempts >= ALERT_AFTER_ATTEMPTS)
    return { alert, message: `ALERT: ${plural} are not being delivered` };
  if (isUnanswered)
    return {
      message: `${singular} was handed over but not answered; it will be sent again and may arrive twice`,
    };
  return { message: `${singular} was not accepted and will be sent again` };
}

async function storeFailure(deps: AttemptDeps, row: ClaimedDelivery, failedAttempt: FailedAttempt) {
  const { storage, log, stop, now, random } = deps;
  const { failure, remainingPayload, isUnanswered } = failedAttempt;
  // The server stops and nothing was handed over, so the next process can repeat the attempt.
  if (stop.aborted && !remainingPayload && !isUnanswered) return releaseClaim(storage, row);
  const attempts = row.attempts + 1;
  const { code, isPermanent } = failure;
  const isDead = isPermanent || attempts >= MAX_ATTEMPTS;
  const retryAt = isDead ? undefined : new Date(now().getTime() + retryDelay(attempts, random()));
  await retryUntilStored(deps, row, () =>
    markFailed(storage, row, { code, retryAt, remainingPayload, now: now() }),
  );
  events.emit('delivery', row.channel, isDead ? 'dead' : 'failed');
  const facts = { ...factsOf(row, attempts), code, retryAt };
  if (isDead) {
    const message = `${LOG_TEXTS[row.channel].singular} is undeliverable; see npm run leads -- outbox`;
    if (isWatched(row.channel) || failure.needsOperator)
      log.error({ ...facts, alert: 'dead-letter' }, `ALERT: ${message}`);
    else log.warn(facts, message);
    return;
  }
  const { alert, message } = failureMessage(row, attempts, failedAttempt);
  if (alert) log.error({ ...facts, alert }, message);
  else log.warn(facts, message);
}

function outgoingOf(row: ClaimedDelivery) {
  try {
    const { id, lead_id: leadId, form } = row;
    return {
      id,
      leadId,
      form,
      createdAt: new Date(row.created_at),
      payload: JSON.parse(row.payload),
    };
  } catch {
    return undefined;
  }
}

async function tryOnce(
  channel: ChannelDelivery<unknown>,
  outgoing: OutgoingDelivery<unknown>,
  stop: AbortSignal,
): Promise<FailedAttempt | undefined> {
  try {
    await channel.deliver(outgoing, stop);
    return undefined;
  } catch (error) {
    return {
      failure: channel.classify(error),
      remainingPayload: error instanceof PartialDelivery ? error.payload : undefined,
      isUnanswered: error instanceof UnansweredDelivery,
    };
  }
}

// Renews the claim, but not while the last renewal is running: several renewals at once would delay
// visitors' queries in a slow database.
function claimRenewal({ storage, log, now }: AttemptDeps, row: ClaimedDelivery) {
  let isRenewing = false;
  return () => {
    if (isRenewing) return;
    isRenewing = true;
    renewClaim(storage, row, now())
      .catch((error) => log.warn({ error: firstLine(error) }, 'a claim was not renewed'))
      .finally(() => {
        isRenewing = false;
      });
  };
}

/** Returns true if the delivery succeeded. Throws only errors of the database. */
export async function attemptDelivery(
  deps: AttemptDeps,
  channel: ChannelDelivery<unknown>,
  row: ClaimedDelivery,
): Promise<boolean> {
  const { storage, log, stop, now } = deps;
  const outgoing = outgoingOf(row);
  if (!outgoing) {
    await storeFailure(deps, row, { failure: BROKEN_PAYLOAD });
    return false;
  }
  const heartbeat = setInterval(claimRenewal(deps, row), LEASE_MS / 3);
  try {
    const failedAttempt = await tryOnce(channel, outgoing, stop);
    if (failedAttempt) {
      await storeFailure(deps, row, failedAttempt);
      return false;
    }
    const isStored = await retryUntilStored(deps, row, () => markSent(storage, row, now()));
    if (!isStored) await channel.withdraw?.(row.id);
  } finally {
    clearInterval(heartbeat);
  }
  events.emit('delivery', row.channel, 'sent');
  log.info(factsOf(row, row.attempts + 1), `${LOG_TEXTS[row.channel].singular} was delivered`);
  return true;
}
