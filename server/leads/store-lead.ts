import { randomUUIDv7 } from 'node:crypto';
import type { Visit } from '../../src/features/forms/submission.ts';
import { mailbox } from '../../src/text/typed-text.ts';
import type { NewDelivery } from '../outbox/channels.ts';
import { RANK } from '../outbox/queue.ts';
import type { LeadEvent } from '../outbox/webhook-events.ts';
import { insertLeads, type LeadRows } from '../storage/insert-leads.ts';
import { type Database, LEAD_TEXTS, type LeadText } from '../storage/tables.ts';

type Waiting = LeadRows & { resolve(isNew: boolean): void; reject(error: unknown): void };

/** After a failure that took longer than this, in ms, leads are not retried one by one, because their visitors wait. */
const RETRY_WITHIN_MS = 500;

const TOGETHER_MAX = 64;

type Gathering = { arrived: Waiting[]; storing: boolean };
const gatherings = new WeakMap<Database, Gathering>();

const submissionOf = ({ lead }: Waiting) => `${lead.kind} ${lead.submission_id}`;

/** All or nothing. A submission stored before is left out. */
async function store(database: Database, waiting: readonly Waiting[]) {
  // one order everywhere prevents a deadlock of two processes that store the same submissions
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
    // one bad lead must not lose the others
    for (const one of all)
      await (mayRetry ? store(database, [one]).catch(one.reject) : one.reject(error));
  }
}

/**
 * Stores the leads that arrived. With one connection groups are stored one after the other, and the next group gathers
 * meanwhile.
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
 * Leads that arrive in the same turn of the event loop, or while others are stored, share one commit: writing it to the
 * disk is the slow part of storing. True when the lead is new. Errors: those of the database; then it is not stored.
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
  /** The same kind and id again is the same lead. A lead without an id is always new. */
  submissionId?: string | undefined;
  /** The origin of the visit, as far as the browser sends it. */
  visit?: Visit;
  data: Record<string, unknown>;
  /** The answer to this submission, also when it is sent again. */
  answer: AnswerBody;
  /** The reason why it is probably spam: "too-fast". It is stored and mailed like any other, after the good ones. */
  spamReason?: string | undefined;
};

/** JSON body of a success. */
export type AnswerBody = Record<string, unknown>;

/** The webhook event of a new lead. */
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

/** The answer to the first submission with this id; undefined when it is new. */
export async function storedAnswer(database: Database, kind: string, submissionId: string) {
  const row = await database
    .selectFrom('leads')
    .select('answer')
    .where('kind', '=', kind)
    .where('submission_id', '=', submissionId)
    .executeTakeFirst();
  return row && (JSON.parse(row.answer) as AnswerBody);
}

/** The named texts of a lead, each of them null when it is missing. */
export const leadTexts = (
  names: readonly LeadText[],
  from: Partial<Record<LeadText, string | null | undefined>>,
) =>
  Object.fromEntries(names.map((name) => [name, from[name] ?? null])) as Record<
    LeadText,
    string | null
  >;

/**
 * Stores a lead and what announces it: all or nothing. A submission stored before is not stored again. `receipt` goes to
 * the visitor, one a day and address at most.
 * The answer is the one to give; the id comes only with a new lead. Errors: those of the database; then nothing is stored.
 */
export async function storeLead(
  database: Database,
  lead: NewLead,
  deliveries: readonly NewDelivery[],
  now: Date,
  receipt?: NewDelivery,
): Promise<{ answer: AnswerBody; leadId?: string }> {
  // growing ids are written at the end of an index, random ones everywhere, which takes twice as long
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
