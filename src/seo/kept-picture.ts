import { createHash } from 'node:crypto';
import sharp from 'sharp';
import { type KeptFiles, keptFiles } from '../content/kept-files.ts';

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

/** 32 letters and digits that change when the file would. */
export function pictureHash(svg: string, format: PictureFormat) {
  return createHash('sha256').update(JSON.stringify(EXPORT[format])).update(svg).digest('hex').slice(0, 32);
}

let folder: Promise<KeptFiles> | undefined;
const pictures = () => (folder ??= keptFiles(CACHE));

/** The picture's file, exported when no build has done it before. The SVG has the picture's size in pixels. */
export async function keptPicture(svg: string, format: PictureFormat) {
  return (await pictures()).get(
    `${pictureHash(svg, format)}.${format}`,
    () => sharp(Buffer.from(svg)).toFormat(format, EXPORT[format]).toBuffer(),
    ({ length }) => length > 0,
  );
}

/** Removes the pictures that no build has asked for in a long time. */
export const tidyPictures = async () => (await pictures()).tidy();
