import { sql } from 'kysely';
import { typedText } from '../../src/text/typed-text.ts';
import { type Database, LEAD_TEXTS } from '../storage/tables.ts';
import { CommandFailed } from './action.ts';
import { leadTexts } from './store-lead.ts';

const UNSENT = { status: null, attempts: null, finishedAt: null };
const PAGE_SIZE = 500;

type Last = { created_at: string; id: string };

/** `marked` selects leads with a spam reason (true) or without (false). `since` selects leads received from then on. */
type LeadFilter = { marked?: boolean; since?: Date | undefined };

/** Returns the next page of leads after the lead `last`, newest first; leads of the same time are sorted by id. */
function pageAfter(database: Database, last: Last | undefined, { marked, since }: LeadFilter) {
  const all = database.selectFrom('leads').selectAll();
  const recent = since ? all.where('created_at', '>=', since.toISOString()) : all;
  const leads =
    marked === undefined ? recent : recent.where('mark', marked ? 'is not' : 'is', null);
  const rest = last
    ? leads.where(sql<boolean>`(created_at, id) < (${last.created_at}, ${last.id})`)
    : leads;
  return rest.orderBy('created_at', 'desc').orderBy('id', 'desc').limit(PAGE_SIZE).execute();
}

async function emailStates(database: Database, leadIds: string[]) {
  const rows = await database
    .selectFrom('outbox')
    .select(['lead_id', 'status', 'attempts', 'finished_at as finishedAt'])
    .where('channel', '=', 'email')
    .where('lead_id', 'in', leadIds)
    // A booking sends more mails. The first mail is the one about the lead: as the last row here, it wins in the Map.
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .execute();
  return new Map(rows.map(({ lead_id, ...state }) => [lead_id, state]));
}

async function bookingsOf(database: Database, leadIds: string[]) {
  const rows = await database
    .selectFrom('bookings')
    .select(['lead_id', 'starts_at', 'way', 'host', 'cancelled_at'])
    .where('lead_id', 'in', leadIds)
    .orderBy('created_at')
    .execute();
  return new Map(
    rows.map((row) => [
      row.lead_id,
      { startsAt: row.starts_at, way: row.way, host: row.host, cancelledAt: row.cancelled_at },
    ]),
  );
}

async function outcomesOf(database: Database, leadIds: string[]) {
  const rows = await database
    .selectFrom('outcomes')
    .select(['lead_id', 'outcome', 'value_cents', 'why', 'noted_at'])
    .where('lead_id', 'in', leadIds)
    .orderBy('id')
    .execute();
  return Map.groupBy(rows, ({ lead_id }) => lead_id);
}

/** Adds data from other tables to rows of leads. Times are ISO 8601 in UTC. */
async function withAll(database: Database, rows: Awaited<ReturnType<typeof pageAfter>>) {
  const ids = rows.map(({ id }) => id);
  const [emailOf, bookingOf, notedOf] = await Promise.all([
    emailStates(database, ids),
    bookingsOf(database, ids),
    outcomesOf(database, ids),
  ]);
  return rows.map((row) => ({
    id: row.id,
    createdAt: row.created_at,
    ...leadTexts(LEAD_TEXTS, row),
    kind: row.kind,
    email: row.email,
    calledAfterSeconds: row.called_after,
    mark: row.mark,
    submissionId: row.submission_id,
    data: JSON.parse(row.data) as Record<string, unknown>,
    mail: emailOf.get(row.id) ?? UNSENT,
    session: bookingOf.get(row.id) ?? null,
    outcomes: (notedOf.get(row.id) ?? []).map(({ outcome, value_cents, why, noted_at }) => ({
      outcome,
      value: value_cents === null ? null : Number(value_cents) / 100,
      why,
      notedAt: noted_at,
    })),
  }));
}
export type Lead = Awaited<ReturnType<typeof withAll>>[number];

/** Returns the lead with this id. Errors: throws if it does not exist. */
export async function readLead(database: Database, id: string): Promise<Lead> {
  const row = await database
    .selectFrom('leads')
    .selectAll()
    .where('id', '=', id)
    .executeTakeFirstOrThrow();
  const [lead] = await withAll(database, [row]);
  if (!lead) throw new Error('unreachable: a row gives a lead');
  return lead;
}

/**
 * Yields pages of leads, newest first, with the data of other tables. The memory does not depend on the number of leads.
 */
export async function* readLeads(database: Database, filter: LeadFilter = {}) {
  let last: Last | undefined;
  for (;;) {
    const rows = await pageAfter(database, last, filter);
    last = rows.at(-1);
    if (!last) return;
    yield await withAll(database, rows);
  }
}
/** Each call yields all leads again, in pages. */
export type LeadPages = () => AsyncIterable<readonly Lead[]>;

/** If several leads match a typed id, the message lists at most this many. */
const NAMED_MAX = 5;
/** Length of a short id. It is the end of the id, which is random: the beginning is a time, which other leads may share. */
const SHORT_ID = 8;
/** Returns the id for lists and commands. */
export const shortId = (id: string) => id.slice(-SHORT_ID);

/** Returns the id of the lead whose id begins or ends with the typed text. Errors: CommandFailed if no or several leads match. */
export async function findLead(database: Database, typed: string): Promise<string> {
  const beginning = typedText(typed).toLowerCase();
  // Other characters could be a pattern of "like".
  const found = /^[\da-z-]+$/.test(beginning)
    ? await database
        .selectFrom('leads')
        .select('id')
        .where((is) =>
          is.or([is('id', 'like', `${beginning}%`), is('id', 'like', `%${beginning}`)]),
        )
        .orderBy('id')
        .limit(NAMED_MAX + 1)
        .execute()
    : [];
  const ids = found.map(({ id }) => id);
  const id = ids.find((each) => each === beginning) ?? ids[0];
  if (id === undefined)
    throw new CommandFailed(`No lead has the id ${JSON.stringify(typed)}; "list" shows them.`);
  if (id === beginning || ids.length === 1) return id;
  const more = ids.length > NAMED_MAX ? ', and more' : '';
  throw new CommandFailed(
    `Several leads have an id that begins or ends with ${JSON.stringify(beginning)}: ${ids.slice(0, NAMED_MAX).join(', ')}${more}.`,
  );
}
