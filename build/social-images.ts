import { mkdir, writeFile } from 'node:fs/promises';
import { availableParallelism } from 'node:os';
import { dirname, join } from 'node:path';
import Tinypool from 'tinypool';
import type { SitePage } from '../src/features/sitemap/site-page.ts';
import type { SocialImage } from '../src/seo/social-image.ts';
import { socialImagePath } from '../src/seo/social-image-path.ts';

/**
 * Draws the image of each listed page that has a headline; new kinds of page need no code. How many there are. Each is
 * drawn on a thread with a small heap: the typesetter tells V8 of memory that it holds, and V8 answers by looking through
 * the whole heap.
 */
export async function drawSocialImages(
  directory: string,
  pages: readonly SitePage[],
  brand: Pick<SocialImage, 'brand' | 'tagline'>,
): Promise<number> {
  const images = pages.flatMap(({ path, title, headline, picture }) => {
    const file = join(directory, socialImagePath(decodeURI(path)));
    return headline === undefined ? [] : [{ file, image: { title, headline, picture, ...brand } }];
  });
  const threads = new Tinypool({
    filename: join(import.meta.dirname, '..', 'src/seo/social-image-worker.ts'),
    name: 'drawSocialImage',
    maxThreads: availableParallelism(),
  });
  await Promise.all(
    images.map(async ({ file, image }) => {
      const drawn = (await threads.run(image)) as Uint8Array;
      await mkdir(dirname(file), { recursive: true });
      await writeFile(file, drawn);
    }),
  );
  await threads.destroy();
  return images.length;
}
