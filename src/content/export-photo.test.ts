import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import { expect, test } from 'vitest';
import { folderWith } from '../../tests/support/folder-with.ts';
import { checkPhoto, photoHash, webpOfPhoto } from './export-photo.ts';

const folder = folderWith();

const RED = '#c00000';
const SIDEWAYS = 6;
const redPhoto = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: RED } });
const cameraPhoto = () =>
  redPhoto(900, 1200)
    .withExif({
      IFD0: { Artist: 'Ada Park' },
      IFD3: { GPSLatitude: '27/1 57/1 0/1', GPSLatitudeRef: 'N' },
    })
    .withMetadata({ orientation: SIDEWAYS })
    .jpeg()
    .toBuffer();

test('an exported photo is upright, has the requested size, and has no camera metadata', async () => {
  const bytes = await cameraPhoto();
  const file = join(folder, 'camera.jpg');
  writeFileSync(file, bytes);
  expect((await sharp(bytes).metadata()).exif?.includes('Ada Park')).toBe(true);
  expect(await checkPhoto(bytes)).toEqual({ extension: 'jpg', width: 1200, height: 900 });
  const exported = await sharp(await webpOfPhoto(file, 400, 300)).metadata();
  expect(exported).toMatchObject({ format: 'webp', width: 400, height: 300, space: 'srgb' });
  expect([exported.exif, exported.orientation]).toEqual([undefined, undefined]);
});

test('an exported photo has screen colors, even if it had print colors', async () => {
  const file = join(folder, 'print.jpg');
  writeFileSync(file, await redPhoto(800, 600).toColourspace('cmyk').jpeg().toBuffer());
  expect((await sharp(file).metadata()).space).toBe('cmyk');
  const [red = 0, green = 0, blue = 0] = await sharp(await webpOfPhoto(file, 8, 6))
    .raw()
    .toBuffer();
  expect(red).toBeGreaterThan(150);
  expect(Math.max(green, blue)).toBeLessThan(60);
});

const LARGE_ENOUGH = 'at least 800 by 600 pixels, found';
const A_PICTURE = 'a JPEG, PNG, WebP or AVIF picture, found';
const halfOfPhoto = async () => (await cameraPhoto()).subarray(0, 3000);
test.each<[string, () => Buffer | Promise<Buffer>, string]>([
  ['one pixel', () => redPhoto(1, 1).png().toBuffer(), `${LARGE_ENOUGH} 1 by 1`],
  [
    'a photo in portrait format',
    () => redPhoto(600, 800).jpeg().toBuffer(),
    `${LARGE_ENOUGH} 600 by 800`,
  ],
  ['another format', () => redPhoto(800, 600).gif().toBuffer(), `${A_PICTURE} gif`],
  ['a text', () => Buffer.from('no picture'), `${A_PICTURE} none in the file`],
  ['half a file', halfOfPhoto, 'broken or cut off'],
  ['20 MB and more', () => Buffer.alloc(20_000_001), 'at most 20 MB, found 21 MB'],
])('%s is refused', async (_, makeFile, expected) => {
  await expect(checkPhoto(await makeFile())).rejects.toThrow(expected);
});

test('a different photo under the same name has a different hash', async () => {
  const file = join(folder, 'same.png');
  writeFileSync(file, await redPhoto(800, 600).png().toBuffer());
  const before = photoHash(file);
  expect(photoHash(file)).toBe(before);
  writeFileSync(file, await redPhoto(801, 600).png().toBuffer());
  expect(photoHash(file)).not.toBe(before);
});
