import type { Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';

/** What a visitor had chosen where the form was opened. */
export const leadSubject: Migration = {
  async up(db: Kysely<unknown>) {
    await db.schema.alterTable('leads').addColumn('subject', 'text').execute();
  },
};
