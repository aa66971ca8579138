import { sql } from 'kysely';
import { normalizeInput } from '../../src/text/typed-text.ts';
import { type Database, LEAD_TEXTS } from '../storage/tables.ts';
import { CommandError } from './action.ts';

const UNSENT = { status: null, attempts: null, finishedAt: null };
const BATCH_SIZE = 500;

const selectLeads = (database: Database) =>
  database
    .selectFrom('leads')
    .select(['id', 'created_at as createdAt', ...LEAD_TEXTS])
    .select([
      'called_after as calledAfterSeconds',
      'mark',
      'submission_id as submissionId',
      'data',
    ]);
type LeadRow = Awaited<ReturnType<ReturnType<typeof selectLeads>['executeTakeFirstOrThrow']>>;

type LeadFilter = { hasSpamReason?: boolean; since?: Date | undefined };

const batchAfter = (
  database: Database,
  lastLead: LeadRow | undefined,
  { hasSpamReason, since }: LeadFilter,
) =>
  selectLeads(database)
    .$if(since !== undefined, (leads) =>
      leads.where('created_at', '>=', since?.toISOString() ?? ''),
    )
    .$if(hasSpamReason !== undefined, (leads) =>
      leads.where('mark', hasSpamReason ? 'is not' : 'is', null),
    )
    .$if(lastLead !== undefined, (leads) =>
      leads.where(sql<boolean>`(created_at, id) < (${lastLead?.createdAt}, ${lastLead?.id})`),
    )
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .limit(BATCH_SIZE)
    .execute();

async function emailStates(database: Database, leadIds: string[]) {
  const rows = await database
    .selectFrom('outbox')
    .select(['lead_id', 'status', 'attempts', 'finished_at as finishedAt'])
    .where('channel', '=', 'email')
    .where('lead_id', 'in', leadIds)
    // The rows are newest first. In the Map, the last row of a lead wins: its oldest mail, which is
    // about the lead.
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .execute();
  return new Map(rows.map(({ lead_id, ...state }) => [lead_id, state]));
}

async function bookingsOf(database: Database, leadIds: string[]) {
  const rows = await database
    .selectFrom('bookings')
    .select(['lead_id', 'starts_at as startsAt', 'way', 'host', 'cancelled_at as cancelledAt'])
    .where('lead_id', 'in', leadIds)
    .orderBy('created_at')
    .execute();
  return new Map(rows.map(({ lead_id, ...session }) => [lead_id, session]));
}

/** The oldest outcome of a lead is first. */
export async function outcomesOf(database: Database, leadIds: string[]) {
  const rows = await database
    .selectFrom('outcomes')
    .select(['lead_id', 'outcome', 'value_cents', 'why', 'noted_at'])
    .where('lead_id', 'in', leadIds)
    .orderBy('id')
    .execute();
  return Map.groupBy(rows, ({ lead_id }) => lead_id);
}

async function withRelatedRows(database: Database, rows: readonly LeadRow[]) {
  const ids = rows.map(({ id }) => id);
  const [emailByLead, bookingByLead, outcomesByLead] = await Promise.all([
    emailStates(database, ids),
    bookingsOf(database, ids),
    outcomesOf(database, ids),
  ]);
  return rows.map(({ data, ...row }) => ({
    ...row,
    data: JSON.parse(data) as Record<string, unknown>,
    mail: emailByLead.get(row.id) ?? UNSENT,
    session: bookingByLead.get(row.id) ?? null,
    outcomes: (outcomesByLead.get(row.id) ?? []).map(({ outcome, value_cents, why, noted_at }) => ({
      outcome,
      value: value_cents === null ? null : Number(value_cents) / 100,
      why,
      notedAt: noted_at,
    })),
  }));
}
export type Lead = Awaited<ReturnType<typeof withRelatedRows>>[number];

export async function readLead(database: Database, id: string): Promise<Lead> {
  const row = await selectLeads(database).where('id', '=', id).executeTakeFirstOrThrow();
  const [lead] = await withRelatedRows(database, [row]);
  if (!lead) throw new Error('unreachable: a row gives a lead');
  return lead;
}

export async function* readLeads(database: Database, filter: LeadFilter = {}) {
  let lastLead: LeadRow | undefined;
  for (;;) {
    const rows = await batchAfter(database, lastLead, filter);
    lastLead = rows.at(-1);
    if (!lastLead) return;
    yield await withRelatedRows(database, rows);
  }
}
export type LeadBatches = () => AsyncIterable<readonly Lead[]>;

const MAX_LISTED_IDS = 5;
/** The end of an id is random. The beginning is a time, which other leads may share. */
const SHORT_ID_LENGTH = 8;
export const shortId = (id: string) => id.slice(-SHORT_ID_LENGTH);

/** Finds a lead by the beginning or the end of its id. Throws a CommandError unless one matches. */
export async function findLead(database: Database, typedId: string): Promise<string> {
  const idPart = normalizeInput(typedId).toLowerCase();
  // Other characters could be part of a pattern for "like".
  const matches = /^[\da-z-]+$/.test(idPart)
    ? await database
        .selectFrom('leads')
        .select('id')
        .where((is) => is.or([is('id', 'like', `${idPart}%`), is('id', 'like', `%${idPart}`)]))
        .orderBy('id')
        .limit(MAX_LISTED_IDS + 1)
        .execute()
    : [];
  const ids = matches.map(({ id }) => id);
  const id = ids.find((leadId) => leadId === idPart) ?? ids[0];
  if (id === undefined)
    throw new CommandError(`No lead has the id ${JSON.stringify(typedId)}; "list" shows them.`);
  if (id === idPart || ids.length === 1) return id;
  const moreText = ids.length > MAX_LISTED_IDS ? ', and more' : '';
  throw new CommandError(
    `Several leads have an id that begins or ends with ${JSON.stringify(idPart)}: ${ids.slice(0, MAX_LISTED_IDS).join(', ')}${moreText}.`,
  );
}
