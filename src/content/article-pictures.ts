import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { slugOf } from '../text/slug.ts';
import { contentDirectory } from './read-content.ts';
import { readSource } from './source.ts';

/** Shape of a picture in units of its drawing, four to three. */
export const PICTURE = { width: 800, height: 600 } as const;

/** A drawing as it lies in `content/article-pictures/`. */
type ArticlePicture = {
  name: string;
  /** All letters are outlines: no typeface is needed to show it. */
  svg: string;
  /** The title in the drawing: what it shows, for a reader who does not see it. */
  alt: string;
  /** Its elements with texts as texts, for a page that has the typefaces; not every picture has this form. */
  texts: string | undefined;
};

const NAMED = /^plate:([\w-]+)$/;
const PHOTO = /^[\w-]+\.(?:jpe?g|png|webp|avif)$/i;
const DEFAULT = 'default';
const TITLE = /<title>([^<]*)<\/title>\s*/;
const SVG_TAG = /^<svg [^>]*>\s*|\s*<\/svg>\s*$/g;

const folder = () => join(contentDirectory(process.env), 'article-pictures');
/** Returns whether an article names a photograph there, such as "desk.jpg", in the place of a drawing. */
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

/** Thousands of articles share the pictures of a few categories. */
const known = new Map<string, ArticlePicture>();
export const articlePicture = (name: string) => known.getOrInsertComputed(name, readPicture);

const PHOTO_ENDINGS = ['jpg', 'jpeg', 'png', 'webp', 'avif'];
const exists = (file: string) => existsSync(join(folder(), file));

/**
 * The picture that an article names, by plain name with or without ending: "desk.jpg" for a photograph, "plate:desk" for a
 * drawing, whichever of the two is there. Undefined where there is none.
 */
export function findPicture(name: string): string | undefined {
  const plain = name.replace(/^plate:/, '');
  if (!/^[\w-]+(?:\.\w+)?$/.test(plain) || plain === DEFAULT) return undefined;
  if (isPhoto(plain)) return exists(plain) ? plain : undefined;
  const stem = plain.replace(/\.svg$/i, '');
  if (exists(`${stem}.svg`)) return `plate:${stem}`;
  return PHOTO_ENDINGS.map((ending) => `${stem}.${ending}`).find(exists);
}

/** The picture that an article names ("plate:<name>", "desk.jpg"), else that of its category, else the one of all others. */
export function pictureName(featuredImage: string, category: string): string {
  if (isPhoto(featuredImage)) return featuredImage;
  const [, named = ''] = NAMED.exec(featuredImage) ?? [];
  const names = [named, `category-${slugOf(category)}`].filter(
    (name) => name !== '' && name !== DEFAULT,
  );
  return names.find((name) => existsSync(fileOf(name))) ?? DEFAULT;
}
