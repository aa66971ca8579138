import { setTimeout as pause } from 'node:timers/promises';
import type { SMTPServerDataStream } from 'smtp-server';
import { openStorage, type Storage } from '../../../server/storage/open-storage.ts';
import { seededRandom } from '../../support/seeded-random.ts';
import { allLeads } from '../../support/stored-leads.ts';
import { undelivered } from './outbox.ts';
import { type ServerProcess, startServerProcess } from './server-process.ts';
import { startSmtp } from './smtp.ts';
import { silentLog } from './storage.ts';

const CLIENTS = 6;
const CLIENT_PAUSE_MS = 150;
const ATTEMPTS_MAX = 60;
/** The mail server takes up to this long for a mail, so that an interruption hits some, in ms. */
const SMTP_MS = 30;
/** Each interruption comes up to LIFE_MS after this many acknowledged leads. */
const LEADS_BETWEEN = 15;
const LIFE_MS = 1_000;
/**
 * A mail arrives twice if its process or the database ended within this time before it recorded the
 * first, in ms. PostgreSQL may delay an answer, and each attempt is repeated after 2.5 s.
 */
const NOTED_WITHIN_MS = 10_000;
const CLOCK_MS = 100;
/**
 * After the last interruption this long may pass without a delivery, in ms: leases of ended
 * processes last a minute.
 */
const DELIVERY_PAUSE_MS = 120_000;

type Interruption = { slot?: number; from: number; to: number };
export type Slot = { process: ServerProcess; restart(): Promise<void> };
type Arrival = { slot: number; at: number };

type Run = {
  settings: Record<string, string>;
  rounds: number;
  seed: number;
  /** Ends or pauses a process and restarts it. */
  interrupt(slots: readonly Slot[], random: () => number): Promise<Interruption[]>;
  /** Ends leases early instead of waiting for them. */
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

async function client(
  slots: readonly Slot[],
  nextEmail: () => string,
  accepted: Set<string>,
  load: { isOver: boolean },
) {
  while (!load.isOver) {
    const email = nextEmail();
    const values = { name: 'Kill Test', email, phone: '8135550142', firmName: 'Test Firm' };
    const body = JSON.stringify({ ...values, submissionId: email.split('@')[0] });
    for (
      let attempt = 0;
      attempt < ATTEMPTS_MAX && !accepted.has(email) && !load.isOver;
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

const untilInterrupted = ({ slot, at }: Arrival, interruptions: readonly Interruption[]) =>
  interruptions
    .filter((each) => (each.slot === undefined || each.slot === slot) && each.to >= at - CLOCK_MS)
    .reduce(
      (shortestMs, { from }) => Math.min(shortestMs, Math.max(0, from - at)),
      Number.POSITIVE_INFINITY,
    );

/** Returns when no mail waits, or when none was delivered for too long. */
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
 * Runs two server processes on one database under load, with interruptions. Returns the fate of
 * each acknowledged lead.
 */
export async function interruptedRun({ settings, rounds, seed, interrupt, endLeases }: Run) {
  const random = seededRandom(seed);
  const arrivals = new Map<string, Arrival[]>();
  const smtps = await Promise.all(
    [0, 1].map((slot) => recordingMailServer(slot, arrivals, random)),
  );
  const start = (url: string) =>
    startServerProcess({ ...settings, SMTP_URL: url, RATE_LIMIT_SCALE: '0' });
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
  const load = { isOver: false };
  const clients = Array.from({ length: CLIENTS }, () => client(slots, nextEmail, accepted, load));
  const interruptions: Interruption[] = [];
  for (let round = 0; round < rounds; round += 1) {
    const enough = accepted.size + LEADS_BETWEEN;
    while (accepted.size < enough) await pause(CLIENT_PAUSE_MS);
    await pause(random() * LIFE_MS);
    interruptions.push(...(await interrupt(slots, random)));
  }
  load.isOver = true;
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

export const NOTHING_LOST = {
  storedTwice: 0,
  missing: 0,
  withoutMail: 0,
  notNoted: 0,
  unknownMails: 0,
  againUnexplained: [],
  endedWell: true,
};
