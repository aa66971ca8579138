import { createHash, randomUUID } from 'node:crypto';
import { existsSync } from 'node:fs';
import { mkdir, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import sharp from 'sharp';

/** Survives builds; a picture is exported again only when it changes. */
const CACHE = 'node_modules/.cache/pictures';
/** "Quality 75", as the cards of the blog ask for their pictures. */
const QUALITY = 75;
/**
 * Flat areas and smooth letters. A small palette keeps a PNG near 15 KB; AVIF and WebP keep colors as sharp as the
 * letters they belong to.
 */
const EXPORT = {
  png: { palette: true, colours: 16, dither: 0, effort: 1 },
  avif: { quality: QUALITY, effort: 1, chromaSubsampling: '4:4:4' },
  webp: { quality: QUALITY, effort: 4, smartSubsample: true },
} as const;

export type PictureFormat = keyof typeof EXPORT;

/** SVG and format in; a name of 32 letters and digits that changes when the file would. */
export function pictureHash(svg: string, format: PictureFormat) {
  return createHash('sha256').update(JSON.stringify(EXPORT[format])).update(svg).digest('hex').slice(0, 32);
}

/**
 * Path of the picture's file, exported when no build has done it before. The SVG has the picture's size in pixels.
 */
export async function keptPicture(svg: string, format: PictureFormat) {
  const file = join(CACHE, `${pictureHash(svg, format)}.${format}`);
  if (existsSync(file)) return file;
  await mkdir(CACHE, { recursive: true });
  const part = `${file}.${randomUUID()}`;
  await writeFile(part, await sharp(Buffer.from(svg)).toFormat(format, EXPORT[format]).toBuffer());
  await rename(part, file);
  return file;
}
