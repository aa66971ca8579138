import { existsSync, readdirSync, readFileSync, realpathSync, renameSync, rmSync } from 'node:fs';
import { extname, join } from 'node:path';
import { contentType } from '../../server/serving/headers.ts';
import { checkPhoto, upright } from '../../src/content/export-photo.ts';
import { nameOf } from '../../src/content/files.ts';
import { slugOf } from '../../src/text/slug.ts';
import { isPathOfKind } from './content-files.ts';
import { writeAtomically } from './disk.ts';
import { UnknownFile } from './store.ts';

const ARTICLES = 'article-pictures';
const PORTRAITS = 'team/portraits';
/** Matches the names of picture files. */
const PICTURE = /.\.(?:avif|jpe?g|png|svg|webp)$/i;
/** Longest edge of a saved picture in pixels: no page shows a larger picture. */
const EDGE_MAX = 2400;
const QUALITY = 90;

const folderFor = (path: string) => (path.startsWith('team/') ? PORTRAITS : ARTICLES);
/**
 * Returns the folder of pictures. Errors: throws if it is a symbolic link, because pictures must be written only into the
 * content folder.
 */
function placeOf(folder: string, of: string): string {
  const place = join(realpathSync(folder), of);
  if (existsSync(place) && realpathSync(place) !== place) throw new UnknownFile(of);
  return place;
}

/** Returns the names of the pictures in a folder, without symbolic links; an empty list if the folder does not exist. */
function namesIn(place: string): string[] {
  if (!existsSync(place)) return [];
  const files = readdirSync(place, { withFileTypes: true }).filter((entry) => entry.isFile());
  return files.map(({ name }) => name).filter((name) => PICTURE.test(name));
}

/** Returns the picture `name` of an article, or the portrait of the team member with the file `path`. */
export function pictureFor(folder: string, path: string, name: string) {
  const of = folderFor(path);
  const place = placeOf(folder, of);
  const found = namesIn(place).find((each) =>
    of === PORTRAITS ? nameOf(each) === nameOf(path) : each === name,
  );
  if (!found) return undefined;
  return { bytes: readFileSync(join(place, found)), type: contentType(found) };
}

/** Returns a file name that is not in `taken`: "desk.jpg", "desk-2.jpg". */
function freeName(taken: readonly string[], name: string, extension: string, count = 1): string {
  const whole = `${name}${count > 1 ? `-${count}` : ''}.${extension}`;
  return taken.includes(whole) ? freeName(taken, name, extension, count + 1) : whole;
}

/**
 * Saves a picture of an article or a team member: upright, at most EDGE_MAX pixels wide and high, without the camera's
 * data. A portrait replaces the old portrait. Returns the name of the file. Errors: throws with the fault of the picture
 * before anything is written.
 */
export async function savePicture(
  folder: string,
  path: string,
  typedName: string,
  bytes: Buffer,
): Promise<string> {
  const of = folderFor(path);
  const isPortrait = of === PORTRAITS;
  if (!/^(?:team|blog)\//.test(path) || (isPortrait && !isPathOfKind(path)))
    throw new UnknownFile(path);
  const { extension } = await checkPhoto(bytes).catch((error: Error) => {
    throw new Error(`Expected ${error.message}. Nothing was saved.`);
  });
  const resized = await upright(bytes)
    .resize(EDGE_MAX, EDGE_MAX, { fit: 'inside', withoutEnlargement: true })
    .toFormat(extension === 'jpg' ? 'jpeg' : (extension as 'png' | 'webp' | 'avif'), {
      quality: QUALITY,
    })
    .toBuffer();
  const place = placeOf(folder, of);
  const names = namesIn(place);
  const name = isPortrait
    ? `${nameOf(path)}.${extension}`
    : freeName(names, slugOf(nameOf(typedName)) || 'picture', extension);
  writeAtomically(join(place, name), resized);
  for (const other of names)
    if (isPortrait && other !== name && nameOf(other) === nameOf(path)) rmSync(join(place, other));
  return name;
}

/** Renames the portrait of a team member for the new path `to`, or deletes it without `to`. */
export function movePortrait(folder: string, path: string, to?: string) {
  if (folderFor(path) !== PORTRAITS) return;
  const place = placeOf(folder, PORTRAITS);
  for (const name of namesIn(place).filter((each) => nameOf(each) === nameOf(path))) {
    if (to) renameSync(join(place, name), join(place, nameOf(to) + extname(name)));
    else rmSync(join(place, name));
  }
}
