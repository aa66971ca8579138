import { type CompiledQuery, PostgresAdapter, type QueryExecutorProvider, sql } from 'kysely';
import { SqliteConnection } from './sqlite-dialect.ts';
import type { Database } from './tables.ts';

type Statement = { compile(database: QueryExecutorProvider): CompiledQuery };

// Returns the number of rows that each statement changed. Transactions with the same `lock` run one
// after the other.
export async function inOneTransaction(
  database: Database,
  statements: readonly Statement[],
  lock?: string,
): Promise<number[]> {
  const queries = statements.map((statement) => statement.compile(database));
  if (database.getExecutor().adapter instanceof PostgresAdapter)
    return database.transaction().execute(async (transaction) => {
      if (lock) await sql`select pg_advisory_xact_lock(hashtext(${lock}))`.execute(transaction);
      const rowCounts: number[] = [];
      for (const query of queries) {
        const { numAffectedRows = 0n } = await transaction.executeQuery(query);
        rowCounts.push(Number(numAffectedRows));
      }
      return rowCounts;
    });
  // All requests share one connection to SQLite, so the whole transaction must be one call.
  return database.getExecutor().provideConnection(async (connection) => {
    if (!(connection instanceof SqliteConnection))
      throw new Error('expected a connection to SQLite');
    const steps = queries.map(({ sql, parameters }) => ({ sql, rows: [parameters] }));
    const rowCounts = await connection.runTogether(steps);
    return rowCounts.map(([count = 0]) => count);
  });
}

export function isUniqueViolation(error: unknown): boolean {
  const { code, errcode } = (error ?? {}) as { code?: unknown; errcode?: unknown };
  const SQLITE_UNIQUE = 2067;
  return code === '23505' || errcode === SQLITE_UNIQUE;
}
