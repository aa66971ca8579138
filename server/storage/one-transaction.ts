import { type Compilable, type CompiledQuery, PostgresAdapter, sql } from 'kysely';
import { SqliteConnection } from './sqlite-dialect.ts';
import type { Database } from './tables.ts';

async function together(
  database: Database,
  queries: readonly CompiledQuery[],
  turn: string | undefined,
) {
  if (database.getExecutor().adapter instanceof PostgresAdapter)
    return database.transaction().execute(async (transaction) => {
      if (turn) await sql`select pg_advisory_xact_lock(hashtext(${turn}))`.execute(transaction);
      const changed: number[] = [];
      for (const query of queries) {
        const { numAffectedRows = 0n } = await transaction.executeQuery(query);
        changed.push(Number(numAffectedRows));
      }
      return changed;
    });
  // the one connection of SQLite is shared by all who ask: only what goes in one message stays together
  return database.getExecutor().provideConnection(async (connection) => {
    if (!(connection instanceof SqliteConnection))
      throw new Error('expected a connection to SQLite');
    const steps = queries.map(({ sql, parameters }) => ({ sql, rows: [parameters] }));
    const changed = await connection.runTogether(steps);
    return changed.map(([count = 0]) => count);
  });
}

/**
 * All of these changes or none, in this order; how many rows each has changed. Those of one `turn` come one after the
 * other, so that what they read stays so until they have written. Errors: those of the database.
 */
export function inOneTransaction(
  database: Database,
  queries: readonly Compilable[],
  turn?: string,
): Promise<number[]> {
  return together(
    database,
    queries.map((query) => query.compile()),
    turn,
  );
}

/** A row that may be there once was there before. */
export function isTaken(error: unknown): boolean {
  const { code, errcode } = (error ?? {}) as { code?: unknown; errcode?: unknown };
  const SQLITE_UNIQUE = 2067;
  return code === '23505' || errcode === SQLITE_UNIQUE;
}
