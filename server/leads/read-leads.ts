import type { Database } from '../storage/tables.ts';

/** Out: every lead with the state of its mail, newest first. Times are ISO 8601 in UTC. */
export async function readLeads(database: Database) {
  const rows = await database
    .selectFrom('leads')
    .leftJoin('outbox', 'outbox.lead_id', 'leads.id')
    .selectAll('leads')
    .select(['outbox.status', 'outbox.attempts', 'outbox.finished_at'])
    .orderBy('leads.created_at', 'desc')
    .orderBy('leads.id')
    .execute();
  return rows.map((row) => ({
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
    mail: { status: row.status, attempts: row.attempts, finishedAt: row.finished_at },
  }));
}
export type Lead = Awaited<ReturnType<typeof readLeads>>[number];

/** Out: mails that have not been delivered: dead letters first, then the waiting ones by when they are due. */
export function readUndelivered(database: Database) {
  return database
    .selectFrom('outbox')
    .select(['id', 'lead_id', 'status', 'attempts', 'next_attempt_at', 'last_error', 'created_at'])
    .where('status', '!=', 'sent')
    .orderBy('status')
    .orderBy('next_attempt_at')
    .execute();
}
