import { copyFile, mkdir, writeFile } from 'node:fs/promises';
import { availableParallelism } from 'node:os';
import { dirname, join } from 'node:path';
import Tinypool from 'tinypool';
import type { SitePage } from '../src/features/sitemap/site-page.ts';
import type { SocialImage } from '../src/seo/social-image.ts';
import { DEFAULT_SOCIAL_IMAGE, socialImagePath } from '../src/seo/social-image-path.ts';
import { isDrawable } from '../src/text/letters.ts';

/**
 * Draws the social image of each page with a headline, and returns their number. They are drawn in threads, whose heaps are
 * small: the typesetter reports its memory to V8, which then collects garbage in the whole heap.
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
      await mkdir(dirname(file), { recursive: true });
      // A headline with a letter that the typefaces lack cannot be drawn: the page gets the default image.
      if (isDrawable(image.headline + image.title))
        await writeFile(file, (await threads.run(image)) as Uint8Array);
      else await copyFile(join(directory, DEFAULT_SOCIAL_IMAGE), file);
    }),
  );
  await threads.destroy();
  return images.length;
}
