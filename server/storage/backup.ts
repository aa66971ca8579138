import {
  closeSync,
  existsSync,
  fsyncSync,
  linkSync,
  mkdirSync,
  openSync,
  renameSync,
  rmSync,
} from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { MIGRATIONS } from './migrations.ts';
import { lockDatabase, sqlitePath } from './sqlite-file.ts';

const BUSY_TIMEOUT_MS = 5_000;
/** SQLite's codes for a damaged file and for a file that is not a database. */
const BROKEN_CODES: ReadonlySet<unknown> = new Set([11, 26]);

type Contents = { leads: number; waiting: number };

function syncToDisk(path: string) {
  const file = openSync(path, 'r');
  fsyncSync(file);
  closeSync(file);
}

const firstColumn = (rows: Record<string, unknown>[]) =>
  rows.map((row) => String(Object.values(row)[0]));

function countContents(path: string): Contents {
  using copy = new DatabaseSync(path, { readOnly: true });
  const rows = (sql: string) => copy.prepare(sql).all();
  const [firstProblem = 'nothing'] = firstColumn(rows('pragma integrity_check(1)'));
  if (firstProblem !== 'ok') throw new Error(`it is damaged: ${firstProblem}`);
  const tables = new Set(firstColumn(rows('select name from sqlite_schema')));
  if (!['leads', 'outbox', 'kysely_migration'].every((name) => tables.has(name)))
    throw new Error('it is not a database of leads');
  if (rows('pragma foreign_key_check').length)
    throw new Error('it is damaged: it has a mail without its lead');
  const migrations = firstColumn(rows('select name from kysely_migration'));
  const unknownMigration = migrations.find((name) => !Object.hasOwn(MIGRATIONS, name));
  if (unknownMigration) throw new Error(`it was written by a newer release (${unknownMigration})`);
  const count = (sql: string) => Number(firstColumn(rows(`select count(*) from ${sql}`))[0]);
  return { leads: count('leads'), waiting: count(`outbox where status = 'waiting'`) };
}

/** Works even while other processes write. */
function copyDatabase(from: string, to: string) {
  using source = new DatabaseSync(from, { readOnly: true, timeout: BUSY_TIMEOUT_MS });
  source.prepare('vacuum into ?').run(to);
}

/** Copies and checks a database. Only the owner can read the copy. */
function copyAndCheck(from: string, to: string): Contents {
  if (!existsSync(from)) throw new Error(`the file ${from} does not exist`);
  // An interrupted copy may have left a file.
  rmSync(to, { force: true });
  closeSync(openSync(to, 'wx', 0o600));
  try {
    copyDatabase(from, to);
    const contents = countContents(to);
    syncToDisk(to);
    return contents;
  } catch (error) {
    rmSync(to, { force: true });
    throw error;
  }
}

/** Writes a checked copy of the database to a new file. After an error, there is no new file. */
export function backUp(dataDir: string, file: string): Contents {
  const target = resolve(file);
  if (existsSync(target)) throw new Error(`${file} exists already`);
  const partialPath = `${target}.partial`;
  const contents = copyAndCheck(sqlitePath(dataDir), partialPath);
  renameSync(partialPath, target);
  syncToDisk(dirname(target));
  return contents;
}

function mergeWal(path: string, oldDatabasePath: string) {
  try {
    using oldDatabase = new DatabaseSync(path, { timeout: 0 });
    oldDatabase.exec('pragma journal_mode = delete');
  } catch (error) {
    if (!BROKEN_CODES.has((error as { errcode?: number }).errcode)) throw error;
    // The write-ahead log of the broken database would damage the database that replaces it.
    if (existsSync(`${path}-wal`)) renameSync(`${path}-wal`, `${oldDatabasePath}-wal`);
    rmSync(`${path}-shm`, { force: true });
  }
}

// Replaces the database by a backup. After an interruption, either the complete old or the complete
// new database is in place.
export function restoreBackup(
  dataDir: string,
  file: string,
  now: Date,
): Contents & { oldDatabasePath: string | undefined } {
  mkdirSync(dataDir, { recursive: true, mode: 0o700 });
  const path = sqlitePath(dataDir);
  const oldDatabasePath = join(
    dataDir,
    `site-before-${now.toISOString().replaceAll(':', '-')}.sqlite`,
  );
  const release = lockDatabase(path, 'exclusive');
  try {
    const partialPath = `${path}.partial`;
    const contents = copyAndCheck(resolve(file), partialPath);
    const hasOldDatabase = existsSync(path);
    if (hasOldDatabase) {
      mergeWal(path, oldDatabasePath);
      linkSync(path, oldDatabasePath);
    }
    renameSync(partialPath, path);
    syncToDisk(dataDir);
    return { ...contents, oldDatabasePath: hasOldDatabase ? oldDatabasePath : undefined };
  } finally {
    release();
  }
}
