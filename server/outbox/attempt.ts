import { setTimeout as wait } from 'node:timers/promises';
import { events, firstLine, type Log } from '../log.ts';
import type { Storage } from '../storage/open-storage.ts';
import type { Channel } from '../storage/tables.ts';
import {
  type Deliver,
  type Failure,
  type OutgoingDelivery,
  PartlyDelivered,
  Unanswered,
} from './channels.ts';
import {
  type ClaimedDelivery,
  LEASE_MS,
  markFailed,
  markSent,
  releaseClaim,
  renewClaim,
} from './queue.ts';

/** The wait before another try to store the result of a delivery, in ms. It is much shorter than the claim. */
const NOTE_AGAIN_MS = 500;

/** The wait after the first failure, in ms. With JITTER, the second attempt comes within ten seconds. */
export const FIRST_RETRY_MS = 8_000;
/** The longest wait between two attempts, in ms. */
export const LONGEST_RETRY_MS = 5 * 60_000;
/** Each wait is shortened by a random share of up to this, so that many deliveries are not repeated at the same moment. */
export const JITTER = 0.25;
/**
 * After this number of attempts a delivery becomes a dead letter. At the longest wait between attempts this takes about six
 * days.
 */
export const GIVE_UP_AFTER_ATTEMPTS = 2_000;
/** After this number of failures in a row, the log alerts a person. */
const ALERT_AFTER_ATTEMPTS = 5;

/** Returns the wait until the next attempt, in ms. `attempts` is at least 1; `random` is from 0 to 1. */
export function retryDelay(attempts: number, random: number): number {
  const wait = Math.min(FIRST_RETRY_MS * 2 ** (attempts - 1), LONGEST_RETRY_MS);
  return Math.round(wait * (1 - JITTER * random));
}

type AttemptDeps = {
  storage: Storage;
  log: Log;
  now: () => Date;
  random: () => number;
  /** Aborts an attempt, which then does not count. */
  stop: AbortSignal;
};

/** A payload that is not JSON cannot be repaired by another attempt. */
const BROKEN_PAYLOAD: Failure = { code: 'EPAYLOAD', forGood: true };

/**
 * The texts and alerts in the log for each channel. A mistyped address needs no alert, because visitors may type any
 * address. A failed mail to a visitor causes an alert only if a person can fix the cause, and only once.
 */
const WORDS: Record<Channel, { one: string; all: string; delayed: string; watched: boolean }> = {
  email: { one: 'a lead mail', all: 'lead mails', delayed: 'mail-delayed', watched: true },
  'visitor-email': {
    one: 'a mail to a visitor',
    all: 'mails to visitors',
    delayed: 'mail-delayed',
    watched: false,
  },
  webhook: { one: 'a webhook', all: 'webhooks', delayed: 'webhook-delayed', watched: true },
};

const factsOf = ({ id, lead_id, channel }: ClaimedDelivery, attempts: number) => ({
  delivery: id,
  channel,
  lead: lead_id,
  attempts,
});

/**
 * Stores the result of an attempt, and repeats this until the database answers. Without a stored result, an accepted mail
 * would be delivered twice.
 */
async function untilNoted<T>(
  { log, stop }: AttemptDeps,
  { id }: ClaimedDelivery,
  note: () => Promise<T>,
): Promise<T> {
  for (;;) {
    try {
      return await note();
    } catch (error) {
      if (stop.aborted) throw error;
      log.warn(
        { delivery: id, error: firstLine(error) },
        'the result of a delivery could not be stored yet',
      );
      await wait(NOTE_AGAIN_MS, undefined, { signal: stop }).catch(() => undefined);
    }
  }
}

/** A failed attempt: the failure as classified by its channel, and what remains to be delivered. */
type Thrown = {
  failure: Failure;
  /** The rest of the payload if the receiver accepted a part. */
  rest?: unknown;
  /** True if the receiver did not answer but may have accepted the delivery. */
  unanswered?: boolean;
};

/** Returns the text for the log about a failure, and the name of an alert if a person must act. */
function failureWords(
  { channel }: ClaimedDelivery,
  attempts: number,
  { failure, unanswered }: Thrown,
) {
  const { one, all, delayed: alert, watched } = WORDS[channel];
  if (failure.byHand && (watched || attempts === 1))
    return { alert, words: `ALERT: ${all} are not being delivered, and waiting will not help` };
  if (watched && attempts >= ALERT_AFTER_ATTEMPTS)
    return { alert, words: `ALERT: ${all} are not being delivered` };
  if (unanswered)
    return {
      words: `${one} was handed over but not answered; it will be sent again and may arrive twice`,
    };
  return { words: `${one} was not accepted and will be sent again` };
}

async function noteFailure(deps: AttemptDeps, row: ClaimedDelivery, thrown: Thrown) {
  const { storage, log, stop, now, random } = deps;
  const { failure, rest, unanswered } = thrown;
  // Nothing was handed over, so the next process can start the attempt again.
  if (stop.aborted && !rest && !unanswered) return releaseClaim(storage, row);
  const attempts = row.attempts + 1;
  const { code, forGood } = failure;
  const dead = forGood || attempts >= GIVE_UP_AFTER_ATTEMPTS;
  const retryAt = dead ? undefined : new Date(now().getTime() + retryDelay(attempts, random()));
  await untilNoted(deps, row, () => markFailed(storage, row, { code, retryAt, rest, now: now() }));
  events.emit('delivery', row.channel, dead ? 'dead' : 'failed');
  const facts = { ...factsOf(row, attempts), code, retryAt };
  if (dead) {
    const { one, watched } = WORDS[row.channel];
    const words = `${one} is undeliverable; see npm run leads -- outbox`;
    if (watched || failure.byHand) log.error({ ...facts, alert: 'dead-letter' }, `ALERT: ${words}`);
    else log.warn(facts, words);
    return;
  }
  const { alert, words } = failureWords(row, attempts, thrown);
  if (alert) log.error({ ...facts, alert }, words);
  else log.warn(facts, words);
}

/** Returns undefined if the payload is not JSON. */
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
  channel: Deliver<unknown>,
  outgoing: OutgoingDelivery<unknown>,
  stop: AbortSignal,
): Promise<Thrown | undefined> {
  try {
    await channel.deliver(outgoing, stop);
    return undefined;
  } catch (error) {
    return {
      failure: channel.classify(error),
      rest: error instanceof PartlyDelivered ? error.payload : undefined,
      unanswered: error instanceof Unanswered,
    };
  }
}

/**
 * Returns a function that renews a claim. The function does nothing while the last renewal is running, because the queries
 * of visitors would have to wait in a slow database.
 */
function claimRenewal({ storage, log, now }: AttemptDeps, row: ClaimedDelivery) {
  let renewing = false;
  return () => {
    if (renewing) return;
    renewing = true;
    renewClaim(storage, row, now())
      .catch((error) => log.warn({ error: firstLine(error) }, 'a claim was not renewed'))
      .finally(() => {
        renewing = false;
      });
  };
}

/**
 * Attempts a claimed delivery once and stores the result. Returns true if it was delivered. Errors: throws only errors of
 * the database.
 */
export async function attemptDelivery(
  deps: AttemptDeps,
  channel: Deliver<unknown>,
  row: ClaimedDelivery,
): Promise<boolean> {
  const { storage, log, stop, now } = deps;
  const outgoing = outgoingOf(row);
  if (!outgoing) {
    await noteFailure(deps, row, { failure: BROKEN_PAYLOAD });
    return false;
  }
  const heartbeat = setInterval(claimRenewal(deps, row), LEASE_MS / 3);
  try {
    const thrown = await tryOnce(channel, outgoing, stop);
    if (thrown) {
      await noteFailure(deps, row, thrown);
      return false;
    }
    const isNoted = await untilNoted(deps, row, () => markSent(storage, row, now()));
    if (!isNoted) await channel.withdraw(row.id);
  } finally {
    clearInterval(heartbeat);
  }
  events.emit('delivery', row.channel, 'sent');
  log.info(factsOf(row, row.attempts + 1), `${WORDS[row.channel].one} was delivered`);
  return true;
}
