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

export const NEW_FILE_DIGEST = '';
const FILE_MODE = 0o644;
export const digestOf = (bytes: Buffer) => createHash('sha256').update(bytes).digest('hex');

/** The temporary file is renamed, so that no reader sees half of the text. */
export function writeAtomically(file: string, text: string | Buffer) {
  mkdirSync(dirname(file), { recursive: true });
  const temporary = join(dirname(file), `.${basename(file)}.${randomUUID()}`);
  try {
    const handle = openSync(temporary, 'wx', existsSync(file) ? lstatSync(file).mode : FILE_MODE);
    try {
      writeFileSync(handle, text);
      fsyncSync(handle);
    } finally {
      closeSync(handle);
    }
    renameSync(temporary, file);
  } finally {
    rmSync(temporary, { force: true });
  }
}

/** Returns undefined if the file has changed since it was opened; empty bytes if it is new. */
export function readUnchanged(file: string, digest: string): Buffer | undefined {
  const exists = existsSync(file);
  if (digest === NEW_FILE_DIGEST) return exists ? undefined : Buffer.from('');
  const bytes = exists ? readFileSync(file) : undefined;
  return bytes && digestOf(bytes) === digest ? bytes : undefined;
}
