import type { Database } from '../storage/tables.ts';

const UNSENT = { status: null, attempts: null, finishedAt: null };

/** Every lead once, newest first, with the state of its email. Times are ISO 8601 in UTC. */
export async function readLeads(database: Database) {
  const leads = await database
    .selectFrom('leads')
    .selectAll()
    .orderBy('created_at', 'desc')
    .orderBy('id')
    .execute();
  const emails = await database
    .selectFrom('outbox')
    .select(['lead_id', 'status', 'attempts', 'finished_at as finishedAt'])
    .where('channel', '=', 'email')
    .execute();
  const emailOf = new Map(emails.map(({ lead_id, ...state }) => [lead_id, state]));
  return leads.map((row) => ({
    id: row.id,
    createdAt: row.created_at,
    kind: row.kind,
    name: row.name,
    email: row.email,
    firm: row.firm,
    source: row.source,
    subject: row.subject,
    page: row.page,
    submissionId: row.submission_id,
    data: JSON.parse(row.data) as Record<string, unknown>,
    mail: emailOf.get(row.id) ?? UNSENT,
  }));
}
export type Lead = Awaited<ReturnType<typeof readLeads>>[number];
