import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** `tmpdir()` reads these on Unix and on Windows. */
const SETTINGS = ['TMPDIR', 'TEMP', 'TMP'];
/**
 * PostgreSQL runs as another user when we are root; that user may pass through but read nothing.
 */
const MAY_PASS = 0o711;

/**
 * Gives a run of Vitest or Playwright its own temporary folder, which is removed when its process
 * ends. The name is short because the path of a socket is limited.
 */
export default function setup() {
  const folder = mkdtempSync(join(tmpdir(), 'nb-'));
  chmodSync(folder, MAY_PASS);
  for (const name of SETTINGS) process.env[name] = folder;
  // Every worker, browser and database of the run has ended by then.
  process.once('exit', () => rmSync(folder, { recursive: true, force: true, maxRetries: 3 }));
}
