import { createHash } from 'node:crypto';
import { readFileSync, statSync } from 'node:fs';
import sharp from 'sharp';

/** The least size in pixels. A social image shows a photograph at a height of 630 pixels. */
const MIN_SIZE = { width: 800, height: 600 } as const;
const MEGABYTE = 1_000_000;
const MAX_MEGABYTES = 20;
/** Decoding at this width shows whether the whole file is readable. */
const PROBE_WIDTH = 100;
const WEBP = { quality: 72, effort: 4 } as const;
const FORMATS: Record<string, string> = { jpeg: 'jpg', png: 'png', webp: 'webp', heif: 'avif' };

/** sharp drops the metadata of the camera (place, time, owner) by default. */
export const openUpright = (file: string | Buffer) =>
  sharp(file, { failOn: 'error' }).autoOrient().toColourspace('srgb');

export type CheckedPhoto = { extension: string; width: number; height: number };

/** Throws with the expected and the found value if the photograph cannot be used. */
export async function checkPhoto(bytes: Buffer): Promise<CheckedPhoto> {
  if (bytes.length > MAX_MEGABYTES * MEGABYTE)
    throw new Error(
      `a picture of at most ${MAX_MEGABYTES} MB, found ${Math.ceil(bytes.length / MEGABYTE)} MB`,
    );
  const metadata = await sharp(bytes)
    .metadata()
    .catch(() => undefined);
  const extension = FORMATS[metadata?.format ?? ''];
  if (!metadata || !extension)
    throw new Error(
      `a JPEG, PNG, WebP or AVIF picture, found ${metadata?.format ?? 'none in the file'}`,
    );
  const { width, height } = metadata.autoOrient;
  if (width < MIN_SIZE.width || height < MIN_SIZE.height)
    throw new Error(
      `a picture of at least ${MIN_SIZE.width} by ${MIN_SIZE.height} pixels, found ${width} by ${height}`,
    );
  await openUpright(bytes)
    .resize(PROBE_WIDTH)
    .toBuffer()
    .catch(() => {
      throw new Error('a whole picture, found a file that is broken or cut off');
    });
  return { extension, width, height };
}

const digests = new Map<string, string>();
/** Returns 8 hexadecimal digits that change with the photograph and the export's options. */
export function photoHash(file: string): string {
  const { mtimeMs, size } = statSync(file);
  return digests.getOrInsertComputed(`${file} ${mtimeMs} ${size}`, () =>
    createHash('sha256')
      .update(JSON.stringify(WEBP))
      .update(readFileSync(file))
      .digest('hex')
      .slice(0, 8),
  );
}

export const photoPixels = (file: string, width: number, height: number) =>
  openUpright(file).resize(width, height, { fit: 'cover' }).flatten({ background: '#fff' });

export const webpOfPhoto = (file: string, width: number, height: number) =>
  photoPixels(file, width, height).webp(WEBP).toBuffer();
