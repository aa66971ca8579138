import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import sharp, { type OverlayOptions } from 'sharp';
import { MANIFEST_FILE, type Manifest } from '../../../server/serving/manifest.ts';
import { ROOT } from '../../bootstrap/install.mjs';
import type { Engine, Size } from './engine.ts';
import { visitorIn } from './visitor.ts';

/** A longer page is the same again below. */
const MOST_WINDOWS = 12;

type PageType = { name: string; path: string };

/** The first page of each kind, and each that is one of its own kind. */
function pageTypes(): PageType[] {
  const { pages } = JSON.parse(readFileSync(join(ROOT, 'dist', MANIFEST_FILE), 'utf8')) as Manifest;
  const shown = new Map<string, string>();
  for (const { kind, path } of pages) {
    const alone = ['agency', 'aside', 'tool'].includes(kind);
    const name = alone ? (path.split('/').at(-1) ?? kind) : kind;
    if (!shown.has(name)) shown.set(name, path);
  }
  return [...shown].map(([name, path]) => ({ name, path }));
}

/** Run in the page: what is in sight has its pictures and its letters. */
const isDrawn = () =>
  document.fonts.status === 'loaded' &&
  [...document.images].every(
    (each) => each.complete || each.getBoundingClientRect().top > innerHeight || !each.checkVisibility(),
  );

/** Draws each type of page in one width: the windows from top to bottom beside each other. The number of pictures out. */
export async function drawPages(engine: Engine, size: Size, site: string, folder: string): Promise<number> {
  const window = await engine.start(size);
  try {
    const { open, click, gone, until, read } = visitorIn(window, site);
    await open('/contact');
    await click('[data-cookie-banner] button', 'Essential Only');
    await gone('[data-cookie-banner]');
    for (const { name, path } of pageTypes()) {
      await open(path);
      const height = await read(() => document.documentElement.scrollHeight);
      const count = Math.min(MOST_WINDOWS, Math.ceil(height / size.height));
      const parts: OverlayOptions[] = [];
      for (let nth = 0; nth < count; nth += 1) {
        await read((top) => scrollTo({ top, behavior: 'instant' }), nth * size.height);
        await until(`${path} to be drawn`, () => read(isDrawn));
        parts.push({ input: Buffer.from(await window.picture()), left: nth * size.width, top: 0 });
      }
      await sharp({
        create: { width: count * size.width, height: size.height, channels: 3, background: 'white' },
      })
        .composite(parts)
        .png()
        .toFile(join(folder, `${name}-${size.width}-${engine.name.toLowerCase()}.png`));
    }
    return pageTypes().length;
  } finally {
    await window.end();
  }
}
