import { firstLine, type Log } from './log.ts';
import { RANK } from './outbox/order.ts';
import type { Storage } from './storage/open-storage.ts';

/** A mail that waits longer than this is late, in ms: the agency promises an answer within minutes. */
const MAIL_LATE_MS = 10 * 60_000;
/** A lead that could not be stored is told of this long, unless another one is stored before, in ms. */
const STORE_FAILURE_TOLD_MS = 5 * 60_000;
/** While mails stay late, the log says so again after this time, in ms. */
const ALERT_AGAIN_MS = 15 * 60_000;

type HealthReport = {
  status: 'ok' | 'failing';
  /** Whether the database answers. */
  storage: 'ok' | 'failing';
  /** Whether the last lead could be stored: a full disk still answers questions. */
  leads: 'ok' | 'failing';
  /** Whether mails get out in time. */
  mail: 'ok' | 'late' | 'unknown';
};

export type Health = {
  /** This process takes what still comes, but is about to stop: others are to take what follows. */
  leave(): void;
  /** Whether it is. */
  leaving(): boolean;
  stored(): void;
  /** A visitor was told that a request could not be kept. */
  notStored(form: string, error: unknown): void;
  report(): Promise<HealthReport>;
  /** Looks whether mails are late, and calls for a person when they are. */
  watchMail(): Promise<void>;
};

type Parts = { storage: Pick<Storage, 'database' | 'check'>; log: Log; now?: () => Date };

async function oldestWaiting({ database }: Parts['storage']) {
  const row = await database
    .selectFrom('outbox')
    .select((is) => is.fn.min('created_at').as('since'))
    .where('status', '=', 'waiting')
    .where('channel', '=', 'email')
    // marked ones trickle out on purpose
    .where('rank', '<', RANK.marked)
    .executeTakeFirst();
  return row?.since ? new Date(row.since) : undefined;
}

/** What this process knows of itself, for `/healthz`, `/readyz` and the log. */
export function watchHealth({ storage, log, now = () => new Date() }: Parts): Health {
  let failedAt: number | undefined;
  let alertedAt: number | undefined;
  let left = false;
  const since = (time: number) => now().getTime() - time;

  async function lateMail() {
    const oldest = await oldestWaiting(storage);
    return oldest && since(oldest.getTime()) > MAIL_LATE_MS ? oldest : undefined;
  }
  return {
    leave() {
      left = true;
    },
    leaving: () => left,
    stored() {
      failedAt = undefined;
    },
    notStored(form, error) {
      failedAt = now().getTime();
      log.error(
        { form, error: firstLine(error), alert: 'lead-not-stored' },
        'ALERT: a lead could not be stored; its visitor was told to call',
      );
    },
    async report() {
      const leads =
        failedAt !== undefined && since(failedAt) < STORE_FAILURE_TOLD_MS ? 'failing' : ('ok' as const);
      try {
        await storage.check();
        const mail = (await lateMail()) ? 'late' : 'ok';
        const status = leads === 'ok' && mail === 'ok' ? 'ok' : 'failing';
        return { status, storage: 'ok', leads, mail };
      } catch (error) {
        log.error({ error: firstLine(error), alert: 'storage-down' }, 'ALERT: the storage does not answer');
        return { status: 'failing', storage: 'failing', leads, mail: 'unknown' };
      }
    },
    async watchMail() {
      const oldest = await lateMail().catch(() => undefined);
      if (!oldest) {
        alertedAt = undefined;
        return;
      }
      if (alertedAt !== undefined && since(alertedAt) < ALERT_AGAIN_MS) return;
      alertedAt = now().getTime();
      log.error({ oldest, alert: 'mail-late' }, 'ALERT: lead mails are late; see npm run leads -- outbox');
    },
  };
}
