import { realpathSync, rmSync } from 'node:fs';
import { dirname, extname, join } from 'node:path';
import { decodeText, readSourceUnchanged } from '../../src/content/source.ts';
import {
  addRedirect,
  findMentions,
  pageOfFile,
  reasonNotPublic,
  redirectIfMoved,
  replaceMentions,
  withFormerAddress,
} from './addresses.ts';
import { isPathOfKind, NEW_FILE_DIGEST, readUnchanged, writeAtomically } from './content-files.ts';
import { readEditedContent, replaceEditedContent } from './content-text.ts';
import { movePortrait } from './pictures.ts';
import { contentFilePath, mistakesOf } from './store.ts';

export type FileRequest = { path: string; digest: string };

function openRemovableFile(folder: string, { path, digest }: FileRequest) {
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

export function findFileMentions(folder: string, file: FileRequest) {
  const { edited } = openRemovableFile(folder, file);
  return findMentions(folder, file.path, pageOfFile(file.path, edited.fields));
}

// Renames a file and its portrait, and updates links and redirects. Throws before anything
// is written.
export function renameFile(folder: string, file: FileRequest, name: string): string {
  const { path } = file;
  const { file: oldFile, source, edited } = openRemovableFile(folder, file);
  const newPath = `${dirname(path)}/${name}${extname(path)}`;
  if (!isPathOfKind(newPath))
    throw new Error('A name has small letters, digits and single hyphens, such as my-article');
  const isArticle = path.startsWith('blog/');
  const oldAddress = pageOfFile(path, edited.fields);
  const fields = isArticle
    ? withFormerAddress(path, edited.fields, { ...edited.fields, slug: name })
    : edited.fields;
  const text = replaceEditedContent(path, source, { ...edited, fields });
  const [mistake] = mistakesOf(folder, newPath, text, path);
  if (mistake) throw new Error(`${mistake.field} ${mistake.message}`.trim());
  const newFile = join(realpathSync(folder), newPath);
  if (newPath !== path && !readUnchanged(newFile, NEW_FILE_DIGEST))
    throw new Error(`${newPath} exists already: choose another name`);
  const newAddress = pageOfFile(newPath, fields);
  const mentioningFiles = new Set(
    findMentions(folder, path, oldAddress).map((mention) => mention.path),
  );
  const changedFiles = [...mentioningFiles].map((otherPath) => {
    const otherFile = join(realpathSync(folder), otherPath);
    const oldText = readSourceUnchanged(otherFile);
    return [
      otherFile,
      replaceMentions(
        oldText,
        { path, address: oldAddress },
        { path: newPath, address: newAddress },
      ),
    ] as const;
  });
  writeAtomically(newFile, text);
  for (const [otherFile, newText] of changedFiles) writeAtomically(otherFile, newText);
  if (!isArticle) redirectIfMoved(folder, oldAddress, newAddress);
  if (newPath === path) return newPath;
  movePortrait(folder, path, newPath);
  // The old file is deleted last, so that nothing is lost on a full disk.
  rmSync(oldFile);
  return newPath;
}

/** The paths of its page then redirect to the page `to`, or answer 410 if `to` is empty. */
export function deleteFile(folder: string, file: FileRequest, to: string): void {
  const { file: oldFile, edited } = openRemovableFile(folder, file);
  if (to && !/^\/[^\s?]*$/.test(to))
    throw new Error('The other page must be a path of this site, such as /blog');
  const address = pageOfFile(file.path, edited.fields);
  const formerSlugs = Array.isArray(edited.fields.former) ? (edited.fields.former as string[]) : [];
  const isPublic = address && !reasonNotPublic(file.path, edited.fields);
  movePortrait(folder, file.path);
  rmSync(oldFile);
  if (isPublic)
    for (const from of [...formerSlugs.map((slug) => `${dirname(address)}/${slug}`), address])
      addRedirect(folder, from, to || undefined);
}
