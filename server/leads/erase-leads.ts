import { sql } from 'kysely';
import { mailbox, typedText } from '../../src/text/typed-text.ts';
import { removeMailFiles } from '../outbox/mail-files.ts';
import type { Storage } from '../storage/open-storage.ts';

/** The leads to erase: those with an id or an email address, however it is written, or those from before a moment. */
export type ErasedLeads = { idOrEmail: string } | { before: Date };

/** Erased in one transaction: a database takes only so many values in one statement. */
const BATCH_SIZE = 500;

async function nextBatch({ database }: Storage, which: ErasedLeads) {
  const leads = database.selectFrom('leads').select('id').limit(BATCH_SIZE);
  const rows =
    'before' in which
      ? await leads.where('created_at', '<', which.before.toISOString()).execute()
      : await leads
          .where((is) =>
            is.or([
              is('id', '=', typedText(which.idOrEmail)),
              is(sql`lower(email)`, '=', mailbox(which.idOrEmail)),
            ]),
          )
          .execute();
  return rows.map(({ id }) => id);
}

async function eraseBatch({ database }: Storage, dataDir: string, leadIds: string[]) {
  const mails = await database
    .selectFrom('outbox')
    .select('id')
    .where('lead_id', 'in', leadIds)
    .execute();
  const mailIds = mails.map(({ id }) => id);
  // before the rows, so that an interruption leaves something to find again, and after them for a mail written meanwhile
  await removeMailFiles(dataDir, mailIds);
  await database.transaction().execute(async (transaction) => {
    await transaction.deleteFrom('outbox').where('lead_id', 'in', leadIds).execute();
    await transaction.deleteFrom('leads').where('id', 'in', leadIds).execute();
  });
  await removeMailFiles(dataDir, mailIds);
}

/** Erases leads: rows, deliveries and mail files. Interrupted, it leaves whole leads behind, which another run erases. */
export async function eraseLeads(
  storage: Storage,
  dataDir: string,
  which: ErasedLeads,
): Promise<number> {
  let erased = 0;
  for (;;) {
    const leadIds = await nextBatch(storage, which);
    if (!leadIds.length) break;
    await eraseBatch(storage, dataDir, leadIds);
    erased += leadIds.length;
  }
  if (erased) await storage.checkpoint();
  return erased;
}
