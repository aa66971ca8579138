import { readdirSync } from 'node:fs';
import { resolve } from 'node:path';

/** SITE_DIR may name another build. */
export const DIST = resolve(import.meta.dirname, '..', '..', process.env.SITE_DIR || 'dist');

/** Returns paths of HTML files, sorted. Throws when there is no build. */
export function pageFiles(): string[] {
  return readdirSync(DIST, { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.html'))
    .map((name) => name.replaceAll('\\', '/'))
    .sort();
}
