import { setTimeout as pause } from 'node:timers/promises';
import type { SMTPServerDataStream } from 'smtp-server';
import { openStorage, type Storage } from '../../../server/storage/open-storage.ts';
import { seededRandom } from '../../support/seeded-random.ts';
import { allLeads } from '../../support/stored-leads.ts';
import { undelivered } from './outbox.ts';
import { type ServerProcess, startServerProcess } from './server-process.ts';
import { startSmtp } from './smtp.ts';
import { silentLog } from './storage.ts';

/** Visitors that send at the same time, each again after a short pause, in ms. */
const CLIENTS = 6;
const CLIENT_PAUSE_MS = 150;
const ATTEMPTS_MAX = 60;
/**
 * The mail server takes up to this long for a mail, so that some are in hand whenever something
 * ends, in ms.
 */
const SMTP_MS = 30;
/**
 * Before each interruption so many leads are acknowledged, and then it goes on for up to this, in
 * ms.
 */
const LEADS_BETWEEN = 15;
const LIFE_MS = 1_000;
/**
 * A mail comes twice because its process ended, or the database was away, before it could note the
 * first time: within this, in ms. Mostly it is well under a second; on a busy machine PostgreSQL
 * lets an answer wait, and each try to note is given up after 2.5 s and repeated.
 */
const NOTED_WITHIN_MS = 10_000;
/** Two moments in one process are told apart only roughly, in ms. */
const CLOCK_MS = 100;
/**
 * After the last interruption this long may pass without a delivery, in ms: ended processes have
 * leases for a minute.
 */
const DELIVERY_PAUSE_MS = 120_000;

type Interruption = { slot?: number; from: number; to: number };
/**
 * A place for a server process, with a mail server of its own, so that each mail tells who sent it.
 */
export type Slot = { process: ServerProcess; restart(): Promise<void> };
type Arrival = { slot: number; at: number };

type Run = {
  /** Of both processes. */
  settings: Record<string, string>;
  rounds: number;
  seed: number;
  /** Ends or stops something and brings it back. */
  interrupt(slots: readonly Slot[], random: () => number): Promise<Interruption[]>;
  /** Instead of waiting until the leases of ended processes are over. */
  endLeases: boolean;
};

async function recordingMailServer(
  slot: number,
  arrivals: Map<string, Arrival[]>,
  random: () => number,
) {
  return startSmtp({
    async onData(stream: SMTPServerDataStream, _, callback) {
      let head = '';
      try {
        for await (const chunk of stream) head += chunk;
      } catch (error) {
        // the process ended half way through the mail, which therefore does not count
        callback(error as Error);
        return;
      }
      await pause(random() * SMTP_MS);
      const id = /^message-id: *(\S+)/im.exec(head)?.[1] ?? '';
      arrivals.set(id, [...(arrivals.get(id) ?? []), { slot, at: Date.now() }]);
      callback();
    },
  });
}

/**
 * Sends one lead after the other, each until it is answered with success, now to one process, now
 * to the other.
 */
async function client(
  slots: readonly Slot[],
  nextEmail: () => string,
  accepted: Set<string>,
  life: { over: boolean },
) {
  while (!life.over) {
    const email = nextEmail();
    const values = { name: 'Kill Test', email, phone: '8135550142', firmName: 'Test Firm' };
    const body = JSON.stringify({ ...values, submissionId: email.split('@')[0] });
    for (
      let attempt = 0;
      attempt < ATTEMPTS_MAX && !accepted.has(email) && !life.over;
      attempt += 1
    ) {
      const url = slots[(email.length + attempt) % slots.length]?.process.url;
      try {
        const response = await fetch(`${url}/functions/v1/send-contact-email`, {
          method: 'POST',
          headers: { 'content-type': 'application/json' },
          body,
          signal: AbortSignal.timeout(10_000),
        });
        await response.text();
        if (response.status === 200) accepted.add(email);
      } catch {
        // nothing was answered, so nothing was promised
      }
      await pause(CLIENT_PAUSE_MS);
    }
  }
}

/**
 * How long after a mail was taken the process that had sent it ended, or the database was away, in
 * ms.
 */
const untilInterrupted = ({ slot, at }: Arrival, interruptions: readonly Interruption[]) =>
  interruptions
    .filter((each) => (each.slot === undefined || each.slot === slot) && each.to >= at - CLOCK_MS)
    .reduce((least, { from }) => Math.min(least, Math.max(0, from - at)), Number.POSITIVE_INFINITY);

/** Waits until no mail waits, or until none has been delivered for too long. */
async function allDelivered({ database }: Storage) {
  let waiting = Number.POSITIVE_INFINITY;
  let lastDelivery = Date.now();
  while (waiting > 0 && Date.now() < lastDelivery + DELIVERY_PAUSE_MS) {
    await pause(200);
    const { length } = await undelivered(database);
    if (length < waiting) lastDelivery = Date.now();
    waiting = length;
  }
}

/**
 * Two server processes on one database under load, with interruptions; what became of what was
 * promised.
 */
export async function interruptedRun({ settings, rounds, seed, interrupt, endLeases }: Run) {
  const random = seededRandom(seed);
  const arrivals = new Map<string, Arrival[]>();
  const smtps = await Promise.all(
    [0, 1].map((slot) => recordingMailServer(slot, arrivals, random)),
  );
  const start = (url: string) =>
    startServerProcess({ ...settings, SMTP_URL: url, RATE_LIMIT_SCALE: '0' });
  // one after the other: the first one makes the tables
  const slots: Slot[] = [];
  for (const { url } of smtps) {
    const slot = {
      process: await start(url),
      restart: async () => {
        slot.process = await start(url);
      },
    };
    slots.push(slot);
  }
  const accepted = new Set<string>();
  let sent = 0;
  const nextEmail = () => {
    sent += 1;
    return `lead-number-${sent}@kill.example`;
  };
  const life = { over: false };
  const clients = Array.from({ length: CLIENTS }, () => client(slots, nextEmail, accepted, life));
  const interruptions: Interruption[] = [];
  for (let round = 0; round < rounds; round += 1) {
    const enough = accepted.size + LEADS_BETWEEN;
    while (accepted.size < enough) await pause(CLIENT_PAUSE_MS);
    await pause(random() * LIFE_MS);
    interruptions.push(...(await interrupt(slots, random)));
  }
  life.over = true;
  await Promise.all(clients);

  const { DATA_DIR = '', DATABASE_URL } = settings;
  const storage = await openStorage({ DATA_DIR, DATABASE_URL }, silentLog);
  if (endLeases) {
    await Promise.all(slots.map(({ process }) => process.end('SIGKILL')));
    interruptions.push(...slots.map((_, slot) => ({ slot, from: Date.now(), to: Date.now() })));
    await storage.database.updateTable('outbox').set({ claimed_until: null }).execute();
    await slots[0]?.restart();
    slots.length = 1;
  }
  await allDelivered(storage);
  const stored = (await allLeads(storage.database)).map(({ email }) => email);
  const mails = await storage.database.selectFrom('outbox').select(['payload', 'status']).execute();
  await storage.close();
  const exitCodes = await Promise.all(slots.map(({ process }) => process.end('SIGTERM')));

  const messageIds = new Set(mails.map(({ payload }) => String(JSON.parse(payload).messageId)));
  const known = new Set(stored);
  const again = [...arrivals.values()].flatMap((each) => each.slice(0, -1));
  const unnoted = again.map((arrival) => untilInterrupted(arrival, interruptions));
  return {
    rounds,
    sent,
    acknowledged: accepted.size,
    stored: stored.length,
    storedTwice: stored.length - known.size,
    missing: [...accepted].filter((email) => !known.has(email)).length,
    withoutMail: [...messageIds].filter((id) => !arrivals.has(id)).length,
    notNoted: mails.filter(({ status }) => status !== 'sent').length,
    unknownMails: [...arrivals.keys()].filter((id) => !messageIds.has(id)).length,
    again: again.length,
    againUnexplained: unnoted.filter((ms) => ms > NOTED_WITHIN_MS),
    longestUnnotedMs: Math.max(0, ...unnoted),
    endedWell: exitCodes.every((code) => code === 0),
  };
}

/** What no interruption may bring about. */
export const NOTHING_LOST = {
  storedTwice: 0,
  missing: 0,
  withoutMail: 0,
  notNoted: 0,
  unknownMails: 0,
  againUnexplained: [],
  endedWell: true,
};
