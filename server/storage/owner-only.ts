import { closeSync, openSync } from 'node:fs';

/** Read and written by its owner alone. */
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
