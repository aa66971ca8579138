import { readdirSync } from 'node:fs';
import { resolve } from 'node:path';

/** Where the pages lie that this run tests: in `dist`, or where SITE_DIR says. */
export const DIST = resolve(import.meta.dirname, '..', '..', process.env.SITE_DIR || 'dist');

/** Paths of the HTML files of the build, sorted. Errors: throws when there is no build. */
export function pageFiles(): string[] {
  return readdirSync(DIST, { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.html'))
    .map((name) => name.replaceAll('\\', '/'))
    .sort();
}
