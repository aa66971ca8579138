import type { Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';

/** How often a language model was asked, a row for each day. */
export const modelCalls: Migration = {
  async up(db: Kysely<unknown>) {
    await db.schema
      .createTable('model_calls')
      .addColumn('day', 'text', (column) => column.primaryKey())
      .addColumn('calls', 'integer', (column) => column.notNull())
      .execute();
  },
};
