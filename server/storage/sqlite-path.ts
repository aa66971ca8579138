import { join } from 'node:path';

/** File in the data directory that holds everything when no PostgreSQL is configured. */
const SQLITE_FILE = 'northbar.sqlite';
export const sqlitePath = (dataDir: string) => join(dataDir, SQLITE_FILE);
