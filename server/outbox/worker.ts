import { randomUUID } from 'node:crypto';
import type { Log } from '../log.ts';
import type { Storage } from '../storage/open-storage.ts';
import { ALERT_AFTER_ATTEMPTS, GIVE_UP_AFTER_ATTEMPTS, retryDelay } from './backoff.ts';
import { classifyFailure } from './classify.ts';
import type { Delivery } from './delivery.ts';
import type { MailMessage } from './mail-message.ts';
import { claimMail, LEASE_MS, markFailed, markSent, nextDue, releaseMail, renewClaim } from './rows.ts';

/** Mails of other processes, and mails brought back by hand, are noticed this often, in ms. */
export const POLL_MS = 5_000;
/** After an error of the database itself, in ms. */
const STORAGE_PAUSE_MS = 2_000;
/** A handover that takes longer is broken off and repeated, in ms. */
const SEND_DEADLINE_MS = 120_000;

export type OutboxWorker = {
  /** Something may be due: look now. */
  wake(): void;
  /** Finishes the mail in hand, but breaks it off after the given time (ms); takes no other. */
  stop(deadlineMs: number): Promise<void>;
};

type Parts = {
  storage: Storage;
  delivery: Delivery;
  log: Log;
  now?: () => Date;
  random?: () => number;
};
type Row = NonNullable<Awaited<ReturnType<typeof claimMail>>>;

/** Sends what lies in the outbox, one mail after the other, until it is stopped. */
export function startOutbox(parts: Parts): OutboxWorker {
  const { storage, delivery, log, now = () => new Date(), random = Math.random } = parts;
  const worker = randomUUID();
  const stopped = new AbortController();
  let stopping = false;
  let rest: { end: () => void } | undefined;
  let wakened = false;

  const pause = (ms: number) =>
    new Promise<void>((resolve) => {
      const timer = setTimeout(resolve, ms);
      rest = {
        end() {
          clearTimeout(timer);
          resolve();
        },
      };
    });

  async function noteFailure(row: Row, error: unknown) {
    if (stopped.signal.aborted) return releaseMail(storage, row.id, worker);
    const { code, forGood } = classifyFailure(error);
    const attempts = row.attempts + 1;
    const dead = forGood || attempts >= GIVE_UP_AFTER_ATTEMPTS;
    const retryAt = dead ? undefined : new Date(now().getTime() + retryDelay(attempts, random()));
    await markFailed(storage, row.id, worker, { code, retryAt, now: now() });
    const facts = { mail: row.id, lead: row.lead_id, attempts, code, retryAt };
    if (dead)
      log.error(
        { ...facts, alert: 'dead-letter' },
        'ALERT: a lead mail cannot be delivered; see npm run leads -- outbox',
      );
    else if (attempts >= ALERT_AFTER_ATTEMPTS)
      log.error({ ...facts, alert: 'mail-delayed' }, 'ALERT: lead mails are not getting out');
    else log.warn(facts, 'a lead mail was not accepted and will be sent again');
  }

  async function send(row: Row) {
    const heartbeat = setInterval(() => {
      renewClaim(storage, row.id, worker, now()).catch((error) =>
        log.warn({ error: String(error) }, 'a claim was not renewed'),
      );
    }, LEASE_MS / 3);
    const mail = {
      id: row.id,
      messageId: row.message_id,
      createdAt: new Date(row.created_at),
      message: JSON.parse(row.message) as MailMessage,
    };
    try {
      await delivery.deliver(mail, AbortSignal.any([stopped.signal, AbortSignal.timeout(SEND_DEADLINE_MS)]));
    } catch (error) {
      return await noteFailure(row, error);
    } finally {
      clearInterval(heartbeat);
    }
    if (!(await markSent(storage, row.id, now()))) await delivery.withdraw(row.id);
    log.info({ mail: row.id, lead: row.lead_id, attempts: row.attempts + 1 }, 'a lead mail was delivered');
  }

  async function restTime() {
    const due = await nextDue(storage, now());
    return due ? Math.min(Math.max(due.getTime() - now().getTime(), 50), POLL_MS) : POLL_MS;
  }

  async function run() {
    while (!stopping) {
      let wait = 0;
      wakened = false;
      try {
        const row = await claimMail(storage, worker, now());
        if (row) await send(row);
        else wait = await restTime();
      } catch (error) {
        log.error(
          { error: error instanceof Error ? error.message : String(error) },
          'the outbox could not be read or written',
        );
        wait = STORAGE_PAUSE_MS;
      }
      if (wait && !stopping && !wakened) await pause(wait);
    }
  }

  const running = run();
  const wake = () => {
    wakened = true;
    rest?.end();
  };
  return {
    wake,
    async stop(deadlineMs) {
      stopping = true;
      wake();
      const timer = setTimeout(() => stopped.abort(), deadlineMs);
      await running.finally(() => clearTimeout(timer));
      delivery.close();
    },
  };
}
