import { sql } from 'kysely';
import { typedText } from '../../src/text/typed-text.ts';
import { type Database, LEAD_TEXTS } from '../storage/tables.ts';
import { CommandFailed } from './action.ts';
import { leadTexts } from './store-lead.ts';

const UNSENT = { status: null, attempts: null, finishedAt: null };
const PAGE_SIZE = 500;

type Last = { created_at: string; id: string };

/** `marked`: only leads with a mark, or only those without. `since`: only leads received from then on. */
type LeadFilter = { marked?: boolean; since?: Date | undefined };

/** The next leads after the last one of the page before, newest first; leads of the same time are in order of their ids. */
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
    // of several, as a booking makes them, the first is the one that announced the lead
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

/** Adds the data of other tables. Times are ISO 8601 in UTC. */
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

/** The lead with this id, which must exist. */
export async function readLead(database: Database, id: string): Promise<Lead> {
  const row = await database
    .selectFrom('leads')
    .selectAll()
    .where('id', '=', id)
    .executeTakeFirstOrThrow();
  const [lead] = await withAll(database, [row]);
  if (!lead) throw new Error('unreachable: one row is one lead');
  return lead;
}

/**
 * Every lead once, newest first, a page at a time, with the state of its email: a million need no more memory than a
 * thousand.
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
/** Leads in pages, from the first again with each call. */
export type LeadPages = () => AsyncIterable<readonly Lead[]>;

/** Ids that are named when several fit. */
const NAMED_MAX = 5;
/** The end of an id is random; its beginning is a time, which leads of one second share. */
const SHORT_ID = 8;
/** The id that lists show and that commands take. */
export const shortId = (id: string) => id.slice(-SHORT_ID);

/** The id that is meant by a typed id, its short form or its beginning. Errors: CommandFailed when there is none, or several. */
export async function findLead(database: Database, typed: string): Promise<string> {
  const beginning = typedText(typed).toLowerCase();
  // nothing that "like" would read as a pattern
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
