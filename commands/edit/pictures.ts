import { existsSync, readdirSync, readFileSync, realpathSync, renameSync, rmSync } from 'node:fs';
import { extname, join } from 'node:path';
import { contentType } from '../../server/serving/headers.ts';
import { checkPhoto, openUpright } from '../../src/content/export-photo.ts';
import { nameOf } from '../../src/content/files.ts';
import { slugOf } from '../../src/text/slug.ts';
import { isPathOfKind, writeAtomically } from './content-files.ts';
import { UnknownFile } from './store.ts';

const ARTICLE_PICTURES = 'article-pictures';
const PORTRAITS = 'team/portraits';
const PICTURE_FILE = /.\.(?:avif|jpe?g|png|svg|webp)$/i;
/** No page shows a larger picture. */
const MAX_EDGE_PIXELS = 2400;
const QUALITY = 90;

const folderFor = (path: string) => (path.startsWith('team/') ? PORTRAITS : ARTICLE_PICTURES);
/** Throws for a symbolic link, which may lead out of the content folder. */
function pictureFolder(folder: string, subfolder: string): string {
  const path = join(realpathSync(folder), subfolder);
  if (existsSync(path) && realpathSync(path) !== path) throw new UnknownFile(subfolder);
  return path;
}

function namesIn(path: string): string[] {
  if (!existsSync(path)) return [];
  const files = readdirSync(path, { withFileTypes: true }).filter((entry) => entry.isFile());
  return files.map(({ name }) => name).filter((name) => PICTURE_FILE.test(name));
}

export function pictureFor(folder: string, path: string, name: string) {
  const subfolder = folderFor(path);
  const pictures = pictureFolder(folder, subfolder);
  const fileName = namesIn(pictures).find((pictureName) =>
    subfolder === PORTRAITS ? nameOf(pictureName) === nameOf(path) : pictureName === name,
  );
  if (!fileName) return undefined;
  return { bytes: readFileSync(join(pictures, fileName)), type: contentType(fileName) };
}

function freeName(
  takenNames: readonly string[],
  name: string,
  extension: string,
  count = 1,
): string {
  const fileName = `${name}${count > 1 ? `-${count}` : ''}.${extension}`;
  return takenNames.includes(fileName)
    ? freeName(takenNames, name, extension, count + 1)
    : fileName;
}

// Saves the picture upright and without camera data. A portrait replaces the old portrait.
export async function savePicture(
  folder: string,
  path: string,
  uploadName: string,
  bytes: Buffer,
): Promise<string> {
  const subfolder = folderFor(path);
  const isPortrait = subfolder === PORTRAITS;
  if (!/^(?:team|blog)\//.test(path) || (isPortrait && !isPathOfKind(path)))
    throw new UnknownFile(path);
  const { extension } = await checkPhoto(bytes).catch((error: Error) => {
    throw new Error(`Expected ${error.message}. Nothing was saved.`);
  });
  const resized = await openUpright(bytes)
    .resize(MAX_EDGE_PIXELS, MAX_EDGE_PIXELS, { fit: 'inside', withoutEnlargement: true })
    .toFormat(extension === 'jpg' ? 'jpeg' : (extension as 'png' | 'webp' | 'avif'), {
      quality: QUALITY,
    })
    .toBuffer();
  const pictures = pictureFolder(folder, subfolder);
  const names = namesIn(pictures);
  const name = isPortrait
    ? `${nameOf(path)}.${extension}`
    : freeName(names, slugOf(nameOf(uploadName)) || 'picture', extension);
  writeAtomically(join(pictures, name), resized);
  for (const oldName of names)
    if (isPortrait && oldName !== name && nameOf(oldName) === nameOf(path))
      rmSync(join(pictures, oldName));
  return name;
}

/** Renames the portrait of a person's file, or deletes the portrait if there is no `to`. */
export function movePortrait(folder: string, path: string, to?: string) {
  if (folderFor(path) !== PORTRAITS) return;
  const pictures = pictureFolder(folder, PORTRAITS);
  for (const name of namesIn(pictures).filter(
    (pictureName) => nameOf(pictureName) === nameOf(path),
  )) {
    if (to) renameSync(join(pictures, name), join(pictures, nameOf(to) + extname(name)));
    else rmSync(join(pictures, name));
  }
}
