import { readdirSync, realpathSync, type Stats, statSync } from 'node:fs';
import { basename, dirname, extname, join } from 'node:path';
import { slugOf } from '../text/slug.ts';
import { Mistake } from './mistake.ts';

/** Returns the name of a file without its ending. For many kinds it is the last part of the page's address. */
export const nameOf = (file: string) => basename(file, extname(file));

/** Matches a note for contributors, such as LICENSE.md: its name is in capitals, unlike those of content files. */
const NOTE = /^[A-Z][A-Z0-9 _-]*\.(?:md|txt)$/;
const README = /^readme\.(?:md|txt)$/i;
/**
 * Matches files that systems and editors create beside others: .DS_Store, ._a.md, Thumbs.db, ~$a.docx, a.md~,
 * .a.md.swp, #a.md#.
 */
const LEFTOVER =
  /^(?:\.|~\$|#.*#$|thumbs\.db$|desktop\.ini$|icon\r$)|~$|\.(?:bak|orig|rej|tmp|part|sw[a-z])$/i;
/** Matches files in which people write texts: such a file is a mistake if nothing reads it. */
const TEXTS = /\.(?:ya?ml|mdx?|markdown|txt|rtf|docx?|odt|pages|html?)$/i;
/** Folders of the content with pictures, fonts and styles. */
const MEDIA = ['brand', 'article-pictures', 'team/portraits'];

/** Returns whether a file is not content by its name: a note, or a file of a system or an editor. */
export const isBesideContent = (name: string) =>
  NOTE.test(name) || README.test(name) || LEFTOVER.test(name);

/** Returns the stats of a path; undefined if it does not exist or is a broken or circular link. */
function statsOf(path: string): Stats | undefined {
  try {
    return statSync(path);
  } catch {
    return undefined;
  }
}

/**
 * Returns all files at or below a path in the order of names, also through links; an empty list if the path does not exist. A
 * link from a folder to itself or to a parent is ignored.
 */
export function filesBelow(path: string, within: readonly string[] = []): string[] {
  const stats = statsOf(path);
  if (!stats) return [];
  if (!stats.isDirectory()) return stats.isFile() ? [path] : [];
  const real = realpathSync(path);
  if (within.includes(real)) return [];
  return readdirSync(path)
    .sort()
    .flatMap((name) => filesBelow(join(path, name), [...within, real]));
}

/** The location of a kind of content in the content folder. */
export type ContentLocation = {
  /** A file, or a folder of files. */
  path: string;
  /** Extension of the files in a folder; .yaml by default. */
  extension?: '.md' | '.yaml';
  /** Names of the required files of a folder, if the folder has no other files. */
  names?: readonly string[];
  /** True if a site may be without the file. */
  isOptional?: boolean;
  /** True if no address contains the names of the files. */
  hasFreeNames?: boolean;
};

/** Returns the fixed paths of a location; undefined for a folder of files with any names. */
export function fixedPaths({
  path,
  names,
  extension = '.yaml',
}: ContentLocation): string[] | undefined {
  if (extname(path)) return [path];
  return names?.map((name) => `${path}/${name}${extension}`);
}

/** Returns whether a file belongs to a location. Its name need not be valid. */
const isIn = (path: string, place: ContentLocation) =>
  fixedPaths(place)?.includes(path) ?? dirname(path) === place.path;

/** Returns the location of a file. A location that names the file takes precedence over a folder. */
export const locationOf = <P extends ContentLocation>(
  path: string,
  places: readonly P[],
): P | undefined =>
  places.find((place) => fixedPaths(place)?.includes(path)) ??
  places.find((place) => isIn(path, place));

/** Returns the mistake in the name of a file; undefined if it has none. */
function nameMistake(path: string, { extension = '.yaml', hasFreeNames = false }: ContentLocation) {
  const name = basename(path);
  const end = extname(name);
  const stem = basename(name, end);
  if (end.toLowerCase() !== extension) return `expected a file that ends in ${extension}`;
  if (name !== name.toLowerCase())
    return `name of the file: expected small letters, such as ${name.toLowerCase()}`;
  if (!hasFreeNames && stem !== slugOf(stem))
    return `name of the file: expected letters, digits and single hyphens, such as ${slugOf(stem) || 'name'}${extension}`;
  return undefined;
}

/** Returns the message about a file that belongs to no location. */
function unread(path: string, places: readonly ContentLocation[]) {
  const beside = places
    .flatMap((place) => fixedPaths(place) ?? [])
    .filter((other) => dirname(other) === dirname(path))
    .map((other) => basename(other));
  const expected = beside.length ? `expected one of ${beside.join(', ')}: ` : '';
  return `${expected}the site does not read a file with this name`;
}

/** The files of a content folder with their paths in it, and mistakes in names. */
type Listed<P> = { files: { path: string; place: P }[]; mistakes: [string, Mistake][] };

/**
 * Lists the content of a folder. Notes and files of systems and editors are ignored. A text file that the site does not read
 * is a mistake. `isOff` returns true for locations whose files are ignored.
 */
export function listFiles<P extends ContentLocation>(
  folder: string,
  places: readonly P[],
  isOff: (place: P) => boolean = () => false,
): Listed<P> {
  const { files, mistakes }: Listed<P> = { files: [], mistakes: [] };
  const refuse = (path: string, text: string) =>
    mistakes.push([path, new Mistake(undefined, undefined, text)]);
  const isRead = (path: string) =>
    path === '.' ||
    places.some(
      (place) => [place.path, dirname(place.path)].includes(path) || place.path.startsWith(path),
    );
  const addFile = (path: string) => {
    const place = locationOf(path, places);
    if (place && isOff(place)) return;
    const mistake = place ? nameMistake(path, place) : unread(path, places);
    if (mistake) refuse(path, mistake);
    else if (place) files.push({ path, place });
  };
  const walk = (below: string, within: readonly string[]) => {
    const real = realpathSync(join(folder, below));
    if (within.includes(real)) {
      refuse(below, 'expected files, found a folder within itself');
      return;
    }
    for (const name of readdirSync(join(folder, below)).sort()) {
      const path = below === '.' ? name : `${below}/${name}`;
      if (isBesideContent(name) || MEDIA.includes(path)) continue;
      const stats = statsOf(join(folder, path));
      if (stats?.isDirectory() && isRead(path)) walk(path, [...within, real]);
      else if (stats?.isDirectory())
        refuse(path, 'expected files, found a folder that is not read');
      else if (TEXTS.test(name) && stats?.isFile()) addFile(path);
      else if (TEXTS.test(name)) refuse(path, 'expected a file, found a broken link');
    }
  };
  if (statsOf(folder)?.isDirectory()) walk('.', []);
  else refuse('', 'expected a folder of content, found none');
  const present = new Set(files.map(({ path }) => path));
  for (const place of places.filter((each) => !each.isOptional && !isOff(each)))
    for (const path of fixedPaths(place) ?? [])
      if (!present.has(path)) refuse(path, 'expected this file, found none');
  return { files, mistakes };
}
