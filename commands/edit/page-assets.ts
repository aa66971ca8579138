import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { rolldown } from 'rolldown';
import { brandDirectory } from '../../src/content/brand-looks.ts';
import type { Asset } from './app.ts';

const PAGE = fileURLToPath(new URL('./page', import.meta.url));
const FONTS = ['sans.woff2', 'serif.woff2'];

async function script() {
  const bundle = await rolldown({
    input: join(PAGE, 'page.tsx'),
    platform: 'browser',
    transform: { define: { 'process.env.NODE_ENV': '"production"' } },
    logLevel: 'silent',
  });
  const { output } = await bundle.generate({ format: 'esm', codeSplitting: false });
  await bundle.close();
  return output[0].code;
}

/** The colors and typefaces of the brand, without what only Tailwind reads. */
function brandStyles() {
  return readFileSync(join(brandDirectory(), 'brand.css'), 'utf8')
    .replace('@theme static', ':root')
    .replaceAll(/^ *--[a-z]+-\*: initial;$/gm, '')
    .replaceAll('./fonts/', '/fonts/');
}

/** Everything the browser loads, made at the start and kept in memory. */
export async function pageAssets(): Promise<ReadonlyMap<string, Asset>> {
  const fonts = FONTS.map((name): [string, Asset] => [
    `/fonts/${name}`,
    { type: 'font/woff2', body: Buffer.from(readFileSync(join(brandDirectory(), 'fonts', name))) },
  ]);
  const read = (name: string) => readFileSync(join(PAGE, name), 'utf8');
  return new Map<string, Asset>([
    ['/', { type: 'text/html; charset=utf-8', body: read('index.html') }],
    ['/page.js', { type: 'text/javascript; charset=utf-8', body: await script() }],
    [
      '/page.css',
      { type: 'text/css; charset=utf-8', body: brandStyles() + read('page.css') + read('form.css') },
    ],
    ...fonts,
  ]);
}
