import { globSync, readFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { rolldown } from 'rolldown';
import { compile } from 'tailwindcss';
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

function sheetAt(name: string, folder: string): string {
  if (name.startsWith('tailwindcss/')) return fileURLToPath(import.meta.resolve(name));
  const [, ofBrand] = /^content-folder\/brand\/(.*)$/.exec(name) ?? [];
  return ofBrand ? join(brandDirectory(), ofBrand) : resolve(folder, name);
}

async function styles() {
  const { build } = await compile(readFileSync(join(PAGE, 'page.css'), 'utf8'), {
    base: PAGE,
    loadStylesheet: async (name, folder) => {
      const path = sheetAt(name, folder);
      return { path, base: dirname(path), content: readFileSync(path, 'utf8') };
    },
  });
  const sources = globSync(join(PAGE, '*.tsx')).map((file) => readFileSync(file, 'utf8'));
  const candidates = sources.flatMap((source) => source.match(/[^\s"'`]+/g) ?? []);
  return build(candidates).replaceAll('./fonts/', '/fonts/');
}

export async function editorAssets(): Promise<ReadonlyMap<string, Asset>> {
  const fonts = FONTS.map((name): [string, Asset] => [
    `/fonts/${name}`,
    { type: 'font/woff2', body: Buffer.from(readFileSync(join(brandDirectory(), 'fonts', name))) },
  ]);
  const read = (name: string) => readFileSync(join(PAGE, name), 'utf8');
  return new Map<string, Asset>([
    ['/', { type: 'text/html; charset=utf-8', body: read('index.html') }],
    ['/page.js', { type: 'text/javascript; charset=utf-8', body: await script() }],
    ['/page.css', { type: 'text/css; charset=utf-8', body: await styles() }],
    ...fonts,
  ]);
}
