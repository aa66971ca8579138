import { realpathSync } from 'node:fs';
import { basename, dirname, extname, join } from 'node:path';
import { COLLECTIONS, collectionOf } from '../../src/collections.ts';
import type { Collection } from '../../src/content/check-content.ts';
import { listFiles } from '../../src/content/files.ts';

const ALL = Object.values<Collection>(COLLECTIONS);

/**
 * Returns the paths of all files that can be edited, in the content folder. Symbolic links are left out.
 */
export function contentFiles(folder: string): string[] {
  const root = realpathSync(folder);
  return listFiles(root, ALL)
    .files.map(({ path }) => path)
    .filter((path) => realpathSync(join(root, path)) === join(root, path))
    .sort();
}

/** The folders whose files can be created, copied, renamed and deleted, with the name for a file. */
export const KINDS = ALL.flatMap(({ path: folder, newFile: name, extension = '.yaml' }) =>
  name ? [{ folder, name, extension }] : [],
);

const NAME = /^[a-z0-9]+(-[a-z0-9]+)*$/;

/** Returns whether a new file can have this path. */
export function isPathOfKind(path: string): boolean {
  const extension = extname(path);
  return KINDS.some(
    (kind) =>
      dirname(path) === kind.folder &&
      extension === kind.extension &&
      NAME.test(basename(path, extension)),
  );
}

/** Title of the group for all other files. */
const OTHERS = 'Texts and menus';
const titleOf = (path: string) => collectionOf(path)?.title ?? OTHERS;

/** Returns the files by group, in the order of the collections. */
export function groupsOf(files: readonly string[]) {
  const titles = new Set([...ALL.flatMap(({ title }) => title ?? []), OTHERS]);
  return [...titles]
    .map((name) => ({ name, files: files.filter((path) => titleOf(path) === name) }))
    .filter((group) => group.files.length);
}
