import { existsSync } from 'node:fs';
import { copyFile, mkdir, readdir, readFile } from 'node:fs/promises';
import { availableParallelism } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { AstroIntegration } from 'astro';
import { load } from 'cheerio';
import { contentDirectory, readContentFile } from '../src/content/read-content.ts';
import { siteSchema } from '../src/content/site.ts';
import { socialImageFile } from '../src/seo/social-image.ts';

const IMAGE = /<meta property="og:image" content="([^"]+)"/;
const TITLE = /<title>([\s\S]*?)<\/title>/;
const HEADLINE = /<h1\b[^>]*>([\s\S]*?)<\/h1>/;

const textOf = (html: string) => load(html, undefined, false).text();

/** What a built page asks for: path of its image, title, and headline with the marked phrase between == marks. */
export function wantedImage(html: string) {
  const image = IMAGE.exec(html)?.[1];
  const headline = HEADLINE.exec(html)?.[1];
  if (!image || !headline) return undefined;
  return {
    path: decodeURI(new URL(image).pathname),
    title: textOf(TITLE.exec(html)?.[1] ?? ''),
    headline: textOf(headline.replaceAll(/<\/?mark>/g, '==')),
  };
}

/** Draws what the pages of a built site name under /social/ and nobody has made. How many were written out. */
async function drawSocialImages(root: string, brand: { brand: string; tagline: string }) {
  const pages = (await readdir(root, { recursive: true })).filter((name) => name.endsWith('.html'));
  const written = new Set<string>();
  const work = pages.values();
  const drawSome = async () => {
    for (const page of work) {
      const wanted = wantedImage(await readFile(join(root, page), 'utf8'));
      if (!wanted?.path.startsWith('/social/')) continue;
      const file = join(root, wanted.path);
      if (written.has(file) || existsSync(file)) continue;
      written.add(file);
      await mkdir(dirname(file), { recursive: true });
      const title = wanted.title.replace(` | ${brand.brand}`, '');
      await copyFile(await socialImageFile({ ...wanted, title, ...brand }), file);
    }
  };
  await Promise.all(Array.from({ length: availableParallelism() }, drawSome));
  return written.size;
}

/** Gives every page of a build the social image it names, drawn from its headline; new kinds of page need no code. */
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
        const count = await drawSocialImages(fileURLToPath(dir), { brand, tagline });
        logger.info(`${count} images in ${Math.round(performance.now() - start)} ms`);
      },
    },
  };
}
