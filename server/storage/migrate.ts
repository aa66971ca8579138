import { PostgresAdapter, sql } from 'kysely';
import { type Migration, type MigrationProvider, Migrator } from 'kysely/migration';
import { MIGRATIONS, POSTGRES_MIGRATIONS } from './migrations.ts';
import type { Database } from './tables.ts';

const migrationOf = (name: string, statements: readonly string[]): Migration => ({
  async up(database) {
    const isPostgres = database.getExecutor().adapter instanceof PostgresAdapter;
    const postgresStatements = (isPostgres && POSTGRES_MIGRATIONS[name]) || [];
    for (const statement of [...statements, ...postgresStatements])
      await sql.raw(statement).execute(database);
  },
});

export const migrationProvider: MigrationProvider = {
  getMigrations: async () =>
    Object.fromEntries(
      Object.entries(MIGRATIONS).map(([name, statements]) => [name, migrationOf(name, statements)]),
    ),
};

// Runs missing migrations in one transaction under a lock, so that processes may start together.
export async function migrate(database: Database): Promise<void> {
  const migrator = new Migrator({ db: database, provider: migrationProvider });
  const { error } = await migrator.migrateToLatest();
  if (error) throw error;
}
