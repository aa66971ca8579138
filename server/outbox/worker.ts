import { randomUUID } from 'node:crypto';
import { firstLine } from '../log.ts';
import { type AttemptParts, attemptMail } from './attempt.ts';
import { claimMail, nextDue } from './rows.ts';

/** Mails of other processes, and mails brought back by hand, are noticed this often, in ms. */
export const POLL_MS = 5_000;
/** After an error of the database itself, in ms. */
const STORAGE_PAUSE_MS = 2_000;
const SHORTEST_PAUSE_MS = 50;

export type OutboxWorker = {
  /** Something may be due: look now. */
  wake(): void;
  /** Finishes the mail in hand, but breaks it off after the given time (ms); takes no other. */
  stop(deadlineMs: number): Promise<void>;
};

type Parts = Pick<AttemptParts, 'storage' | 'delivery' | 'log'> &
  Partial<Pick<AttemptParts, 'now' | 'random'>>;

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

/** Sends what lies in the outbox, one mail after the other, until it is stopped. In: what it works with. */
export function startOutbox({ now = () => new Date(), random = Math.random, ...given }: Parts): OutboxWorker {
  const { storage, delivery, log } = given;
  const worker = randomUUID();
  const stopped = new AbortController();
  const parts: AttemptParts = { ...given, worker, stop: stopped.signal, now, random };
  const pause = interruptiblePause();
  let stopping = false;

  async function restTime() {
    const due = await nextDue(storage, now());
    return due ? Math.min(Math.max(due.getTime() - now().getTime(), SHORTEST_PAUSE_MS), POLL_MS) : POLL_MS;
  }

  async function run() {
    while (!stopping) {
      pause.listen();
      try {
        const row = await claimMail(storage, worker, now());
        if (row) await attemptMail(parts, row);
        else if (!stopping) await pause.rest(await restTime());
      } catch (error) {
        log.error({ error: firstLine(error) }, 'the outbox could not be read or written');
        if (!stopping) await pause.rest(STORAGE_PAUSE_MS);
      }
    }
  }

  const running = run();
  return {
    wake: pause.interrupt,
    async stop(deadlineMs) {
      stopping = true;
      pause.interrupt();
      const timer = setTimeout(() => stopped.abort(), deadlineMs);
      await running.finally(() => clearTimeout(timer));
      delivery.close();
    },
  };
}
