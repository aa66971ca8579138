import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { slugOf } from '../text/slug.ts';
import { contentDirectory } from './read-content.ts';
import { readSource } from './source.ts';

/** Size of a picture in units of its drawing: the ratio is 4 to 3. */
export const PICTURE = { width: 800, height: 600 } as const;

/** A drawing in `content/article-pictures/`. */
type ArticlePicture = {
  name: string;
  /** The drawing with letters as outlines, so that it needs no typeface. */
  svg: string;
  /** The <title> of the drawing, as its alternative text. */
  alt: string;
  /** The elements of the drawing with letters as text, for a page with our typefaces; undefined if there is no such file. */
  texts: string | undefined;
};

const NAMED = /^plate:([\w-]+)$/;
const PHOTO = /^[\w-]+\.(?:jpe?g|png|webp|avif)$/i;
const DEFAULT = 'default';
const TITLE = /<title>([^<]*)<\/title>\s*/;
const SVG_TAG = /^<svg [^>]*>\s*|\s*<\/svg>\s*$/g;

const folder = () => join(contentDirectory(process.env), 'article-pictures');
/** Returns whether the featured image of an article is a file such as "desk.jpg", not a drawing. */
export const isPhoto = (featuredImage: string) => PHOTO.test(featuredImage);
export const photoFile = (name: string) => join(folder(), name);
export const readPhoto = (name: string) => readFileSync(photoFile(name));
const fileOf = (name: string, form = '') => join(folder(), `${name}${form}.svg`);
const decoded = (text: string) =>
  text
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&quot;', '"')
    .replaceAll('&amp;', '&');

function readPicture(name: string): ArticlePicture {
  const svg = readSource(fileOf(name));
  const alt = TITLE.exec(svg)?.[1];
  if (!alt) throw new Error(`${fileOf(name)}: expected a <title> that says what the picture shows`);
  const withTexts = fileOf(name, '.text');
  const texts = existsSync(withTexts)
    ? readSource(withTexts).replaceAll(SVG_TAG, '').replace(TITLE, '').replaceAll('>\n<', '><')
    : undefined;
  return { name, svg, alt: decoded(alt), texts };
}

/** Cached, because thousands of articles share the pictures of a few categories. */
const known = new Map<string, ArticlePicture>();
export const articlePicture = (name: string) => known.getOrInsertComputed(name, readPicture);

const PHOTO_ENDINGS = ['jpg', 'jpeg', 'png', 'webp', 'avif'];
const exists = (file: string) => existsSync(join(folder(), file));

/**
 * Returns the existing picture with a name, written with or without its ending: "plate:desk" for a drawing, "desk.jpg" for
 * a photograph. Returns undefined if there is none.
 */
export function findPicture(name: string): string | undefined {
  const plain = name.replace(/^plate:/, '');
  if (!/^[\w-]+(?:\.\w+)?$/.test(plain) || plain === DEFAULT) return undefined;
  if (isPhoto(plain)) return exists(plain) ? plain : undefined;
  const stem = plain.replace(/\.svg$/i, '');
  if (exists(`${stem}.svg`)) return `plate:${stem}`;
  return PHOTO_ENDINGS.map((ending) => `${stem}.${ending}`).find(exists);
}

/**
 * Returns the name of an article's picture: the file or drawing in its featured image ("desk.jpg", "plate:<name>"), else the
 * drawing of its category, else the default drawing.
 */
export function pictureName(featuredImage: string, category: string): string {
  if (isPhoto(featuredImage)) return featuredImage;
  const [, named = ''] = NAMED.exec(featuredImage) ?? [];
  const names = [named, `category-${slugOf(category)}`].filter(
    (name) => name !== '' && name !== DEFAULT,
  );
  return names.find((name) => existsSync(fileOf(name))) ?? DEFAULT;
}
