import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { textOfHtml } from '../text/html.ts';
import { slugOf } from '../text/slug.ts';
import { contentDirectory } from './read-content.ts';
import { readSource } from './source.ts';

export const PICTURE_SIZE = { width: 800, height: 600 } as const;

type ArticlePicture = {
  name: string;
  svg: string;
  alt: string;
  /** Elements of the variant in which letters are text, for a page with our typefaces. */
  textElements: string | undefined;
};

const DRAWING_NAME = /^plate:([\w-]+)$/;
const PHOTO_FILE = /^[\w-]+\.(?:jpe?g|png|webp|avif)$/i;
const DEFAULT_NAME = 'default';
const TITLE_ELEMENT = /<title>([^<]*)<\/title>\s*/;
const SVG_TAG = /^<svg [^>]*>\s*|\s*<\/svg>\s*$/g;

const folder = () => join(contentDirectory(process.env), 'article-pictures');
export const isPhoto = (featuredImage: string) => PHOTO_FILE.test(featuredImage);
export const photoFile = (name: string) => join(folder(), name);
export const readPhoto = (name: string) => readFileSync(photoFile(name));
const fileOf = (name: string, variant = '') => join(folder(), `${name}${variant}.svg`);

function readPicture(name: string): ArticlePicture {
  const svg = readSource(fileOf(name));
  const alt = TITLE_ELEMENT.exec(svg)?.[1];
  if (!alt) throw new Error(`${fileOf(name)}: expected a <title> that says what the picture shows`);
  const textElementsFile = fileOf(name, '.text');
  const textElements = existsSync(textElementsFile)
    ? readSource(textElementsFile)
        .replaceAll(SVG_TAG, '')
        .replace(TITLE_ELEMENT, '')
        .replaceAll('>\n<', '><')
    : undefined;
  return { name, svg, alt: textOfHtml(alt), textElements };
}

const cachedPictures = new Map<string, ArticlePicture>();
export const articlePicture = (name: string) =>
  cachedPictures.getOrInsertComputed(name, readPicture);

const PHOTO_ENDINGS = ['jpg', 'jpeg', 'png', 'webp', 'avif'];
const hasFile = (file: string) => existsSync(join(folder(), file));

/** Finds a picture by its name, with or without the ending. Returns "plate:desk" or "desk.jpg". */
export function findPicture(name: string): string | undefined {
  const nameOrFile = name.replace(/^plate:/, '');
  if (!/^[\w-]+(?:\.\w+)?$/.test(nameOrFile) || nameOrFile === DEFAULT_NAME) return undefined;
  if (isPhoto(nameOrFile)) return hasFile(nameOrFile) ? nameOrFile : undefined;
  const stem = nameOrFile.replace(/\.svg$/i, '');
  if (hasFile(`${stem}.svg`)) return `plate:${stem}`;
  return PHOTO_ENDINGS.map((ending) => `${stem}.${ending}`).find(hasFile);
}

/** Returns the featured image, else the drawing of the category, else the default drawing. */
export function pictureName(featuredImage: string, category: string): string {
  if (isPhoto(featuredImage)) return featuredImage;
  const [, drawing = ''] = DRAWING_NAME.exec(featuredImage) ?? [];
  const names = [drawing, `category-${slugOf(category)}`].filter(
    (name) => name !== '' && name !== DEFAULT_NAME,
  );
  return names.find((name) => existsSync(fileOf(name))) ?? DEFAULT_NAME;
}
