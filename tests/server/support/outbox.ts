import { randomUUID } from 'node:crypto';
import { pino } from 'pino';
import { storeLead } from '../../../server/leads/store-lead.ts';
import { writeLeadMail } from '../../../server/outbox/lead-mail.ts';
import { claimDelivery, RANK, readUndelivered } from '../../../server/outbox/queue.ts';
import type { Storage } from '../../../server/storage/open-storage.ts';
import type { Channel, Database } from '../../../server/storage/tables.ts';
import type { freshStorage } from './storage.ts';

/** When the leads of these tests come in. */
export const START = Date.parse('2026-03-01T12:00:00Z');
type Fresh = Awaited<ReturnType<typeof freshStorage>>;

/** Everything that has not been delivered. */
export const undelivered = async (database: Database) =>
  (await Array.fromAsync(readUndelivered(database))).flat();

/** Takes the next delivery of any rank. */
export const claimAny = (storage: Storage, worker: string, now: Date, channel: Channel = 'email') =>
  claimDelivery(storage, { channel, worst: RANK.marked }, worker, now);

/** Stores a lead with its mail. */
export function storeOne(storage: Fresh, email = 'ada@firm.example', now = new Date(START), mark?: string) {
  const from = { name: 'Ada Nuñez', email, source: 'header', page: '/' };
  const message = writeLeadMail(
    { subject: 'Request: Ada Nuñez', rows: [['Email', email]] },
    from,
    { siteUrl: 'https://x.example', timeZone: 'America/New_York' },
    now,
  );
  const lead = {
    kind: 'k',
    submissionId: undefined,
    ...from,
    firm: undefined,
    data: {},
    answer: {},
    mark,
  };
  const payload = { messageId: `<${email}>`, ...message };
  return storeLead(storage.database, lead, [{ id: randomUUID(), channel: 'email', payload }], now);
}

/** A log whose lines can be read. */
export function recordingLog() {
  const lines: Record<string, unknown>[] = [];
  const log = pino({ base: null }, { write: (line) => void lines.push(JSON.parse(line)) });
  return { log, lines };
}
