import { existsSync } from 'node:fs';
import { join } from 'node:path';

/** File in the data directory that holds everything when no PostgreSQL is configured. */
const SQLITE_FILE = 'site.sqlite';
/** Its name before release 1.0. */
const FORMER_FILE = 'northbar.sqlite';

/**
 * Where the database is. One with the former name keeps it: a server of the release before may have it open, and what was
 * written last stands in a second file that goes by the name of the first. Errors: there are two.
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
