import { realpathSync, rmSync } from 'node:fs';
import { dirname, extname, join } from 'node:path';
import { decodeText, writableSource } from '../../src/content/source.ts';
import {
  mentionsOf,
  pageOfFile,
  reasonNotPublic,
  redirect,
  redirectMoved,
  renamedIn,
  withFormerAddress,
} from './addresses.ts';
import { isPathOfKind } from './content-files.ts';
import { readEditedContent, replaceEditedContent } from './content-text.ts';
import { NEW_FILE_DIGEST, readUnchanged, writeAtomically } from './disk.ts';
import { mistakesOf } from './mistakes.ts';
import { movePortrait } from './pictures.ts';
import { contentFilePath } from './store.ts';

export type FileRequest = { path: string; digest: string };

function opened(folder: string, { path, digest }: FileRequest) {
  const file = contentFilePath(folder, path);
  if (!isPathOfKind(path))
    throw new Error(`${path} cannot be renamed or deleted: the site needs it`);
  const bytes = readUnchanged(file, digest);
  if (!bytes)
    throw new Error(
      `${path} has changed on the disk since it was opened here. Nothing was written.`,
    );
  const source = bytes.toString('utf8');
  return { file, source, edited: readEditedContent(path, decodeText(bytes)) };
}

export function mentions(folder: string, file: FileRequest) {
  const { edited } = opened(folder, file);
  return mentionsOf(folder, file.path, pageOfFile(file.path, edited.fields));
}

/** Changes also the portrait, links and redirects. Errors: throws before anything is written. */
export function rename(folder: string, file: FileRequest, name: string): string {
  const { path } = file;
  const { file: onDisk, source, edited } = opened(folder, file);
  const to = `${dirname(path)}/${name}${extname(path)}`;
  if (!isPathOfKind(to))
    throw new Error('A name has small letters, digits and single hyphens, such as my-article');
  const isArticle = path.startsWith('blog/');
  const from = pageOfFile(path, edited.fields);
  const fields = isArticle
    ? withFormerAddress(path, edited.fields, { ...edited.fields, slug: name })
    : edited.fields;
  const text = replaceEditedContent(path, source, { ...edited, fields });
  const [mistake] = mistakesOf(folder, to, text, path);
  if (mistake) throw new Error(`${mistake.field} ${mistake.message}`.trim());
  const target = join(realpathSync(folder), to);
  if (to !== path && !readUnchanged(target, NEW_FILE_DIGEST))
    throw new Error(`${to} exists already: choose another name`);
  const address = pageOfFile(to, fields);
  const mentioningFiles = new Set(mentionsOf(folder, path, from).map((mention) => mention.path));
  const renamed = [...mentioningFiles].map((other) => {
    const otherFile = join(realpathSync(folder), other);
    const old = writableSource(otherFile);
    return [otherFile, renamedIn(old, { path, address: from }, { path: to, address })] as const;
  });
  writeAtomically(target, text);
  for (const [otherFile, changed] of renamed) writeAtomically(otherFile, changed);
  if (!isArticle) redirectMoved(folder, from, address);
  if (to === path) return to;
  movePortrait(folder, path, to);
  // The old file is deleted last, so that nothing is lost on a full disk.
  rmSync(onDisk);
  return to;
}

/** The old addresses redirect to the page `to`, or answer 410 if `to` is empty. */
export function remove(folder: string, file: FileRequest, to: string): void {
  const { file: onDisk, edited } = opened(folder, file);
  if (to && !/^\/[^\s?]*$/.test(to))
    throw new Error('The other page must be a path of this site, such as /blog');
  const address = pageOfFile(file.path, edited.fields);
  const former = Array.isArray(edited.fields.former) ? (edited.fields.former as string[]) : [];
  const isPublic = address && !reasonNotPublic(file.path, edited.fields);
  movePortrait(folder, file.path);
  rmSync(onDisk);
  if (isPublic)
    for (const from of [...former.map((slug) => `${dirname(address)}/${slug}`), address])
      redirect(folder, from, to || undefined);
}
