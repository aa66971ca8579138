import { realpathSync, rmSync } from 'node:fs';
import { dirname, extname, join } from 'node:path';
import { decoded, writableSource } from '../../src/content/source.ts';
import {
  mentionsOf,
  ownPage,
  redirect,
  redirectMoved,
  renamedIn,
  waits,
  withFormerAddress,
} from './addresses.ts';
import { isPathOfKind } from './content-files.ts';
import { editedOf, withEdited } from './content-text.ts';
import { NEW, unchanged, writeWhole } from './disk.ts';
import { mistakesOf } from './mistakes.ts';
import { movePortrait } from './pictures.ts';
import { known } from './store.ts';

export type FileRequest = { path: string; digest: string };

/** Errors: throws on a file that is of no kind that comes and goes, and on one that somebody else has changed. */
function opened(folder: string, { path, digest }: FileRequest) {
  const file = known(folder, path);
  if (!isPathOfKind(path)) throw new Error(`${path} stays where it is: the site needs it`);
  const bytes = unchanged(file, digest);
  if (!bytes)
    throw new Error(
      `${path} has changed on the disk since it was opened here. Nothing was written.`,
    );
  const source = bytes.toString('utf8');
  return { file, source, edited: editedOf(path, decoded(bytes)) };
}

/** What led to the page of a file, with the lines of other files that lead to it or name it. */
export function mentions(folder: string, file: FileRequest) {
  const { edited } = opened(folder, file);
  return mentionsOf(folder, file.path, ownPage(file.path, edited.fields));
}

/**
 * Gives a file another name: its page moves, its old address leads to the new one, and the other files that lead to it or
 * name it say the new name, and a portrait goes by it. The new path. Errors: throws, and nothing is written.
 */
export function rename(folder: string, file: FileRequest, name: string): string {
  const { path } = file;
  const { file: onDisk, source, edited } = opened(folder, file);
  const to = `${dirname(path)}/${name}${extname(path)}`;
  if (!isPathOfKind(to))
    throw new Error('A name has small letters, digits and single hyphens, such as my-article');
  const isArticle = path.startsWith('blog/');
  const from = ownPage(path, edited.fields);
  const fields = isArticle
    ? withFormerAddress(path, edited.fields, { ...edited.fields, slug: name })
    : edited.fields;
  const text = withEdited(path, source, { ...edited, fields });
  const [mistake] = mistakesOf(folder, to, text, path);
  if (mistake) throw new Error(`${mistake.field} ${mistake.message}`.trim());
  const target = join(realpathSync(folder), to);
  if (to !== path && !unchanged(target, NEW))
    throw new Error(`${to} is there already: choose another name`);
  const address = ownPage(to, fields);
  const others = new Set(mentionsOf(folder, path, from).map((mention) => mention.path));
  const renamed = [...others].map((other) => {
    const place = join(realpathSync(folder), other);
    const old = writableSource(place);
    return [place, renamedIn(old, { path, address: from }, { path: to, address })] as const;
  });
  writeWhole(target, text);
  for (const [place, changed] of renamed) writeWhole(place, changed);
  if (!isArticle) redirectMoved(folder, from, address);
  if (to === path) return to;
  movePortrait(folder, path, to);
  // Last: a disk that is full in between has lost nothing.
  rmSync(onDisk);
  return to;
}

/**
 * Takes a file away. The addresses of its page lead to another page, or answer that it is gone; those of an article that
 * was never out answer nothing. Errors: throws, and nothing is written.
 */
export function remove(folder: string, file: FileRequest, to: string): void {
  const { file: onDisk, edited } = opened(folder, file);
  if (to && !/^\/[^\s?]*$/.test(to))
    throw new Error('The other page is a path of this site, such as /blog');
  const address = ownPage(file.path, edited.fields);
  const former = Array.isArray(edited.fields.former) ? (edited.fields.former as string[]) : [];
  const isOut = address && !waits(file.path, edited.fields);
  movePortrait(folder, file.path);
  rmSync(onDisk);
  if (isOut)
    for (const from of [...former.map((slug) => `${dirname(address)}/${slug}`), address])
      redirect(folder, from, to || undefined);
}
