import { randomUUIDv7 } from 'node:crypto';
import type { Visit } from '../../src/features/forms/submission.ts';
import { mailbox } from '../../src/text/typed-text.ts';
import type { NewDelivery } from '../outbox/channels.ts';
import { deliveryRow, RANK } from '../outbox/queue.ts';
import { createEvent } from '../outbox/webhook-events.ts';
import { insertLeads, type LeadRows } from '../storage/insert-leads.ts';
import { type Database, LEAD_TEXTS, type LeadText } from '../storage/tables.ts';

type WaitingLead = LeadRows & { resolve(isNew: boolean): void; reject(error: unknown): void };

// Leads of a failed batch are stored one by one only if the failure was this fast: visitors wait.
const RETRY_WITHIN_MS = 500;

const MAX_BATCH_SIZE = 64;

type LeadQueue = { waiting: WaitingLead[]; isStoring: boolean };
const queues = new WeakMap<Database, LeadQueue>();

const submissionKey = ({ lead }: WaitingLead) => `${lead.kind} ${lead.submission_id}`;

async function storeWaitingLeads(database: Database, waiting: readonly WaitingLead[]) {
  // All processes use the same order, so that two of them cannot wait for each other forever.
  const sortedLeads = waiting.toSorted((a, b) => (submissionKey(a) < submissionKey(b) ? -1 : 1));
  const storedIds = await insertLeads(database, sortedLeads);
  for (const { lead, resolve } of sortedLeads) resolve(storedIds.has(lead.id));
}

async function storeAll(database: Database, leads: readonly WaitingLead[]) {
  const start = performance.now();
  try {
    await storeWaitingLeads(database, leads);
  } catch (error) {
    const canRetry = leads.length > 1 && performance.now() - start < RETRY_WITHIN_MS;
    // One invalid lead must not prevent the storage of the other leads.
    for (const waitingLead of leads)
      await (canRetry
        ? storeWaitingLeads(database, [waitingLead]).catch(waitingLead.reject)
        : waitingLead.reject(error));
  }
}

/** Batches are stored one after the other if the database has only one connection. */
async function storeWaiting(database: Database, queue: LeadQueue) {
  const { supportsMultipleConnections } = database.getExecutor().adapter;
  if (queue.isStoring && !supportsMultipleConnections) return;
  queue.isStoring = true;
  while (queue.waiting.length) {
    const storing = storeAll(database, queue.waiting.splice(0, MAX_BATCH_SIZE));
    if (!supportsMultipleConnections) await storing;
  }
  queue.isStoring = false;
}

// Stores leads in batches: leads that arrive in the same turn of the event loop, or while a batch
// is being stored, share a commit, because a commit waits for the disk.
function storeTogether(database: Database, rows: LeadRows): Promise<boolean> {
  const queue = queues.get(database) ?? { waiting: [], isStoring: false };
  queues.set(database, queue);
  return new Promise((resolve, reject) => {
    queue.waiting.push({ ...rows, resolve, reject });
    if (queue.waiting.length === 1) setImmediate(() => void storeWaiting(database, queue));
  });
}

export type NewLead = Partial<Record<LeadText, string | undefined>> & {
  id?: string;
  kind: string;
  email: string;
  // Submissions with the same kind and id are one lead. A submission without an id is a new lead.
  submissionId?: string | undefined;
  visit?: Visit;
  data: Record<string, unknown>;
  /** The answer to this submission, and to the same submission if it is sent again. */
  answer: AnswerBody;
  /** A lead with a spam reason is stored too. Its mails are sent after the mails of good leads. */
  spamReason?: string | undefined;
};

export type AnswerBody = Record<string, unknown>;

export function leadEvent(lead: NewLead, now: Date) {
  const { kind, email, visit = {}, data: fields } = lead;
  const { name = null, firm = null, source = null, subject = null, page = null } = lead;
  const data = { kind, name, email, firm, source, subject, page, visit, fields };
  return createEvent('lead.created', data, now);
}

export async function storedAnswer(database: Database, kind: string, submissionId: string) {
  const row = await database
    .selectFrom('leads')
    .select('answer')
    .where('kind', '=', kind)
    .where('submission_id', '=', submissionId)
    .executeTakeFirst();
  return row && (JSON.parse(row.answer) as AnswerBody);
}

/**
 * Stores a lead and its deliveries in one transaction, unless the submission is stored already.
 * `receipt` is the mail to the visitor, which is stored once a day for an address. The result has
 * `leadId` only if the lead is new. If the database fails, nothing is stored and its error is
 * thrown.
 */
export async function storeLead(
  database: Database,
  lead: NewLead,
  deliveries: readonly NewDelivery[],
  now: Date,
  receipt?: NewDelivery,
): Promise<{ answer: AnswerBody; leadId?: string }> {
  // Ids that increase with time are written at the end of an index. Random ids take twice as long.
  const leadId = lead.id ?? randomUUIDv7();
  const at = now.toISOString();
  const { email, submissionId, visit, data, answer, spamReason } = lead;
  const texts = { ...lead, ...visit };
  const row = {
    ...Object.fromEntries(LEAD_TEXTS.map((name) => [name, texts[name] ?? null])),
    id: leadId,
    kind: lead.kind,
    email,
    submission_id: submissionId ?? null,
    data: JSON.stringify(data),
    answer: JSON.stringify(answer),
    created_at: at,
    mark: spamReason ?? null,
  };
  const rank = spamReason ? RANK.spam : RANK.good;
  const key = `${at.slice(0, 10)} form ${mailbox(email)}`;
  const isNew = await storeTogether(database, {
    lead: row,
    deliveries: deliveries.map((delivery) => deliveryRow(leadId, delivery, at, rank)),
    receipt: receipt && {
      row: { key, lead_id: leadId, about_id: leadId },
      delivery: deliveryRow(leadId, receipt, at, rank),
    },
  });
  if (isNew) return { answer: lead.answer, leadId };
  const earlierAnswer = await storedAnswer(database, lead.kind, lead.submissionId ?? '');
  return { answer: earlierAnswer ?? lead.answer };
}
