import { realpathSync } from 'node:fs';
import { basename, dirname, extname, join } from 'node:path';
import { COLLECTIONS, collectionOf } from '../../src/collections.ts';
import type { Collection } from '../../src/content/check-content.ts';
import { listFiles } from '../../src/content/files.ts';

const ALL_COLLECTIONS = Object.values<Collection>(COLLECTIONS);

/** Symbolic links are left out. */
export function contentFiles(folder: string): string[] {
  const root = realpathSync(folder);
  return listFiles(root, ALL_COLLECTIONS)
    .files.filter((path) => realpathSync(join(root, path)) === join(root, path))
    .sort();
}

/** The editor can add files of these kinds. */
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
