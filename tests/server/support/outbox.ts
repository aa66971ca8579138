import { randomUUID } from 'node:crypto';
import type { Updateable } from 'kysely';
import { pino } from 'pino';
import { expect, onTestFinished } from 'vitest';
import { storeLead } from '../../../server/leads/store-lead.ts';
import type { NewDelivery } from '../../../server/outbox/channels.ts';
import type { Email } from '../../../server/outbox/email.ts';
import { writeLeadMail } from '../../../server/outbox/lead-mail.ts';
import { claimDelivery, RANK, readUndelivered } from '../../../server/outbox/queue.ts';
import { emailChannels } from '../../../server/outbox/smtp-delivery.ts';
import { startOutbox } from '../../../server/outbox/worker.ts';
import { readSettings } from '../../../server/settings.ts';
import type { Storage } from '../../../server/storage/open-storage.ts';
import type { Channel, Database, OutboxTable } from '../../../server/storage/tables.ts';
import { newLead } from '../../support/new-lead.ts';
import { BUSINESS } from './business.ts';
import { eventually } from './eventually.ts';
import { silentLog } from './storage.ts';

export const START = Date.parse('2026-03-01T12:00:00Z');

export const undeliveredMails = async (database: Database) =>
  (await Array.fromAsync(readUndelivered(database))).flat();

export const updateMails = ({ database }: Storage, values: Updateable<OutboxTable>) =>
  database.updateTable('outbox').set(values).execute();

export const claimAny = (storage: Storage, worker: string, now: Date, channel: Channel = 'email') =>
  claimDelivery(storage, { channel, maxRank: RANK.spam }, worker, now);

/** `receipt` sets whether the visitor gets a receipt. */
export function storeOneLead(
  storage: Pick<Storage, 'database'>,
  email = 'ada@firm.example',
  now = new Date(START),
  spamReason?: string,
  receipt = false,
) {
  const from = { name: 'Ada Nuñez', email, source: 'header', page: '/' };
  const message = writeLeadMail(
    { subject: 'Request: Ada Nuñez', rows: [['Email', email]] },
    from,
    { siteUrl: 'https://x.example', timeZone: 'America/New_York' },
    now,
  );
  const lead = newLead({ kind: 'k', ...from, spamReason });
  const payload = { messageId: `<${email}>`, ...message };
  const deliveries: NewDelivery[] = [{ id: randomUUID(), channel: 'email', payload }];
  const toVisitor = { ...payload, messageId: `<receipt-${email}>`, to: email };
  if (receipt) deliveries.push({ id: randomUUID(), channel: 'visitor-email', payload: toVisitor });
  return storeLead(storage.database, lead, deliveries, now);
}

export function recordingLog() {
  const lines: Record<string, unknown>[] = [];
  const log = pino({ base: null }, { write: (line) => void lines.push(JSON.parse(line)) });
  return { log, lines };
}

export async function payloadsOf(database: Database, channel: Channel = 'email') {
  const rows = await database
    .selectFrom('outbox')
    .select('payload')
    .where('channel', '=', channel)
    .orderBy('created_at')
    .orderBy('id')
    .execute();
  return rows.map(({ payload }) => JSON.parse(payload) as Email);
}

/** Delivers mails to the server of the settings until the test is over. */
export function startMailing(
  storage: Storage,
  settings: Record<string, string>,
  parts: Partial<Parameters<typeof startOutbox>[0]> = {},
) {
  const channels = emailChannels(readSettings({ CONTENT_DIR: BUSINESS, ...settings }));
  const outbox = startOutbox({ storage, channels, log: silentLog, ...parts });
  onTestFinished(() => outbox.stop(0));
  return outbox;
}

/** Waits until the undelivered mails match `left`; without `left`, until none waits. */
export const untilOnlyLeft = (storage: Storage, ...left: object[]) =>
  eventually(async () => expect(await undeliveredMails(storage.database)).toMatchObject(left));
