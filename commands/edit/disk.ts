import { createHash, randomUUID } from 'node:crypto';
import {
  closeSync,
  existsSync,
  fsyncSync,
  lstatSync,
  mkdirSync,
  openSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { basename, dirname, join } from 'node:path';

/** The digest of a file that does not exist yet. */
export const NEW_FILE_DIGEST = '';
const FILE_MODE = 0o644;
export const digestOf = (bytes: Buffer) => createHash('sha256').update(bytes).digest('hex');

/** Writes a temporary file and renames it, so that no reader sees half of the text. */
export function writeAtomically(file: string, text: string | Buffer) {
  mkdirSync(dirname(file), { recursive: true });
  const beside = join(dirname(file), `.${basename(file)}.${randomUUID()}`);
  try {
    const handle = openSync(beside, 'wx', existsSync(file) ? lstatSync(file).mode : FILE_MODE);
    try {
      writeFileSync(handle, text);
      fsyncSync(handle);
    } finally {
      closeSync(handle);
    }
    renameSync(beside, file);
  } finally {
    rmSync(beside, { force: true });
  }
}

/**
 * Returns the bytes of a file if they have not changed since the editor opened it, else undefined. A new file gives empty
 * bytes if no file has its name.
 */
export function readUnchanged(file: string, digest: string): Buffer | undefined {
  const isThere = existsSync(file);
  if (digest === NEW_FILE_DIGEST) return isThere ? undefined : Buffer.from('');
  const bytes = isThere ? readFileSync(file) : undefined;
  return bytes && digestOf(bytes) === digest ? bytes : undefined;
}
