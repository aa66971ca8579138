import { randomUUIDv7 } from 'node:crypto';
import type { Visit } from '../../src/features/forms/submission.ts';
import { mailbox } from '../../src/text/email-address.ts';
import type { NewDelivery } from '../outbox/channels.ts';
import { RANK } from '../outbox/order.ts';
import type { Database } from '../storage/tables.ts';
import { storeTogether } from './store-together.ts';

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
  const { kind, submissionId, name, email, firm, source, subject, page, visit, data, answer, mark } = lead;
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
