import { createHash } from 'node:crypto';
import sharp, { type PngOptions, type Sharp } from 'sharp';

/**
 * Sixteen colors are enough for drawings. Lossless WebP then packs two pixels into a byte. Compared
 * with AVIF, the file has half the size, is written in a third of the time and has sharp letters.
 */
const DRAWING_COLORS = { palette: true, colours: 16, dither: 0, effort: 1 } as const;
const LOSSLESS = { lossless: true } as const;
const PHOTO_COLORS = { palette: true, colours: 256, dither: 1, effort: 7 } as const;

/** Returns 8 hexadecimal digits that change with the WebP file of a drawing. */
export const pictureHash = (svg: string) =>
  createHash('sha256')
    .update(JSON.stringify({ ...DRAWING_COLORS, ...LOSSLESS }))
    .update(svg)
    .digest('hex')
    .slice(0, 8);

export const pngOf = (svg: string) => sharp(Buffer.from(svg)).png(DRAWING_COLORS).toBuffer();
export const webpOf = async (svg: string) =>
  sharp(await pngOf(svg))
    .webp(LOSSLESS)
    .toBuffer();

const CHANNELS = 3;
const pixelsOf = (picture: Sharp) =>
  picture.removeAlpha().raw().toBuffer({ resolveWithObject: true });
const pixelsOfDrawing = (svg: string) => pixelsOf(sharp(Buffer.from(svg)));
const cachedDrawings = new Map<string, ReturnType<typeof pixelsOfDrawing>>();

/** A drawing on the right is cached, because thousands of articles share it. */
export async function pngOfPair(left: string, right: string | Sharp): Promise<Buffer> {
  const isDrawing = typeof right === 'string';
  const colors: PngOptions = isDrawing ? DRAWING_COLORS : PHOTO_COLORS;
  const rightSide = isDrawing
    ? cachedDrawings.getOrInsertComputed(right, pixelsOfDrawing)
    : pixelsOf(right);
  const sides = await Promise.all([pixelsOfDrawing(left), rightSide]);
  const width = sides.reduce((sum, { info }) => sum + info.width, 0);
  const { height } = sides[0].info;
  const rows = Array.from({ length: height }, (_, row) =>
    sides.map(({ data, info }) => {
      const length = info.width * CHANNELS;
      return data.subarray(row * length, (row + 1) * length);
    }),
  );
  const raw = { width, height, channels: CHANNELS } as const;
  return sharp(Buffer.concat(rows.flat()), { raw }).png(colors).toBuffer();
}
