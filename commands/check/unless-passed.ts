import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { hashOf } from '../../build/fingerprint.ts';

type Found = { code: number; output: string };
/** What a check reads, below a folder, and the file there that keeps the hash of what it has passed with. */
type Reads = { root: string; sources: readonly string[]; kept: string };

function keptHash(file: string) {
  try {
    return readFileSync(file, 'utf8');
  } catch {
    return undefined;
  }
}

/**
 * Runs a check unless it has passed with the very same files. What it has found otherwise is never kept, nor what it
 * has found of files that somebody changed meanwhile.
 */
export async function unlessPassed({ root, sources, kept }: Reads, check: () => Promise<Found>) {
  const file = join(root, kept);
  const before = hashOf(root, sources);
  if (keptHash(file) === before) return { code: 0, output: 'as it was when this passed' };
  const found = await check();
  if (found.code === 0 && hashOf(root, sources) === before) {
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, before);
  }
  return found;
}
