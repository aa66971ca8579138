import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { slugOf } from '../text/slug.ts';
import { contentDirectory } from './read-content.ts';
import { readSource } from './source.ts';

export const PICTURE = { width: 800, height: 600 } as const;

type ArticlePicture = {
  name: string;
  svg: string;
  alt: string;
  /** The elements with letters as text, for a page with our typefaces. */
  texts: string | undefined;
};

const DRAWING_NAME = /^plate:([\w-]+)$/;
const PHOTO_FILE = /^[\w-]+\.(?:jpe?g|png|webp|avif)$/i;
const DEFAULT = 'default';
const TITLE = /<title>([^<]*)<\/title>\s*/;
const SVG_TAG = /^<svg [^>]*>\s*|\s*<\/svg>\s*$/g;

const folder = () => join(contentDirectory(process.env), 'article-pictures');
export const isPhoto = (featuredImage: string) => PHOTO_FILE.test(featuredImage);
export const photoFile = (name: string) => join(folder(), name);
export const readPhoto = (name: string) => readFileSync(photoFile(name));
const fileOf = (name: string, variant = '') => join(folder(), `${name}${variant}.svg`);
const decodeEntities = (text: string) =>
  text
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&quot;', '"')
    .replaceAll('&amp;', '&');

function readPicture(name: string): ArticlePicture {
  const svg = readSource(fileOf(name));
  const alt = TITLE.exec(svg)?.[1];
  if (!alt) throw new Error(`${fileOf(name)}: expected a <title> that says what the picture shows`);
  const textsFile = fileOf(name, '.text');
  const texts = existsSync(textsFile)
    ? readSource(textsFile).replaceAll(SVG_TAG, '').replace(TITLE, '').replaceAll('>\n<', '><')
    : undefined;
  return { name, svg, alt: decodeEntities(alt), texts };
}

const cachedPictures = new Map<string, ArticlePicture>();
export const articlePicture = (name: string) =>
  cachedPictures.getOrInsertComputed(name, readPicture);

const PHOTO_ENDINGS = ['jpg', 'jpeg', 'png', 'webp', 'avif'];
const exists = (file: string) => existsSync(join(folder(), file));

/** Accepts a name with or without its ending. Returns "plate:desk" or "desk.jpg". */
export function findPicture(name: string): string | undefined {
  const plain = name.replace(/^plate:/, '');
  if (!/^[\w-]+(?:\.\w+)?$/.test(plain) || plain === DEFAULT) return undefined;
  if (isPhoto(plain)) return exists(plain) ? plain : undefined;
  const stem = plain.replace(/\.svg$/i, '');
  if (exists(`${stem}.svg`)) return `plate:${stem}`;
  return PHOTO_ENDINGS.map((ending) => `${stem}.${ending}`).find(exists);
}

/** Returns the featured image, else the drawing of the category, else the default drawing. */
export function pictureName(featuredImage: string, category: string): string {
  if (isPhoto(featuredImage)) return featuredImage;
  const [, drawing = ''] = DRAWING_NAME.exec(featuredImage) ?? [];
  const names = [drawing, `category-${slugOf(category)}`].filter(
    (name) => name !== '' && name !== DEFAULT,
  );
  return names.find((name) => existsSync(fileOf(name))) ?? DEFAULT;
}
