import { existsSync } from 'node:fs';
import { copyFile, mkdir, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { AstroIntegration } from 'astro';
import { contentDirectory, readContentFile } from '../src/content/read-content.ts';
import { siteSchema } from '../src/content/site.ts';
import type { SitePage } from '../src/features/sitemap/site-page.ts';
import { tidyPictures } from '../src/seo/kept-picture.ts';
import { socialImage } from '../src/seo/social-image.ts';
import { DEFAULT_SOCIAL_IMAGE, socialImagePath } from '../src/seo/social-image-path.ts';
import { isDrawn } from '../src/text/letters.ts';
import { readPageList } from './page-list.ts';
import { perCore } from './per-core.ts';

/** Draws the images of listed pages with a headline, where no route has made one. How many were written out. */
async function drawSocialImages(root: string, pages: SitePage[], brand: { brand: string; tagline: string }) {
  const images = pages.flatMap(({ path, title, headline }) => {
    const file = join(root, socialImagePath(decodeURI(path)));
    return headline === undefined || existsSync(file) ? [] : [{ file, title, headline }];
  });
  await perCore().map(images, async ({ file, ...words }) => {
    await mkdir(dirname(file), { recursive: true });
    // A picture without some of its letters says something else than its page.
    if (isDrawn(words.headline + words.title))
      await writeFile(file, await socialImage({ ...words, ...brand }));
    else await copyFile(join(root, DEFAULT_SOCIAL_IMAGE), file);
  });
  return images.length;
}

/** Gives every page of a build its social image, drawn from its headline; new kinds of page need no code. */
export function socialImages(): AstroIntegration {
  return {
    name: 'northbar:social-images',
    hooks: {
      'astro:build:done': async ({ dir, logger }) => {
        const { brand, tagline } = readContentFile(
          `${contentDirectory(process.env)}/site.yaml`,
          siteSchema,
        ).data;
        const start = performance.now();
        const root = fileURLToPath(dir);
        const count = await drawSocialImages(root, await readPageList(root), { brand, tagline });
        await tidyPictures();
        logger.info(`${count} images in ${Math.round(performance.now() - start)} ms`);
      },
    },
  };
}
