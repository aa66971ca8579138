import type { Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';

/** Leads, and the mails that announce them. */
export const leadsAndOutbox: Migration = {
  async up(db: Kysely<unknown>) {
    await db.schema
      .createTable('leads')
      .addColumn('id', 'text', (column) => column.primaryKey())
      .addColumn('kind', 'text', (column) => column.notNull())
      .addColumn('submission_id', 'text')
      .addColumn('name', 'text')
      .addColumn('email', 'text', (column) => column.notNull())
      .addColumn('firm', 'text')
      .addColumn('source', 'text')
      .addColumn('page', 'text')
      .addColumn('data', 'text', (column) => column.notNull())
      .addColumn('answer', 'text', (column) => column.notNull())
      .addColumn('created_at', 'text', (column) => column.notNull())
      .addUniqueConstraint('leads_submission', ['kind', 'submission_id'])
      .execute();
    await db.schema.createIndex('leads_created_at').on('leads').column('created_at').execute();
    await db.schema
      .createTable('outbox')
      .addColumn('id', 'text', (column) => column.primaryKey())
      .addColumn('lead_id', 'text', (column) => column.notNull().references('leads.id').onDelete('cascade'))
      .addColumn('message_id', 'text', (column) => column.notNull())
      .addColumn('message', 'text', (column) => column.notNull())
      .addColumn('status', 'text', (column) => column.notNull())
      .addColumn('attempts', 'integer', (column) => column.notNull())
      .addColumn('next_attempt_at', 'text', (column) => column.notNull())
      .addColumn('claimed_until', 'text')
      .addColumn('claimed_by', 'text')
      .addColumn('last_error', 'text')
      .addColumn('created_at', 'text', (column) => column.notNull())
      .addColumn('finished_at', 'text')
      .execute();
    await db.schema.createIndex('outbox_due').on('outbox').columns(['status', 'next_attempt_at']).execute();
    await db.schema.createIndex('outbox_lead').on('outbox').column('lead_id').execute();
  },
};
