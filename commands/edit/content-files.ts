import { createHash, randomUUID } from 'node:crypto';
import {
  closeSync,
  existsSync,
  fsyncSync,
  lstatSync,
  mkdirSync,
  openSync,
  readFileSync,
  realpathSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { basename, dirname, extname, join } from 'node:path';
import { COLLECTIONS, collectionOf } from '../../src/collections.ts';
import type { Collection } from '../../src/content/check-content.ts';
import { listFiles } from '../../src/content/files.ts';

export const NEW_FILE_DIGEST = '';
const FILE_MODE = 0o644;
export const digestOf = (bytes: Buffer) => createHash('sha256').update(bytes).digest('hex');

/** Writes a temporary file and renames it, so that no reader sees half of the text. */
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

/** Returns undefined if the file has changed since it was opened, and no bytes for a new file. */
export function readUnchanged(file: string, digest: string): Buffer | undefined {
  const exists = existsSync(file);
  if (digest === NEW_FILE_DIGEST) return exists ? undefined : Buffer.from('');
  const bytes = exists ? readFileSync(file) : undefined;
  return bytes && digestOf(bytes) === digest ? bytes : undefined;
}

const ALL_COLLECTIONS = Object.values<Collection>(COLLECTIONS);

/** Symbolic links are left out. */
export function contentFiles(folder: string): string[] {
  const root = realpathSync(folder);
  return listFiles(root, ALL_COLLECTIONS)
    .files.filter((path) => realpathSync(join(root, path)) === join(root, path))
    .sort();
}

/** Kinds of files that the editor can add. */
export const KINDS = ALL_COLLECTIONS.flatMap(
  ({ path: folder, newFile: name, extension = '.yaml' }) =>
    name ? [{ folder, name, extension }] : [],
);

const FILE_NAME = /^[a-z0-9]+(-[a-z0-9]+)*$/;

export function isPathOfKind(path: string): boolean {
  const extension = extname(path);
  return KINDS.some(
    (kind) =>
      dirname(path) === kind.folder &&
      extension === kind.extension &&
      FILE_NAME.test(basename(path, extension)),
  );
}

const DEFAULT_TITLE = 'Texts and menus';
const titleOf = (path: string) => collectionOf(path)?.title ?? DEFAULT_TITLE;

export function groupFiles(files: readonly string[]) {
  const titles = new Set([...ALL_COLLECTIONS.flatMap(({ title }) => title ?? []), DEFAULT_TITLE]);
  return [...titles]
    .map((name) => ({ name, files: files.filter((path) => titleOf(path) === name) }))
    .filter((group) => group.files.length);
}
