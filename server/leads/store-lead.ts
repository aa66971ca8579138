import { randomUUIDv7 } from 'node:crypto';
import type { Visit } from '../../src/features/forms/submission.ts';
import { mailbox } from '../../src/text/typed-text.ts';
import type { NewDelivery } from '../outbox/channels.ts';
import { RANK } from '../outbox/queue.ts';
import type { LeadEvent } from '../outbox/webhook-events.ts';
import { insertLeads, type LeadRows } from '../storage/insert-leads.ts';
import type { Database } from '../storage/tables.ts';

type Waiting = LeadRows & { resolve(isNew: boolean): void; reject(error: unknown): void };

/** A database that took this long to fail is not asked again at once, in ms: the visitors are waiting. */
const NOT_AGAIN_MS = 500;

/** In one transaction: nobody waits for more than so many others. */
const TOGETHER_MAX = 64;

type Gathering = { arrived: Waiting[]; storing: boolean };
const gatherings = new WeakMap<Database, Gathering>();

const submissionOf = ({ lead }: Waiting) => `${lead.kind} ${lead.submission_id}`;

/** All or nothing. A submission stored before is left out. */
async function store(database: Database, given: readonly Waiting[]) {
  // in one order everywhere, or two processes that store the same submissions could wait for each other
  const all = given.toSorted((one, other) => (submissionOf(one) < submissionOf(other) ? -1 : 1));
  const stored = await insertLeads(database, all);
  for (const { lead, resolve } of all) resolve(stored.has(lead.id));
}

async function storeAll(database: Database, all: readonly Waiting[]) {
  const start = performance.now();
  try {
    await store(database, all);
  } catch (error) {
    const again = all.length > 1 && performance.now() - start < NOT_AGAIN_MS;
    // what is wrong with one lead must not cost the others
    for (const one of all)
      await (again ? store(database, [one]).catch(one.reject) : one.reject(error));
  }
}

/** A database with one connection stores one group after the other, and the next gathers meanwhile. */
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
 * disk is what storing costs. True when the lead is new. Errors: those of the database; then it is not stored.
 */
function storeTogether(database: Database, rows: LeadRows): Promise<boolean> {
  const gathering = gatherings.get(database) ?? { arrived: [], storing: false };
  gatherings.set(database, gathering);
  return new Promise((resolve, reject) => {
    gathering.arrived.push({ ...rows, resolve, reject });
    if (gathering.arrived.length === 1) setImmediate(() => void storeArrived(database, gathering));
  });
}

/** What a visitor sent through a form, checked, before it is stored. */
export type NewLead = {
  /** Its own, where something else already names it. */
  id?: string;
  /** Which form: "strategy-session". */
  kind: string;
  /** Same kind and id again is the same lead; undefined is always a lead of its own. */
  submissionId: string | undefined;
  name: string | undefined;
  email: string;
  firm: string | undefined;
  /** Control that opened the form. */
  source: string | undefined;
  /** What the visitor had chosen there: "Growth package". */
  subject?: string | undefined;
  /** Path of the page it was sent from. */
  page: string | undefined;
  /** Where the visit came from, as far as the browser said. */
  visit?: Visit;
  /** Every field of the form. */
  data: Record<string, unknown>;
  /** What the visitor is told, the first time and every time the same submission comes again. */
  answer: Answer;
  /** Why it is probably no person's: "too-fast". It is kept and mailed like any other, after the good ones. */
  mark?: string | undefined;
};

/** JSON body of a success. */
export type Answer = Record<string, unknown>;

/** A lead as the event that a CRM is told of. */
export function leadEvent(lead: NewLead, now: Date): LeadEvent {
  const {
    kind,
    name = null,
    email,
    firm = null,
    source = null,
    subject = null,
    page = null,
  } = lead;
  const { visit = {}, data: fields } = lead;
  return {
    type: 'lead.created',
    version: 1,
    timestamp: now.toISOString(),
    data: { kind, name, email, firm, source, subject, page, visit, fields },
  };
}

/** The answer the first submission with this id got, or undefined when it is new. */
export async function answerGiven(database: Database, kind: string, submissionId: string) {
  const row = await database
    .selectFrom('leads')
    .select('answer')
    .where('kind', '=', kind)
    .where('submission_id', '=', submissionId)
    .executeTakeFirst();
  return row && (JSON.parse(row.answer) as Answer);
}

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
): Promise<{ answer: Answer; leadId?: string }> {
  // of growing ids the indexes are written at their ends only, of random ones everywhere: twice the work of storing
  const leadId = lead.id ?? randomUUIDv7();
  const at = now.toISOString();
  const {
    kind,
    submissionId,
    name,
    email,
    firm,
    source,
    subject,
    page,
    visit,
    data,
    answer,
    mark,
  } = lead;
  const row = {
    id: leadId,
    kind,
    submission_id: submissionId ?? null,
    name: name ?? null,
    email,
    firm: firm ?? null,
    source: source ?? null,
    subject: subject ?? null,
    page: page ?? null,
    ...visit,
    data: JSON.stringify(data),
    answer: JSON.stringify(answer),
    created_at: at,
    mark: mark ?? null,
  };
  const rank = mark ? RANK.marked : RANK.good;
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
  const given = await answerGiven(database, lead.kind, lead.submissionId ?? '');
  return { answer: given ?? lead.answer };
}
