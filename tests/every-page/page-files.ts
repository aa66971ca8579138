import { readdirSync } from 'node:fs';
import { join } from 'node:path';

export const DIST = join(import.meta.dirname, '..', '..', 'dist');

/** Paths of the HTML files of the build, sorted. Errors: throws when there is no build. */
export function pageFiles(): string[] {
  return readdirSync(DIST, { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.html'))
    .map((name) => name.replaceAll('\\', '/'))
    .sort();
}
