import { firstLine, type Log } from '../log.ts';
import type { Storage } from '../storage/open-storage.ts';
import { ALERT_AFTER_ATTEMPTS, GIVE_UP_AFTER_ATTEMPTS, retryDelay } from './backoff.ts';
import { classifyFailure } from './classify.ts';
import type { Delivery } from './delivery.ts';
import type { MailMessage } from './mail-message.ts';
import { type claimMail, LEASE_MS, markFailed, markSent, releaseMail, renewClaim } from './rows.ts';

/** A handover that takes longer is broken off and repeated, in ms. */
const SEND_DEADLINE_MS = 120_000;

/** What an attempt works with; `stop` breaks it off without counting it. */
export type AttemptParts = {
  storage: Storage;
  delivery: Delivery;
  log: Log;
  /** Name of the process that holds the mail. */
  worker: string;
  stop: AbortSignal;
  now(): Date;
  random(): number;
};
export type ClaimedMail = NonNullable<Awaited<ReturnType<typeof claimMail>>>;

async function noteFailure(parts: AttemptParts, row: ClaimedMail, error: unknown) {
  const { storage, log, worker, stop, now, random } = parts;
  if (stop.aborted) return releaseMail(storage, row.id, worker);
  const { code, forGood } = classifyFailure(error);
  const attempts = row.attempts + 1;
  const dead = forGood || attempts >= GIVE_UP_AFTER_ATTEMPTS;
  const retryAt = dead ? undefined : new Date(now().getTime() + retryDelay(attempts, random()));
  await markFailed(storage, row.id, worker, { code, retryAt, now: now() });
  const facts = { mail: row.id, lead: row.lead_id, attempts, code, retryAt };
  if (dead)
    log.error(
      { ...facts, alert: 'dead-letter' },
      'ALERT: a lead mail is undeliverable; see npm run leads -- outbox',
    );
  else if (attempts >= ALERT_AFTER_ATTEMPTS)
    log.error({ ...facts, alert: 'mail-delayed' }, 'ALERT: lead mails are not getting out');
  else log.warn(facts, 'a lead mail was not accepted and will be sent again');
}

/**
 * Tries once to deliver a mail this process has claimed, and notes what became of it.
 * In: what it works with and the row. Errors: only those of the database.
 */
export async function attemptMail(parts: AttemptParts, row: ClaimedMail): Promise<void> {
  const { storage, delivery, log, worker, stop, now } = parts;
  const heartbeat = setInterval(() => {
    renewClaim(storage, row.id, worker, now()).catch((error) =>
      log.warn({ error: firstLine(error) }, 'a claim was not renewed'),
    );
  }, LEASE_MS / 3);
  const mail = {
    id: row.id,
    messageId: row.message_id,
    createdAt: new Date(row.created_at),
    message: JSON.parse(row.message) as MailMessage,
  };
  try {
    await delivery.deliver(mail, AbortSignal.any([stop, AbortSignal.timeout(SEND_DEADLINE_MS)]));
  } catch (error) {
    await noteFailure(parts, row, error);
    return;
  } finally {
    clearInterval(heartbeat);
  }
  if (!(await markSent(storage, row.id, now()))) await delivery.withdraw(row.id);
  log.info({ mail: row.id, lead: row.lead_id, attempts: row.attempts + 1 }, 'a lead mail was delivered');
}
