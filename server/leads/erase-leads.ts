import { sql } from 'kysely';
import { mailbox, normalizeInput } from '../../src/text/typed-text.ts';
import { removeMailFiles } from '../outbox/mail-files.ts';
import type { Storage } from '../storage/open-storage.ts';

export type LeadSelection = { idOrEmail: string } | { before: Date };

/** Leads are erased in batches, because the number of values in a statement is limited. */
const BATCH_SIZE = 500;

async function nextBatch({ database }: Storage, selection: LeadSelection) {
  const rows = await database
    .selectFrom('leads')
    .select('id')
    .where((is) =>
      'before' in selection
        ? is('created_at', '<', selection.before.toISOString())
        : is.or([
            is('id', '=', normalizeInput(selection.idOrEmail)),
            is(sql`lower(email)`, '=', mailbox(selection.idOrEmail)),
          ]),
    )
    .limit(BATCH_SIZE)
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
  // Mail files are removed twice. Before the rows: after an interruption, the next run still finds
  // the leads. After the rows: a mail may have been written meanwhile.
  await removeMailFiles(dataDir, mailIds);
  await database.transaction().execute(async (transaction) => {
    await transaction.deleteFrom('outbox').where('lead_id', 'in', leadIds).execute();
    await transaction.deleteFrom('leads').where('id', 'in', leadIds).execute();
  });
  await removeMailFiles(dataDir, mailIds);
}

/** Erases leads with their mails. If a run was interrupted, the next run erases the rest. */
export async function eraseLeads(
  storage: Storage,
  dataDir: string,
  selection: LeadSelection,
): Promise<number> {
  let erasedCount = 0;
  for (;;) {
    const leadIds = await nextBatch(storage, selection);
    if (!leadIds.length) break;
    await eraseBatch(storage, dataDir, leadIds);
    erasedCount += leadIds.length;
  }
  if (erasedCount) await storage.checkpoint();
  return erasedCount;
}
