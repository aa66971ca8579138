import { createHash } from 'node:crypto';
import { readdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import sharp from 'sharp';
import { type KeptFiles, keptFiles } from '../content/kept-files.ts';

/** Survives builds; a picture is exported again only when it changes. Another name wherever what is kept takes another form. */
const CACHE = 'node_modules/.cache/drawings';
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

const keep = async (name: string, make: () => Promise<Buffer>) => (await pictures()).get(name, make);

/** A picture that was drawn, and the name under which it is kept. */
export type Drawn = { name: string; file: Buffer };

const drawnAs = async (hash: string, format: PictureFormat, make: () => Promise<Buffer>): Promise<Drawn> => {
  const name = `${hash}.${format}`;
  return { name, file: await keep(name, make) };
};

/** The picture, exported when no build has done it before. The SVG has the picture's size in pixels. */
export const drawnPicture = (svg: string, format: PictureFormat) =>
  drawnAs(pictureHash(svg, format), format, async () => {
    const png = await sharp(Buffer.from(svg)).png(PALETTE).toBuffer();
    return format === 'png' ? png : sharp(png).webp(LOSSLESS).toBuffer();
  });

/** The same, its file alone. */
export const keptPicture = async (svg: string, format: PictureFormat) =>
  (await drawnPicture(svg, format)).file;

/** Red, green and blue of each pixel. */
const CHANNELS = 3;
const pixelsOf = (svg: string) =>
  sharp(Buffer.from(svg)).removeAlpha().raw().toBuffer({ resolveWithObject: true });
const known = new Map<string, ReturnType<typeof pixelsOf>>();

/** Another number where two drawings are joined in another way: what is kept under the old one is no longer asked for. */
const JOINED = 'joined 1';

/**
 * The PNG of two drawings of the same height, side by side. Thousands of articles share what stands at the right: it is
 * drawn once.
 */
export async function pairPicture(left: string, right: string): Promise<Buffer> {
  const sides = await Promise.all([pixelsOf(left), known.getOrInsertComputed(right, pixelsOf)]);
  const width = sides.reduce((sum, { info }) => sum + info.width, 0);
  const { height } = sides[0].info;
  const rows = Array.from({ length: height }, (_, row) =>
    sides.map(({ data, info }) => {
      const length = info.width * CHANNELS;
      return data.subarray(row * length, (row + 1) * length);
    }),
  );
  const raw = { width, height, channels: CHANNELS } as const;
  return sharp(Buffer.concat(rows.flat()), { raw }).png(PALETTE).toBuffer();
}

/** The same, made when no build has done it before. */
export const drawnPair = (left: string, right: string) =>
  drawnAs(pictureHash(JOINED + left + right, 'png'), 'png', () => pairPicture(left, right));

const DRAWING = '.name';

/**
 * A document by what it comes of: where the last build has set the same, its file is read. One file for each says by what it
 * was set last.
 *
 * @param words what it is made of, or its name
 * @param by changes with everything else that it depends on, code, brand and typefaces
 */
export async function keptDocument(
  words: string,
  by: string,
  set: () => Buffer | Promise<Buffer>,
): Promise<Buffer> {
  const head = Buffer.from(`${by} `);
  const name = createHash('sha256').update(words).digest('hex') + DRAWING;
  const make = async () => Buffer.concat([head, await set()]);
  const isOfNow = (file: Buffer) => file.subarray(0, head.length).equals(head);
  return (await (await pictures()).get(name, make, isOfNow)).subarray(head.length);
}

/** A picture by what its drawing comes of, as a document; drawings that come out the same share one file. */
export async function keptDrawing(words: string, by: string, draw: () => Promise<Drawn>): Promise<Buffer> {
  let drawn: Drawn | undefined;
  const name = await keptDocument(words, by, async () => {
    drawn = await draw();
    return Buffer.from(drawn.name);
  });
  return drawn?.file ?? keep(name.toString(), async () => (await draw()).file);
}

/** Has every picture and document drawn anew: while they were, somebody may have changed what they are drawn from. */
export async function forgetDrawings(folder = CACHE): Promise<void> {
  const names = await readdir(folder).catch(() => []);
  await Promise.all(
    names.filter((name) => name.endsWith(DRAWING)).map((name) => rm(join(folder, name), { force: true })),
  );
}

/** Removes the pictures that no build has asked for in a long time. */
export const tidyPictures = async () => (await pictures()).tidy();
