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

/** Wait before the result of a delivery is noted again, in ms: well within its claim. */
const NOTE_AGAIN_MS = 500;

/** The first repeat comes within ten seconds of the failure. */
export const FIRST_RETRY_MS = 8_000;
/** Longest wait between two attempts, in ms. */
export const LONGEST_RETRY_MS = 5 * 60_000;
/** Up to this part of a wait is cut off at random, so that many deliveries do not come back in step. */
export const JITTER = 0.25;
/** After so many attempts a delivery becomes a dead letter: at the longest wait that is after six days. */
export const GIVE_UP_AFTER_ATTEMPTS = 2_000;
/** After this many failures in a row the log alerts a person. */
const ALERT_AFTER_ATTEMPTS = 5;

/** The wait until the next attempt, in ms, after 1 or more attempts; `random` is from 0 to 1. */
export function retryDelay(attempts: number, random: number): number {
  const wait = Math.min(FIRST_RETRY_MS * 2 ** (attempts - 1), LONGEST_RETRY_MS);
  return Math.round(wait * (1 - JITTER * random));
}

type AttemptDeps = {
  storage: Storage;
  log: Log;
  now: () => Date;
  random: () => number;
  /** Breaks an attempt off without counting it. */
  stop: AbortSignal;
};

/** No repeat makes a payload whole that is no JSON. */
const BROKEN_PAYLOAD: Failure = { code: 'EPAYLOAD', forGood: true };

/**
 * The words and the alerts of the log for each channel. A mistyped address needs no alert, since anybody may type any
 * address: a failed mail to a visitor causes an alert only if a person can fix the cause, and only once.
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
 * Stores the result of an attempt, and repeats that while the database is away: a mail that was accepted without a
 * stored result would be delivered twice.
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
        'a delivery was tried and could not be noted yet',
      );
      await wait(NOTE_AGAIN_MS, undefined, { signal: stop }).catch(() => undefined);
    }
  }
}

/** A failed attempt: the failure as its channel classifies it, and what remains to be delivered. */
type Thrown = {
  failure: Failure;
  /** The rest of the payload, where a part was accepted. */
  rest?: unknown;
  /** The receiver may have accepted it, although it did not answer. */
  unanswered?: boolean;
};

/** The text of the log about a failure, and its alert if a person is needed. */
function failureWords(
  { channel }: ClaimedDelivery,
  attempts: number,
  { failure, unanswered }: Thrown,
) {
  const { one, all, delayed: alert, watched } = WORDS[channel];
  if (failure.byHand && (watched || attempts === 1))
    return { alert, words: `ALERT: ${all} are not getting out, and waiting does not mend it` };
  if (watched && attempts >= ALERT_AFTER_ATTEMPTS)
    return { alert, words: `ALERT: ${all} are not getting out` };
  if (unanswered)
    return {
      words: `${one} was handed over and not answered; it is sent again and may arrive twice`,
    };
  return { words: `${one} was not accepted and will be sent again` };
}

async function noteFailure(deps: AttemptDeps, row: ClaimedDelivery, thrown: Thrown) {
  const { storage, log, stop, now, random } = deps;
  const { failure, rest, unanswered } = thrown;
  // nothing was handed over, so the next process begins anew
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

/** Undefined when the payload is no JSON. */
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
 * Returns a function that renews a claim, unless the last renewal still runs: a slow database has enough to do, and the
 * queries of visitors queue behind it.
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
 * Attempts a claimed delivery once and stores the result. Returns true if it was delivered. Errors: only those of the
 * database.
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
