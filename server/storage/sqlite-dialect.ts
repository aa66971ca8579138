import { on, once } from 'node:events';
import { Worker } from 'node:worker_threads';
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
import { createForOwner, lockDatabase } from './sqlite-file.ts';
import type { BatchStatement, SqliteRequest, ThreadData, ThreadResponse } from './sqlite-thread.ts';

/** Changes of the schema are rolled back like any others, so migrations may run in one transaction. */
class TransactionalSqliteAdapter extends SqliteAdapter {
  override get supportsTransactionalDdl() {
    return true;
  }
}

/** Under `node --watch`, as in development, Node also posts the files that the thread has read. */
const isAnswer = (message: object): message is ThreadResponse =>
  'result' in message || 'error' in message;

/** Errors: why the thread could not open the database. */
async function opened(thread: Worker) {
  for await (const [message] of on(thread, 'message')) if (message === 'open') return;
}

type Waiting = { resolve(result: unknown): void; reject(error: unknown): void };

/** The thread that has the database open; it answers requests in their order. */
export class SqliteConnection implements DatabaseConnection {
  readonly #thread: Worker;
  readonly #waiting: Waiting[] = [];
  /** The next statement is the first of a transaction; it takes the beginning along. */
  begins = false;
  /** The reason why the thread ended, which it does by itself only when it runs out of memory. */
  #ended: unknown;

  constructor(thread: Worker) {
    this.#thread = thread;
    thread.unref();
    thread.on('message', (answered: object) => {
      if (!isAnswer(answered)) return;
      const first = this.#waiting.shift();
      if (!this.#waiting.length) thread.unref();
      if ('error' in answered) first?.reject(answered.error);
      else first?.resolve(answered.result);
    });
    thread.on('error', (error) => {
      this.#ended = error;
      for (const each of this.#waiting.splice(0)) each.reject(error);
    });
  }

  async #request<Result>(request: SqliteRequest): Promise<Result> {
    if (this.#ended) throw this.#ended;
    // a process that waits for an answer does not end
    this.#thread.ref();
    return new Promise<Result>((resolve, reject) => {
      this.#waiting.push({ resolve: (result) => resolve(result as Result), reject });
      this.#thread.postMessage(request);
    });
  }

  executeQuery<R>({ sql, parameters }: CompiledQuery): Promise<QueryResult<R>> {
    const { begins } = this;
    this.begins = false;
    return this.#request({ sql, parameters, begins });
  }

  /** One transaction in one message: how many rows each statement has changed for each of its own. */
  runTogether(steps: BatchStatement[]): Promise<number[][]> {
    return this.#request({ steps });
  }

  async close() {
    if (this.#ended) return;
    this.#thread.ref();
    this.#thread.postMessage('close');
    await once(this.#thread, 'exit');
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
    createForOwner(this.#path);
    const workerData: ThreadData = { path: this.#path };
    const address = new URL('./sqlite-thread.ts', import.meta.url);
    // without the flags of this program: some of them are not valid for a thread
    const thread = new Worker(address, { workerData, execArgv: [] });
    await opened(thread);
    this.#connection = new SqliteConnection(thread);
  }

  async acquireConnection() {
    if (!this.#connection) throw new Error('The database is not open.');
    return this.#connection;
  }

  async beginTransaction(connection: SqliteConnection) {
    connection.begins = true;
  }

  async commitTransaction(connection: SqliteConnection) {
    await connection.executeQuery(CompiledQuery.raw('commit'));
  }

  async rollbackTransaction(connection: SqliteConnection) {
    connection.begins = false;
    await connection.executeQuery(CompiledQuery.raw('rollback'));
  }

  async releaseConnection() {}

  async destroy() {
    await this.#connection?.close();
    this.#connection = undefined;
    this.#release();
  }
}

/** A Kysely dialect on Node's own SQLite: one connection in a thread of its own, WAL, full sync. */
export function sqliteDialect(path: string): Dialect {
  return {
    createDriver: () => new SqliteDriver(path),
    createAdapter: () => new TransactionalSqliteAdapter(),
    createIntrospector: (db) => new SqliteIntrospector(db),
    createQueryCompiler: () => new SqliteQueryCompiler(),
  };
}
