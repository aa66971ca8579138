// Only this thread has the database open. So waiting for the disk or for another process does not
// block pages and other answers.
import { DatabaseSync, type SQLInputValue, type StatementSync } from 'node:sqlite';
import { parentPort, workerData } from 'node:worker_threads';
import type { QueryResult } from 'kysely';

type Statement = { sql: string; parameters: readonly unknown[]; isTransactionStart: boolean };
export type BatchStatement = { sql: string; rows: readonly (readonly unknown[])[] };
export type SqliteRequest = Statement | { steps: readonly BatchStatement[] };
export type ThreadResponse = { result: unknown } | { error: unknown };
export type ThreadData = { path: string };

const BUSY_TIMEOUT_MS = 5_000;
const MAX_CACHED_STATEMENTS = 200;
const NOTHING: QueryResult<unknown> = { rows: [] };

const pause = (ms: number) => Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, ms);

/** Switching to WAL ignores the busy timeout, so the switch is repeated until the timeout. */
function openDatabase(path: string) {
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
      pause(20);
    }
  }
  // `synchronous = full`: a confirmed lead survives a power cut. `secure_delete`: no bytes of an
  // erased lead remain.
  database.exec('pragma synchronous = full; pragma foreign_keys = on; pragma secure_delete = on');
  return database;
}

const { path } = workerData as ThreadData;
const database = openDatabase(path);
const statements = new Map<string, StatementSync>();

function preparedStatement(sql: string) {
  const cachedStatement = statements.get(sql);
  if (cachedStatement) return cachedStatement;
  if (statements.size >= MAX_CACHED_STATEMENTS) statements.clear();
  const statement = database.prepare(sql);
  statements.set(sql, statement);
  return statement;
}

function runStatement({ sql, parameters, isTransactionStart }: Statement): QueryResult<unknown> {
  // On a full disk, SQLite has rolled back already; a second rollback would hide the real error.
  if (sql === 'rollback' && !database.isTransaction) return NOTHING;
  // "immediate" gets the write lock at once. Without it, a transaction that reads first could fail
  // at its first write.
  if (isTransactionStart) preparedStatement('begin immediate').run();
  const statement = preparedStatement(sql);
  const values = parameters as SQLInputValue[];
  if (statement.columns().length > 0) return { rows: statement.all(...values) };
  const { changes, lastInsertRowid } = statement.run(...values);
  return { rows: [], numAffectedRows: BigInt(changes), insertId: BigInt(lastInsertRowid) };
}

function runTogether(steps: readonly BatchStatement[]): number[][] {
  preparedStatement('begin immediate').run();
  try {
    const rowCounts = steps.map(({ sql, rows }) =>
      rows.map((row) => Number(preparedStatement(sql).run(...(row as SQLInputValue[])).changes)),
    );
    preparedStatement('commit').run();
    return rowCounts;
  } catch (error) {
    // On a full disk, SQLite has rolled back already; a second rollback would hide the real error.
    if (database.isTransaction) preparedStatement('rollback').run();
    throw error;
  }
}

function answerRequest(request: SqliteRequest): ThreadResponse {
  try {
    return { result: 'steps' in request ? runTogether(request.steps) : runStatement(request) };
  } catch (error) {
    return { error };
  }
}

parentPort?.on('message', (request: SqliteRequest | 'close') => {
  if (request !== 'close') {
    parentPort?.postMessage(answerRequest(request));
    return;
  }
  database.close();
  parentPort?.close();
});
parentPort?.postMessage('open');
