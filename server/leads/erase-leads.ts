import { sql } from 'kysely';
import { removeMailFile } from '../outbox/file-delivery.ts';
import type { Storage } from '../storage/open-storage.ts';

/**
 * Erases the leads with an id or an e-mail address (capitals do not matter): rows, mails and mail files.
 * In: storage, data directory, id or address. Out: number of leads erased.
 */
export async function eraseLeads(storage: Storage, dataDir: string, idOrEmail: string): Promise<number> {
  const { database } = storage;
  const leads = await database
    .selectFrom('leads')
    .select('id')
    .where((is) => is.or([is('id', '=', idOrEmail), is(sql`lower(email)`, '=', idOrEmail.toLowerCase())]))
    .execute();
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
  await storage.forget();
  return leadIds.length;
}
