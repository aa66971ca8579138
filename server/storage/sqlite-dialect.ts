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

/** SQLite can roll back changes of the schema, so all migrations may run in one transaction. */
class TransactionalSqliteAdapter extends SqliteAdapter {
  override get supportsTransactionalDdl() {
    return true;
  }
}

/** Not every message is an answer: under `node --watch`, Node posts messages about files. */
const isAnswer = (message: object): message is ThreadResponse =>
  'result' in message || 'error' in message;

async function waitUntilOpen(thread: Worker) {
  for await (const [message] of on(thread, 'message')) if (message === 'open') return;
}

type PendingRequest = { resolve(result: unknown): void; reject(error: unknown): void };

/** The thread answers requests in order. */
export class SqliteConnection implements DatabaseConnection {
  readonly #thread: Worker;
  readonly #pendingRequests: PendingRequest[] = [];
  /** The message with the first statement of a transaction also begins the transaction. */
  isTransactionStart = false;
  /** The error that ended the thread, for example because it ran out of memory. */
  #failure: unknown;

  constructor(thread: Worker) {
    this.#thread = thread;
    thread.unref();
    thread.on('message', (message: object) => {
      if (!isAnswer(message)) return;
      const oldestRequest = this.#pendingRequests.shift();
      if (!this.#pendingRequests.length) thread.unref();
      if ('error' in message) oldestRequest?.reject(message.error);
      else oldestRequest?.resolve(message.result);
    });
    thread.on('error', (error) => {
      this.#failure = error;
      for (const request of this.#pendingRequests.splice(0)) request.reject(error);
    });
  }

  async #request<Result>(request: SqliteRequest): Promise<Result> {
    if (this.#failure) throw this.#failure;
    // The process must not end while it waits for an answer.
    this.#thread.ref();
    return new Promise<Result>((resolve, reject) => {
      this.#pendingRequests.push({ resolve: (result) => resolve(result as Result), reject });
      this.#thread.postMessage(request);
    });
  }

  executeQuery<R>({ sql, parameters }: CompiledQuery): Promise<QueryResult<R>> {
    const { isTransactionStart } = this;
    this.isTransactionStart = false;
    return this.#request({ sql, parameters, isTransactionStart });
  }

  runTogether(steps: BatchStatement[]): Promise<number[][]> {
    return this.#request({ steps });
  }

  async close() {
    if (this.#failure) return;
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
    // The thread does not get Node's flags of this process, because some are invalid for a thread.
    const thread = new Worker(address, { workerData, execArgv: [] });
    await waitUntilOpen(thread);
    this.#connection = new SqliteConnection(thread);
  }

  async acquireConnection() {
    if (!this.#connection) throw new Error('The database is not open.');
    return this.#connection;
  }

  async beginTransaction(connection: SqliteConnection) {
    connection.isTransactionStart = true;
  }

  async commitTransaction(connection: SqliteConnection) {
    await connection.executeQuery(CompiledQuery.raw('commit'));
  }

  async rollbackTransaction(connection: SqliteConnection) {
    connection.isTransactionStart = false;
    await connection.executeQuery(CompiledQuery.raw('rollback'));
  }

  async releaseConnection() {}

  async destroy() {
    await this.#connection?.close();
    this.#connection = undefined;
    this.#release();
  }
}

export function sqliteDialect(path: string): Dialect {
  return {
    createDriver: () => new SqliteDriver(path),
    createAdapter: () => new TransactionalSqliteAdapter(),
    createIntrospector: (db) => new SqliteIntrospector(db),
    createQueryCompiler: () => new SqliteQueryCompiler(),
  };
}
