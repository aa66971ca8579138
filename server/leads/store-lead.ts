import { randomUUID } from 'node:crypto';
import type { MailMessage } from '../outbox/mail-message.ts';
import type { Database } from '../storage/tables.ts';
import type { Answer, NewLead } from './lead.ts';

/** In: kind and submission id. Out: the answer its first submission got, or undefined when it is new. */
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
 * Stores a lead and the mail that announces it: both or neither. A submission stored before is not stored again.
 * In: lead, mail, domain of the mail's Message-ID, time. Out: the answer to give and the new lead's id, if it is new.
 * Errors: whatever the database says; then nothing is stored.
 */
export async function storeLead(
  database: Database,
  lead: NewLead,
  mail: { message: MailMessage; domain: string },
  now: Date,
): Promise<{ answer: Answer; leadId?: string }> {
  const leadId = randomUUID();
  const at = now.toISOString();
  const stored = await database.transaction().execute(async (transaction) => {
    const { kind, submissionId, name, email, firm, source, subject, page, data, answer } = lead;
    const inserted = await transaction
      .insertInto('leads')
      .values({
        id: leadId,
        kind,
        submission_id: submissionId ?? null,
        name: name ?? null,
        email,
        firm: firm ?? null,
        source: source ?? null,
        subject: subject ?? null,
        page: page ?? null,
        data: JSON.stringify(data),
        answer: JSON.stringify(answer),
        created_at: at,
      })
      .onConflict((conflict) => conflict.columns(['kind', 'submission_id']).doNothing())
      .returning('id')
      .executeTakeFirst();
    if (!inserted) return false;
    const mailId = randomUUID();
    await transaction
      .insertInto('outbox')
      .values({
        id: mailId,
        lead_id: leadId,
        message_id: `<${mailId}@${mail.domain}>`,
        message: JSON.stringify(mail.message),
        status: 'waiting',
        attempts: 0,
        next_attempt_at: at,
        created_at: at,
      })
      .execute();
    return true;
  });
  if (stored) return { answer: lead.answer, leadId };
  const given = await answerGiven(database, lead.kind, lead.submissionId ?? '');
  return { answer: given ?? lead.answer };
}
