import { closeSync, existsSync, openSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';

const SQLITE_FILE = 'site.sqlite';
/** Its name before release 1.0. */
const FORMER_FILE = 'northbar.sqlite';

/**
 * Returns the path of the database. A database with the former name keeps it: a server of the release before may have it
 * open, and its newest rows are in a second file named after the first. Errors: throws when there are two.
 */
export function sqlitePath(dataDir: string): string {
  const [path, former] = [join(dataDir, SQLITE_FILE), join(dataDir, FORMER_FILE)];
  if (!existsSync(former)) return path;
  if (existsSync(path))
    throw new Error(
      `there are two, ${SQLITE_FILE} and ${FORMER_FILE}, as when an older release was started in between. Nothing was changed: move one into a folder of its own, where DATA_DIR=<folder> npm run leads -- list shows what it holds`,
    );
  return former;
}

const OWNER_ONLY = 0o600;

/**
 * Makes an empty file that only its owner may read, for SQLite to fill: by itself it makes them for everybody, and what
 * it puts beside a file is as open as the file. One that is there stays as it is, and is not even opened: to close it
 * would end the locks that this process has on it.
 */
export function createForOwner(path: string): void {
  try {
    closeSync(openSync(path, 'wx', OWNER_ONLY));
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
  }
}

/** A process that opens the database while it is being replaced waits this long, in ms. */
const WAIT_MS = 5_000;

/**
 * Locks a database file: `shared` among all who use it, or `alone` for whoever replaces it. Returns the function that
 * unlocks it. The lock is SQLite's own, on an empty file beside the database, and ends with the process, however that
 * ends. Errors: throws when another process has the other lock.
 */
export function lockDatabase(path: string, how: 'shared' | 'alone'): () => void {
  createForOwner(`${path}.lock`);
  const lock = new DatabaseSync(`${path}.lock`, { timeout: how === 'shared' ? WAIT_MS : 0 });
  try {
    lock.exec(how === 'shared' ? 'begin; select 1 from sqlite_schema' : 'begin exclusive');
  } catch {
    lock.close();
    throw new Error(
      how === 'shared' ? 'a restore is under way' : 'it is in use: stop the server first',
    );
  }
  return () => lock.close();
}
