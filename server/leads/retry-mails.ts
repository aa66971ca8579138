import type { Database } from '../storage/tables.ts';

/** Makes every mail that was not delivered due now, dead letters too, except one that is just being sent. Out: how many. */
export async function retryMails(database: Database, now: Date): Promise<number> {
  const at = now.toISOString();
  const result = await database
    .updateTable('outbox')
    .set({ status: 'waiting', attempts: 0, next_attempt_at: at, finished_at: null })
    .where('status', '!=', 'sent')
    .where((is) => is.or([is('claimed_until', 'is', null), is('claimed_until', '<=', at)]))
    .executeTakeFirst();
  return Number(result.numUpdatedRows);
}
