import { setTimeout as pause } from 'node:timers/promises';
import { openStorage, type Storage } from '../../../server/storage/open-storage.ts';
import { seededRandom } from '../../support/seeded-random.ts';
import { allLeads } from '../../support/stored-leads.ts';
import { CONTACT_PATH, VISITOR } from './app.ts';
import { undeliveredMails } from './outbox.ts';
import { post, type ServerProcess, startServerProcess } from './server-process.ts';
import { startSmtp } from './smtp.ts';
import { silentLog } from './storage.ts';

const CLIENTS = 6;
const CLIENT_PAUSE_MS = 150;
/** The mail server takes up to this long for a mail, so that an interruption hits some, in ms. */
const SMTP_MS = 30;
/** Each interruption comes up to LIFE_MS after this many acknowledged leads. */
const LEADS_BETWEEN = 15;
const LIFE_MS = 1_000;
/**
 * After the last interruption this long may pass without a delivery, in ms: leases of ended
 * processes last a minute.
 */
const DELIVERY_PAUSE_MS = 120_000;

export type Slot = { process: ServerProcess; restart(): Promise<void> };

type Run = {
  settings: Record<string, string>;
  rounds: number;
  seed: number;
  /** Ends or pauses a process and restarts it. */
  interrupt(slots: readonly Slot[], random: () => number): Promise<void>;
  /** Ends leases early instead of waiting for them. */
  shouldEndLeases: boolean;
};

/** Sends a lead to one process and the other until one acknowledges it. */
async function sendLead(slots: readonly Slot[], email: string, load: { isOver: boolean }) {
  const lead = { ...VISITOR, email, submissionId: email.split('@')[0] };
  for (let attempt = email.length; !load.isOver; attempt += 1) {
    const url = slots[attempt % slots.length]?.process.url ?? '';
    try {
      const response = await post(url, CONTACT_PATH, lead);
      await response.text();
      if (response.status === 200) return true;
    } catch {
      // Nothing was answered, so nothing was promised.
    }
    await pause(CLIENT_PAUSE_MS);
  }
  return false;
}

/** Returns when no mail waits, or when none was delivered for too long. */
async function untilDelivered({ database }: Storage) {
  let waiting = Number.POSITIVE_INFINITY;
  let lastDelivery = Date.now();
  while (waiting > 0 && Date.now() < lastDelivery + DELIVERY_PAUSE_MS) {
    await pause(200);
    const { length } = await undeliveredMails(database);
    if (length < waiting) lastDelivery = Date.now();
    waiting = length;
  }
}

/**
 * Runs two server processes on one database under load, with interruptions. Returns the fate of
 * each acknowledged lead.
 */
export async function interruptedRun({ settings, rounds, seed, interrupt, shouldEndLeases }: Run) {
  const random = seededRandom(seed);
  const smtp = await startSmtp({
    onRcptTo: (_address, _session, callback) => void setTimeout(callback, random() * SMTP_MS),
  });
  const start = () =>
    startServerProcess({ ...settings, SMTP_URL: smtp.url, RATE_LIMIT_SCALE: '0' });
  const newSlot = async () => {
    const slot: Slot = {
      process: await start(),
      restart: async () => {
        slot.process = await start();
      },
    };
    return slot;
  };
  const slots = [await newSlot(), await newSlot()];
  const accepted = new Set<string>();
  const load = { isOver: false };
  let sent = 0;
  const clients = Array.from({ length: CLIENTS }, async () => {
    while (!load.isOver) {
      sent += 1;
      const email = `lead-number-${sent}@kill.example`;
      if (await sendLead(slots, email, load)) accepted.add(email);
      await pause(CLIENT_PAUSE_MS);
    }
  });
  for (let round = 0; round < rounds; round += 1) {
    const enough = accepted.size + LEADS_BETWEEN;
    while (accepted.size < enough) await pause(CLIENT_PAUSE_MS);
    await pause(random() * LIFE_MS);
    await interrupt(slots, random);
  }
  load.isOver = true;
  await Promise.all(clients);

  const { DATA_DIR = '', DATABASE_URL } = settings;
  const storage = await openStorage({ DATA_DIR, DATABASE_URL }, silentLog);
  if (shouldEndLeases) {
    await Promise.all(slots.map(({ process }) => process.end('SIGKILL')));
    await storage.database.updateTable('outbox').set({ claimed_until: null }).execute();
    await slots[0]?.restart();
    slots.length = 1;
  }
  await untilDelivered(storage);
  const stored = (await allLeads(storage.database)).map(({ email }) => email);
  const mails = await storage.database.selectFrom('outbox').select(['payload', 'status']).execute();
  await storage.close();
  const exitCodes = await Promise.all(slots.map(({ process }) => process.end('SIGTERM')));

  const messageIds = new Set(mails.map(({ payload }) => String(JSON.parse(payload).messageId)));
  const arrived = new Set(smtp.mails.map(({ messageId = '' }) => messageId));
  const known = new Set(stored);
  return {
    rounds,
    sent,
    acknowledged: accepted.size,
    storedTwice: stored.length - known.size,
    missing: [...accepted].filter((email) => !known.has(email)).length,
    withoutMail: [...messageIds].filter((id) => !arrived.has(id)).length,
    notRecorded: mails.filter(({ status }) => status !== 'sent').length,
    unknownMails: [...arrived].filter((id) => !messageIds.has(id)).length,
    mailedAgain: smtp.mails.length - arrived.size,
    endedWell: exitCodes.every((code) => code === 0),
  };
}

export const NOTHING_LOST = {
  storedTwice: 0,
  missing: 0,
  withoutMail: 0,
  notRecorded: 0,
  unknownMails: 0,
  endedWell: true,
};
