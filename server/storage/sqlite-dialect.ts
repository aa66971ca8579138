import { DatabaseSync, type SQLInputValue, type StatementSync } from 'node:sqlite';
import {
  CompiledQuery,
  type DatabaseConnection,
  type Dialect,
  type Driver,
  type QueryResult,
  SqliteAdapter,
  SqliteIntrospector,
  SqliteQueryCompiler,
} from 'kysely';
import { lockDatabase } from './database-lock.ts';

/** How long a statement waits for another process to finish writing, in ms. */
const BUSY_TIMEOUT_MS = 5_000;
const STATEMENT_CACHE_MAX = 200;

/** Changes of the schema are rolled back like any others, so migrations may run in one transaction. */
class TransactionalSqliteAdapter extends SqliteAdapter {
  override get supportsTransactionalDdl() {
    return true;
  }
}

class SqliteConnection implements DatabaseConnection {
  readonly database: DatabaseSync;
  readonly #statements = new Map<string, StatementSync>();

  constructor(database: DatabaseSync) {
    this.database = database;
  }

  #prepare(sql: string) {
    const cached = this.#statements.get(sql);
    if (cached) return cached;
    if (this.#statements.size >= STATEMENT_CACHE_MAX) this.#statements.clear();
    const statement = this.database.prepare(sql);
    this.#statements.set(sql, statement);
    return statement;
  }

  async executeQuery<R>(query: CompiledQuery): Promise<QueryResult<R>> {
    const statement = this.#prepare(query.sql);
    const parameters = query.parameters as SQLInputValue[];
    if (statement.columns().length > 0) return { rows: statement.all(...parameters) as R[] };
    const { changes, lastInsertRowid } = statement.run(...parameters);
    return { rows: [], numAffectedRows: BigInt(changes), insertId: BigInt(lastInsertRowid) };
  }

  streamQuery<R>(): AsyncIterableIterator<QueryResult<R>> {
    throw new Error('The SQLite storage does not stream rows.');
  }
}

class SqliteDriver implements Driver {
  readonly #path: string;
  #connection: SqliteConnection | undefined;
  #release = () => {};

  constructor(path: string) {
    this.#path = path;
  }

  async init() {
    this.#release = lockDatabase(this.#path, 'shared');
    this.#connection = new SqliteConnection(await openDatabase(this.#path));
  }

  async acquireConnection() {
    if (!this.#connection) throw new Error('The database is not open.');
    return this.#connection;
  }

  // "immediate" takes the write lock at once: a transaction that reads first can then never fail half way
  async beginTransaction(connection: DatabaseConnection) {
    await connection.executeQuery(CompiledQuery.raw('begin immediate'));
  }

  async commitTransaction(connection: DatabaseConnection) {
    await connection.executeQuery(CompiledQuery.raw('commit'));
  }

  // a full disk has already rolled back, and a second rollback would hide the real error
  async rollbackTransaction(connection: DatabaseConnection) {
    if (this.#connection?.database.isTransaction)
      await connection.executeQuery(CompiledQuery.raw('rollback'));
  }

  async releaseConnection() {}

  async destroy() {
    this.#connection?.database.close();
    this.#connection = undefined;
    this.#release();
  }
}

/** Switching to WAL ignores the busy timeout when several processes open a new file at once, so it is repeated. */
async function openDatabase(path: string) {
  const database = new DatabaseSync(path, { timeout: BUSY_TIMEOUT_MS });
  const deadline = Date.now() + BUSY_TIMEOUT_MS;
  for (;;) {
    try {
      database.exec('pragma journal_mode = wal');
      break;
    } catch (error) {
      if (Date.now() > deadline) {
        database.close();
        throw error;
      }
      await new Promise((resolve) => setTimeout(resolve, 20));
    }
  }
  // full: an answered lead survives a power cut; secure_delete: an erased lead leaves no bytes behind
  database.exec('pragma synchronous = full; pragma foreign_keys = on; pragma secure_delete = on');
  return database;
}

/** A Kysely dialect on Node's own SQLite: one connection, WAL, full sync. */
export function sqliteDialect(path: string): Dialect {
  return {
    createDriver: () => new SqliteDriver(path),
    createAdapter: () => new TransactionalSqliteAdapter(),
    createIntrospector: (db) => new SqliteIntrospector(db),
    createQueryCompiler: () => new SqliteQueryCompiler(),
  };
}
