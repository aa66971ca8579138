import { sql } from 'kysely';
import { removeMailFile } from '../outbox/email-delivery.ts';
import type { Storage } from '../storage/open-storage.ts';

/** Ids of the leads to erase: those with an id or an email address (capitals do not matter), or those from before a moment. */
export type ErasedLeads = { idOrEmail: string } | { before: Date };

function leadsToErase({ database }: Storage, which: ErasedLeads) {
  const leads = database.selectFrom('leads').select('id');
  if ('before' in which) return leads.where('created_at', '<', which.before.toISOString()).execute();
  const { idOrEmail } = which;
  return leads
    .where((is) => is.or([is('id', '=', idOrEmail), is(sql`lower(email)`, '=', idOrEmail.toLowerCase())]))
    .execute();
}

/** Erases leads: rows, deliveries and mail files. */
export async function eraseLeads(storage: Storage, dataDir: string, which: ErasedLeads): Promise<number> {
  const { database } = storage;
  const leads = await leadsToErase(storage, which);
  const leadIds = leads.map(({ id }) => id);
  if (!leadIds.length) return 0;
  const mails = await database.selectFrom('outbox').select('id').where('lead_id', 'in', leadIds).execute();
  const removeFiles = () => Promise.all(mails.map(({ id }) => removeMailFile(dataDir, id)));
  // before the rows, so that an interruption leaves something to find again, and after them for a mail written meanwhile
  await removeFiles();
  await database.transaction().execute(async (transaction) => {
    await transaction.deleteFrom('outbox').where('lead_id', 'in', leadIds).execute();
    await transaction.deleteFrom('leads').where('id', 'in', leadIds).execute();
  });
  await removeFiles();
  await storage.checkpoint();
  return leadIds.length;
}
