import { readdirSync, realpathSync, type Stats, statSync } from 'node:fs';
import { basename, extname, join } from 'node:path';
import { slugOf } from '../text/slug.ts';

/** The name of a file without its ending: the last part of its page's address, where it has one. */
export const nameOf = (file: string) => basename(file, extname(file));

/** What a content file ends in: markdown with a header block, or YAML alone. */
export type ContentExtension = '.md' | '.yaml';

/** A note to whoever works here, such as LICENSE.md: in capitals, because what is in small letters is meant to be read. */
const NOTE = /^[A-Z][A-Z0-9 _-]*\.(?:md|txt)$/;
const README = /^readme\.(?:md|txt)$/i;

/** What systems and editors leave beside files: .DS_Store, ._a.md, Thumbs.db, ~$a.docx, a.md~, .a.md.swp, #a.md#. */
const LEFTOVER =
  /^(?:\.|~\$|#.*#$|thumbs\.db$|desktop\.ini$|icon\r$)|~$|\.(?:bak|orig|rej|tmp|part|sw[a-z])$/i;

/** What a person writes words in: none of it is passed over without a word. */
const WORDS = /\.(?:ya?ml|mdx?|markdown|txt|rtf|docx?|odt|pages|html?)$/i;

/** Whether a file by that name is no content, whatever it ends in. */
export const isBesideContent = (name: string) =>
  NOTE.test(name) || README.test(name) || LEFTOVER.test(name);

/** What a path leads to; undefined: a link that leads nowhere or in a circle, or nothing at all. */
function statsOf(path: string): Stats | undefined {
  try {
    return statSync(path);
  } catch {
    return undefined;
  }
}

/** What is wrong with the name of a file whose name makes an address. */
function nameMistake(
  name: string,
  extension: ContentExtension,
  isAddress: boolean,
): string | undefined {
  const end = extname(name);
  const given = basename(name, end);
  if (end !== extension) {
    if (end.toLowerCase() === extension)
      return `name of the file: expected small letters, such as ${name.toLowerCase()}`;
    return `expected a file that ends in ${extension}`;
  }
  if (given !== given.toLowerCase())
    return `name of the file: expected small letters, such as ${name.toLowerCase()}`;
  if (isAddress && given !== slugOf(given))
    return `name of the file: expected letters, digits and single hyphens, such as ${slugOf(given) || 'name'}${extension}`;
  return undefined;
}

type FolderOptions = {
  /** What is read in the folder by itself. */
  besides?: readonly string[];
  /** Whether names become parts of addresses, as they stand. */
  isAddress?: boolean;
};

/**
 * The content files of a folder in the order of names, without notes and what lies beside them by accident.
 * Errors: throws, with its path, on what somebody may have meant as content and nothing would read.
 */
export function filesOfFolder(
  folder: string,
  extension: ContentExtension,
  { besides = [], isAddress = true }: FolderOptions = {},
): string[] {
  const names = readdirSync(folder).filter(
    (name) => !isBesideContent(name) && !besides.includes(name),
  );
  return names.sort().flatMap((name) => {
    const path = join(folder, name);
    const stats = statsOf(path);
    const refuse = (what: string) => {
      throw new Error(`${path}: ${what}`);
    };
    if (stats?.isDirectory())
      return refuse(`expected files, found a folder: nothing in it is read`);
    if (!WORDS.test(name)) return [];
    if (!stats?.isFile()) return refuse('expected a file, found a link that leads to none');
    const mistake = nameMistake(name, extension, isAddress);
    return mistake ? refuse(mistake) : [path];
  });
}

/**
 * Errors: throws on a file of words in the folder itself that nothing reads, `read` being the names that something does.
 */
export function refuseUnread(folder: string, read: readonly string[]): void {
  const unread = readdirSync(folder).find(
    (name) => WORDS.test(name) && !isBesideContent(name) && !read.includes(name),
  );
  if (unread)
    throw new Error(
      `${join(folder, unread)}: expected one of ${read.join(', ')}: nothing reads a file by this name`,
    );
}

/**
 * Every file at or below a path in the order of names, through links too; none where nothing is. A folder within itself, by
 * a link, is passed over.
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
