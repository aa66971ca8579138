import { randomUUIDv7 } from 'node:crypto';
import type { Visit } from '../../src/features/forms/submission.ts';
import { mailbox } from '../../src/text/typed-text.ts';
import type { NewDelivery } from '../outbox/channels.ts';
import { RANK } from '../outbox/queue.ts';
import type { LeadEvent } from '../outbox/webhook-events.ts';
import { insertLeads, type LeadRows } from '../storage/insert-leads.ts';
import { type Database, LEAD_TEXTS, type LeadText } from '../storage/tables.ts';

type Waiting = LeadRows & { resolve(isNew: boolean): void; reject(error: unknown): void };

/** After a failure that took longer than this, leads are not stored again one by one, because their visitors wait. */
const RETRY_WITHIN_MS = 500;

const TOGETHER_MAX = 64;

type Gathering = { arrived: Waiting[]; storing: boolean };
const gatherings = new WeakMap<Database, Gathering>();

const submissionOf = ({ lead }: Waiting) => `${lead.kind} ${lead.submission_id}`;

/** Stores leads in one transaction, except submissions that are stored already. */
async function store(database: Database, waiting: readonly Waiting[]) {
  // All processes store submissions in the same order: otherwise two of them could wait for each other forever.
  const all = waiting.toSorted((one, other) => (submissionOf(one) < submissionOf(other) ? -1 : 1));
  const stored = await insertLeads(database, all);
  for (const { lead, resolve } of all) resolve(stored.has(lead.id));
}

async function storeAll(database: Database, all: readonly Waiting[]) {
  const start = performance.now();
  try {
    await store(database, all);
  } catch (error) {
    const mayRetry = all.length > 1 && performance.now() - start < RETRY_WITHIN_MS;
    // A single invalid lead must not prevent storing the others.
    for (const one of all)
      await (mayRetry ? store(database, [one]).catch(one.reject) : one.reject(error));
  }
}

/**
 * Stores the leads that have arrived. With a single connection, groups are stored one after the other, and new leads wait
 * for the next group.
 */
async function storeArrived(database: Database, gathering: Gathering) {
  const { supportsMultipleConnections } = database.getExecutor().adapter;
  if (gathering.storing && !supportsMultipleConnections) return;
  gathering.storing = true;
  while (gathering.arrived.length) {
    const stored = storeAll(database, gathering.arrived.splice(0, TOGETHER_MAX));
    if (!supportsMultipleConnections) await stored;
  }
  gathering.storing = false;
}

/**
 * Stores a lead together with others that arrive in the same turn of the event loop or while others are being stored: they
 * share a commit, because writing it to the disk is slow. Returns true if the lead is new. Errors: those of the database;
 * then the lead is not stored.
 */
function storeTogether(database: Database, rows: LeadRows): Promise<boolean> {
  const gathering = gatherings.get(database) ?? { arrived: [], storing: false };
  gatherings.set(database, gathering);
  return new Promise((resolve, reject) => {
    gathering.arrived.push({ ...rows, resolve, reject });
    if (gathering.arrived.length === 1) setImmediate(() => void storeArrived(database, gathering));
  });
}

/** A valid request of a visitor, before it is stored. */
export type NewLead = Partial<Record<LeadText, string | undefined>> & {
  id?: string;
  kind: string;
  email: string;
  /** A request with the kind and submission id of a stored lead is the same lead. A lead without an id is always new. */
  submissionId?: string | undefined;
  /** The origin of the visit, as reported by the browser. */
  visit?: Visit;
  data: Record<string, unknown>;
  /** The answer to this submission, also when it is sent again. */
  answer: AnswerBody;
  /** The spam reason, such as "too-fast". The lead is stored too, but its mails are sent after those of good leads. */
  spamReason?: string | undefined;
};

/** JSON body of the answer after success. */
export type AnswerBody = Record<string, unknown>;

/** Returns the webhook event about a new lead. */
export function leadEvent(lead: NewLead, now: Date): LeadEvent {
  const { kind, email, visit = {}, data: fields } = lead;
  const { name = null, firm = null, source = null, subject = null, page = null } = lead;
  return {
    type: 'lead.created',
    version: 1,
    timestamp: now.toISOString(),
    data: { kind, name, email, firm, source, subject, page, visit, fields },
  };
}

/** Returns the stored answer to a submission; undefined if the submission is new. */
export async function storedAnswer(database: Database, kind: string, submissionId: string) {
  const row = await database
    .selectFrom('leads')
    .select('answer')
    .where('kind', '=', kind)
    .where('submission_id', '=', submissionId)
    .executeTakeFirst();
  return row && (JSON.parse(row.answer) as AnswerBody);
}

/** Returns text columns of a lead by name. A missing text is null. */
export const leadTexts = (
  names: readonly LeadText[],
  from: Partial<Record<LeadText, string | null | undefined>>,
) =>
  Object.fromEntries(names.map((name) => [name, from[name] ?? null])) as Record<
    LeadText,
    string | null
  >;

/**
 * Stores a lead and its deliveries in one transaction, unless the submission is stored already. `receipt` is the mail to the
 * visitor; it is stored only once a day for an address. Returns the answer to the visitor, and the id only of a new lead.
 * Errors: those of the database; then nothing is stored.
 */
export async function storeLead(
  database: Database,
  lead: NewLead,
  deliveries: readonly NewDelivery[],
  now: Date,
  receipt?: NewDelivery,
): Promise<{ answer: AnswerBody; leadId?: string }> {
  // Ids increase with time, so they are written at the end of an index. Random ids would take twice as long.
  const leadId = lead.id ?? randomUUIDv7();
  const at = now.toISOString();
  const { email, submissionId, visit, data, answer, spamReason } = lead;
  const texts = { ...lead, ...visit };
  const row = {
    ...leadTexts(LEAD_TEXTS, texts),
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
  const rowOf = ({ id, channel, payload }: NewDelivery) => ({
    id,
    lead_id: leadId,
    channel,
    payload: JSON.stringify(payload),
    status: 'waiting' as const,
    attempts: 0,
    rank,
    next_attempt_at: at,
    created_at: at,
  });
  const key = `${at.slice(0, 10)} form ${mailbox(email)}`;
  const stored = await storeTogether(database, {
    lead: row,
    deliveries: deliveries.map(rowOf),
    receipt: receipt && {
      row: { key, lead_id: leadId, about_id: leadId },
      delivery: rowOf(receipt),
    },
  });
  if (stored) return { answer: lead.answer, leadId };
  const first = await storedAnswer(database, lead.kind, lead.submissionId ?? '');
  return { answer: first ?? lead.answer };
}
