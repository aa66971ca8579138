import { createHash } from 'node:crypto';
import sharp from 'sharp';
import { type KeptFiles, keptFiles } from '../content/kept-files.ts';

/** Survives builds; a picture is exported again only when it changes. */
const CACHE = 'node_modules/.cache/pictures';
/**
 * Flat areas and smooth letters: sixteen colors hold them all, and WebP without loss packs two of such pixels into a
 * byte. That is half of what AVIF takes, in a third of its time, and letters stay sharp.
 */
const PALETTE = { palette: true, colours: 16, dither: 0, effort: 1 } as const;
const LOSSLESS = { lossless: true } as const;
const EXPORT = { png: PALETTE, webp: { ...PALETTE, ...LOSSLESS } } as const;

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
    async () => {
      const png = await sharp(Buffer.from(svg)).png(PALETTE).toBuffer();
      return format === 'png' ? png : sharp(png).webp(LOSSLESS).toBuffer();
    },
    ({ length }) => length > 0,
  );
}

/** Removes the pictures that no build has asked for in a long time. */
export const tidyPictures = async () => (await pictures()).tidy();
