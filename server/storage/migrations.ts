import { type ColumnDefinitionBuilder, type Kysely, PostgresAdapter, sql } from 'kysely';
import { type Migration, Migrator } from 'kysely/migration';
import type { Database, MIGRATION_NAMES } from './tables.ts';

/** A released migration is never changed: changes of the tables need a new migration. */
export const MIGRATIONS: Record<(typeof MIGRATION_NAMES)[number], Migration> = {
  '0001-leads-and-outbox': {
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
        .addColumn('lead_id', 'text', (column) =>
          column.notNull().references('leads.id').onDelete('cascade'),
        )
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
      await db.schema
        .createIndex('outbox_due')
        .on('outbox')
        .columns(['status', 'next_attempt_at'])
        .execute();
      await db.schema.createIndex('outbox_lead').on('outbox').column('lead_id').execute();
    },
  },
  '0002-model-calls': {
    async up(db: Kysely<unknown>) {
      await db.schema
        .createTable('model_calls')
        .addColumn('day', 'text', (column) => column.primaryKey())
        .addColumn('calls', 'integer', (column) => column.notNull())
        .execute();
    },
  },
  '0003-lead-subject': {
    async up(db: Kysely<unknown>) {
      await db.schema.alterTable('leads').addColumn('subject', 'text').execute();
    },
  },
  /** A stored mail becomes a delivery by "email", and its Message-ID moves into the payload. */
  '0004-outbox-channels': {
    async up(db: Kysely<unknown>) {
      const table = db.schema.alterTable('outbox');
      await table
        .addColumn('channel', 'text', (column) => column.notNull().defaultTo('email'))
        .execute();
      await table.renameColumn('message', 'payload').execute();
      const messageId = sql`replace(replace(message_id, '\\', '\\\\'), '"', '\\"')`;
      await sql`update outbox set payload = '{"messageId":"' || ${messageId} || '",' || substr(payload, 2)`.execute(
        db,
      );
      await table.dropColumn('message_id').execute();
    },
  },
  '0005-secrets': {
    async up(db: Kysely<unknown>) {
      await db.schema
        .createTable('secrets')
        .addColumn('name', 'text', (column) => column.primaryKey())
        .addColumn('value', 'text', (column) => column.notNull())
        .execute();
    },
  },
  '0006-lead-indexes': {
    async up(db: Kysely<unknown>) {
      await db.schema.dropIndex('leads_created_at').execute();
      await db.schema
        .createIndex('leads_order')
        .on('leads')
        .columns(['created_at', 'id'])
        .execute();
      await db.schema
        .createIndex('leads_email')
        .on('leads')
        .expression(sql`lower(email)`)
        .execute();
    },
  },
  '0007-lead-marks': {
    async up(db: Kysely<unknown>) {
      await db.schema.alterTable('leads').addColumn('mark', 'text').execute();
    },
  },
  '0008-outbox-order': {
    async up(db: Kysely<unknown>) {
      const rank = (column: ColumnDefinitionBuilder) => column.notNull().defaultTo(0);
      await db.schema.alterTable('outbox').addColumn('rank', 'integer', rank).execute();
      await db.schema.dropIndex('outbox_due').execute();
      const order = ['status', 'channel', 'rank', 'next_attempt_at', 'id'];
      await db.schema.createIndex('outbox_order').on('outbox').columns(order).execute();
    },
  },
  '0009-lead-sources': {
    async up(db: Kysely<unknown>) {
      const campaign = ['utm_source', 'utm_medium', 'utm_campaign', 'utm_term', 'utm_content'];
      for (const column of ['landing', 'referrer', ...campaign])
        await db.schema.alterTable('leads').addColumn(column, 'text').execute();
      await db.schema.alterTable('leads').addColumn('called_after', 'integer').execute();
    },
  },
  /** These counts may be lost in a crash. */
  '0010-rate-limits': {
    async up(db: Kysely<unknown>) {
      await db.schema
        .createTable('rate_limits')
        .addColumn('key', 'text', (column) => column.primaryKey())
        .addColumn('count', 'integer', (column) => column.notNull())
        .addColumn('until', 'bigint', (column) => column.notNull())
        .execute();
      const isPostgres = db.getExecutor().adapter instanceof PostgresAdapter;
      if (isPostgres) await sql`alter table rate_limits set unlogged`.execute(db);
    },
  },
  '0011-outbox-age': {
    async up(db: Kysely<unknown>) {
      const age = ['status', 'channel', 'rank', 'created_at'];
      await db.schema.createIndex('outbox_age').on('outbox').columns(age).execute();
    },
  },
  /** At most one active booking for a host and a start, and for a lead. */
  '0012-bookings': {
    async up(db: Kysely<unknown>) {
      const ofLead = (column: ColumnDefinitionBuilder) =>
        column.notNull().references('leads.id').onDelete('cascade');
      await db.schema
        .createTable('bookings')
        .addColumn('id', 'text', (column) => column.primaryKey())
        .addColumn('lead_id', 'text', ofLead)
        .addColumn('host', 'text', (column) => column.notNull())
        .addColumn('starts_at', 'text', (column) => column.notNull())
        .addColumn('way', 'text', (column) => column.notNull())
        .addColumn('zone', 'text', (column) => column.notNull())
        .addColumn('sequence', 'integer', (column) => column.notNull())
        .addColumn('created_at', 'text', (column) => column.notNull())
        .addColumn('changed_at', 'text', (column) => column.notNull())
        .addColumn('cancelled_at', 'text')
        .execute();
      for (const columns of [['host', 'starts_at'], ['lead_id']])
        await db.schema
          .createIndex(`bookings_${columns.join('_')}`)
          .unique()
          .on('bookings')
          .columns(columns)
          .where(sql.ref('cancelled_at'), 'is', null)
          .execute();
      await db.schema
        .createTable('receipts')
        .addColumn('key', 'text', (column) => column.primaryKey())
        .addColumn('lead_id', 'text', ofLead)
        .addColumn('booking_id', 'text', (column) => column.notNull())
        .execute();
      for (const table of ['bookings', 'receipts'])
        await db.schema.createIndex(`${table}_lead`).on(table).column('lead_id').execute();
    },
  },
  '0013-outcomes': {
    async up(db: Kysely<unknown>) {
      await db.schema
        .createTable('outcomes')
        .addColumn('id', 'text', (column) => column.primaryKey())
        .addColumn('lead_id', 'text', (column) =>
          column.notNull().references('leads.id').onDelete('cascade'),
        )
        .addColumn('outcome', 'text', (column) => column.notNull())
        .addColumn('value_cents', 'bigint')
        .addColumn('why', 'text')
        .addColumn('noted_at', 'text', (column) => column.notNull())
        .execute();
      await db.schema
        .createIndex('outcomes_lead')
        .on('outcomes')
        .columns(['lead_id', 'id'])
        .execute();
    },
  },
  '0014-receipts-of-forms': {
    async up(db: Kysely<unknown>) {
      await db.schema.alterTable('receipts').renameColumn('booking_id', 'about_id').execute();
    },
  },
  '0015-page-views': {
    async up(db: Kysely<unknown>) {
      await db.schema
        .createTable('page_views')
        .addColumn('key', 'text', (column) => column.primaryKey())
        .addColumn('views', 'integer', (column) => column.notNull())
        .execute();
    },
  },
  /** The library `rate-limiter-flexible` requires these names. */
  '0016-rate-limit-columns': {
    async up(db: Kysely<unknown>) {
      const table = db.schema.alterTable('rate_limits');
      await table.renameColumn('count', 'points').execute();
      await table.renameColumn('until', 'expire').execute();
    },
  },
  /** Until now, the number of moves was the last digit of the sequence. */
  '0017-moves-and-offers': {
    async up(db: Kysely<{ bookings: { moves: number } }>) {
      await db.schema
        .alterTable('bookings')
        .addColumn('moves', 'integer', (column) => column.notNull().defaultTo(0))
        .execute();
      await db.updateTable('bookings').set({ moves: sql`sequence % 10` }).execute();
      await db.schema.alterTable('leads').addColumn('times_offered_at', 'text').execute();
    },
  },
  /** An earlier version used rank -1 for mails during a flood. */
  '0018-two-ranks': {
    async up(db: Kysely<{ outbox: { rank: number } }>) {
      await db.updateTable('outbox').set({ rank: 0 }).where('rank', '<', 0).execute();
    },
  },
};

/** Runs missing migrations in one transaction under a lock, so processes may start together. */
export async function migrate(database: Database): Promise<void> {
  const migrator = new Migrator({
    db: database,
    provider: { getMigrations: async () => MIGRATIONS },
  });
  const { error } = await migrator.migrateToLatest();
  if (error) throw error;
}
