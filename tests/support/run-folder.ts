import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** What `tmpdir()` reads, on Unix and on Windows. */
const SETTINGS = ['TMPDIR', 'TEMP', 'TMP'];
/**
 * PostgreSQL runs as another user when we are root: that user has to come by, and sees nothing
 * else.
 */
const MAY_PASS = 0o711;

/**
 * Gives a run of Vitest or Playwright a temporary folder of its own, which goes with its process: a
 * test that is ended half way, or leaves a folder to the system, leaves nothing behind. The name is
 * short because the path of a socket is.
 */
export default function setup() {
  const folder = mkdtempSync(join(tmpdir(), 'nb-'));
  chmodSync(folder, MAY_PASS);
  for (const name of SETTINGS) process.env[name] = folder;
  // the last of all: by then every worker, browser and database of the run has ended
  process.once('exit', () => rmSync(folder, { recursive: true, force: true, maxRetries: 3 }));
}
