import { readdirSync, realpathSync, type Stats, statSync } from 'node:fs';
import { basename, dirname, extname, join } from 'node:path';
import { slugOf } from '../text/slug.ts';
import { Mistake } from './mistake.ts';

/**
 * Returns the file name without the extension. In many kinds of content, this name ends the
 * page's address.
 */
export const nameOf = (file: string) => basename(file, extname(file));

/** Notes for contributors, such as LICENSE.md, have names in capitals. */
const NOTE_FILE = /^[A-Z][A-Z0-9 _-]*\.(?:md|txt)$/;
const README_FILE = /^readme\.(?:md|txt)$/i;
/** Examples: .DS_Store, ._a.md, Thumbs.db, ~$a.docx, a.md~, .a.md.swp, #a.md# */
const LEFTOVER_FILE =
  /^(?:\.|~\$|#.*#$|thumbs\.db$|desktop\.ini$|icon\r$)|~$|\.(?:bak|orig|rej|tmp|part|sw[a-z])$/i;
/**
 * File types in which people write texts. A file of these types that the site does not read is a
 * mistake.
 */
const TEXT_FILE = /\.(?:ya?ml|mdx?|markdown|txt|rtf|docx?|odt|pages|html?)$/i;
const MEDIA_FOLDERS = ['brand', 'article-pictures', 'team/portraits'];

export const isNoteOrLeftover = (name: string) =>
  NOTE_FILE.test(name) || README_FILE.test(name) || LEFTOVER_FILE.test(name);

function statsOf(path: string): Stats | undefined {
  try {
    return statSync(path);
  } catch {
    return undefined;
  }
}

/** Follows symbolic links, but not from a folder to itself or to a parent folder. */
export function filesBelow(path: string, parents: readonly string[] = []): string[] {
  const stats = statsOf(path);
  if (!stats) return [];
  if (!stats.isDirectory()) return stats.isFile() ? [path] : [];
  const realPath = realpathSync(path);
  if (parents.includes(realPath)) return [];
  return readdirSync(path)
    .sort()
    .flatMap((name) => filesBelow(join(path, name), [...parents, realPath]));
}

export type ContentLocation = {
  path: string;
  /** Extension of the files if `path` is a folder; .yaml by default. */
  extension?: '.md' | '.yaml';
  /** Names of all files in the folder, which may have no other files. */
  names?: readonly string[];
  isOptional?: boolean;
  /** The files may have any names, because no address contains these names. */
  hasFreeNames?: boolean;
};

/** Returns undefined if the files may have any names. */
export function fixedPaths({
  path,
  names,
  extension = '.yaml',
}: ContentLocation): string[] | undefined {
  if (extname(path)) return [path];
  return names?.map((name) => `${path}/${name}${extension}`);
}

const belongsTo = (path: string, location: ContentLocation) =>
  fixedPaths(location)?.includes(path) ?? dirname(path) === location.path;

/** A location that names the file takes precedence over a folder. */
export const locationOf = <Location extends ContentLocation>(
  path: string,
  locations: readonly Location[],
): Location | undefined =>
  locations.find((location) => fixedPaths(location)?.includes(path)) ??
  locations.find((location) => belongsTo(path, location));

function nameMistake(path: string, { extension = '.yaml', hasFreeNames = false }: ContentLocation) {
  const name = basename(path);
  const ending = extname(name);
  const stem = basename(name, ending);
  if (ending.toLowerCase() !== extension) return `expected a file that ends in ${extension}`;
  if (name !== name.toLowerCase())
    return `name of the file: expected small letters, such as ${name.toLowerCase()}`;
  if (!hasFreeNames && stem !== slugOf(stem))
    return `name of the file: expected letters, digits and single hyphens, such as ${slugOf(stem) || 'name'}${extension}`;
  return undefined;
}

function unexpectedFileMessage(path: string, locations: readonly ContentLocation[]) {
  const siblings = locations
    .flatMap((location) => fixedPaths(location) ?? [])
    .filter((sibling) => dirname(sibling) === dirname(path))
    .map((sibling) => basename(sibling));
  const expected = siblings.length ? `expected one of ${siblings.join(', ')}: ` : '';
  return `${expected}the site does not read a file with this name`;
}

type FileList = { files: string[]; mistakes: [string, Mistake][] };

/**
 * Lists the content files. A text file that the site does not read is a mistake, unless it is a
 * note or a leftover.
 */
export function listFiles<Location extends ContentLocation>(
  folder: string,
  locations: readonly Location[],
  isOff: (location: Location) => boolean = () => false,
): FileList {
  const { files, mistakes }: FileList = { files: [], mistakes: [] };
  const refuse = (path: string, text: string) =>
    mistakes.push([path, new Mistake(undefined, undefined, text)]);
  const isContentFolder = (path: string) =>
    locations.some((location) => `${location.path}/`.startsWith(`${path}/`));
  const addFile = (path: string) => {
    const location = locationOf(path, locations);
    if (location && isOff(location)) return;
    const mistake = location ? nameMistake(path, location) : unexpectedFileMessage(path, locations);
    if (mistake) refuse(path, mistake);
    else files.push(path);
  };
  const listFolder = (prefix: string) => {
    for (const name of readdirSync(join(folder, prefix)).sort()) {
      const path = prefix + name;
      if (isNoteOrLeftover(name) || MEDIA_FOLDERS.includes(path)) continue;
      const stats = statsOf(join(folder, path));
      if (stats?.isDirectory() && isContentFolder(path)) listFolder(`${path}/`);
      else if (stats?.isDirectory())
        refuse(path, 'expected files, found a folder that is not read');
      else if (TEXT_FILE.test(name) && stats?.isFile()) addFile(path);
      else if (TEXT_FILE.test(name)) refuse(path, 'expected a file, found a broken link');
    }
  };
  if (statsOf(folder)?.isDirectory()) listFolder('');
  else refuse('', 'expected a folder of content, found none');
  for (const location of locations.filter((entry) => !entry.isOptional && !isOff(entry)))
    for (const path of fixedPaths(location) ?? [])
      if (!files.includes(path)) refuse(path, 'expected this file, found none');
  return { files, mistakes };
}
