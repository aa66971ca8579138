import { closeSync, existsSync, openSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';

const SQLITE_FILE = 'site.sqlite';
/** Name of the database before release 1.0. */
const FORMER_FILE = 'northbar.sqlite';

// A database with the former name is not renamed: an older server may have it open, and its newest
// rows are in its write-ahead log. Throws if each name has a database.
export function sqlitePath(dataDir: string): string {
  const [path, formerPath] = [join(dataDir, SQLITE_FILE), join(dataDir, FORMER_FILE)];
  if (!existsSync(formerPath)) return path;
  if (existsSync(path))
    throw new Error(
      `there are two databases, ${SQLITE_FILE} and ${FORMER_FILE}: probably an older release was started in between. Nothing was changed. Move one into another folder; DATA_DIR=<folder> npm run leads -- list shows its leads`,
    );
  return formerPath;
}

const OWNER_ONLY = 0o600;

// SQLite would create a database that everybody can read. The files beside it get the same mode. A
// file that exists is not opened: closing it would end the locks of this process.
export function createForOwner(path: string): void {
  try {
    closeSync(openSync(path, 'wx', OWNER_ONLY));
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
  }
}

const RESTORE_WAIT_MS = 5_000;

// Returns the function that unlocks. The lock is SQLite's own lock on a second file, because it
// always ends with the process.
export function lockDatabase(path: string, mode: 'shared' | 'exclusive'): () => void {
  createForOwner(`${path}.lock`);
  const lock = new DatabaseSync(`${path}.lock`, {
    timeout: mode === 'shared' ? RESTORE_WAIT_MS : 0,
  });
  try {
    lock.exec(mode === 'shared' ? 'begin; select 1 from sqlite_schema' : 'begin exclusive');
  } catch {
    lock.close();
    throw new Error(
      mode === 'shared' ? 'the database is being restored' : 'it is in use: stop the server first',
    );
  }
  return () => lock.close();
}
