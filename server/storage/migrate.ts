import { type Migration, Migrator } from 'kysely/migration';
import { leadsAndOutbox } from './migrations/0001-leads-and-outbox.ts';
import { modelCalls } from './migrations/0002-model-calls.ts';
import { leadSubject } from './migrations/0003-lead-subject.ts';
import type { Database } from './tables.ts';

/** In the order they run. A migration that has been released is never changed, only followed by another. */
export const MIGRATIONS: Record<string, Migration> = {
  '0001-leads-and-outbox': leadsAndOutbox,
  '0002-model-calls': modelCalls,
  '0003-lead-subject': leadSubject,
};

/**
 * Brings the tables up to date, in one transaction under a lock: safe when several processes start at once.
 * Errors: whatever the database says; then nothing has changed.
 */
export async function migrate(database: Database): Promise<void> {
  const migrator = new Migrator({ db: database, provider: { getMigrations: async () => MIGRATIONS } });
  const { error } = await migrator.migrateToLatest();
  if (error) throw error;
}
