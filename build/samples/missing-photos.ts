import { basename } from 'node:path';
import { filesBelow } from '../../src/content/content-files.ts';
import { photoOf } from '../../src/features/team/photo-of.ts';
import type { Sample } from './kinds.ts';

const PHOTO = /\.(avif|webp|jpe?g|png)$/;

/** Every member of the team without a photograph. */
export function missingPhotos(folder: string): Sample[] {
  const files = filesBelow(`${folder}/team`);
  const photos = Object.fromEntries(files.filter((file) => PHOTO.test(file)).map((file) => [file, file]));
  return files
    .filter((file) => file.endsWith('.md') && !file.includes('portraits'))
    .filter((file) => !photoOf(basename(file, '.md'), photos))
    .map((file) => ({ kind: 'portrait' as const, file, what: 'no photograph yet' }));
}
