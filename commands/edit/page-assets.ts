import { globSync, readFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { rolldown } from 'rolldown';
import { compile } from 'tailwindcss';
import { brandDirectory } from '../../src/content/brand-looks.ts';
import type { Asset } from './app.ts';

const PAGE_FOLDER = fileURLToPath(new URL('./page', import.meta.url));
const FONTS = ['sans.woff2', 'serif.woff2'];

async function bundleScript() {
  const bundle = await rolldown({
    input: join(PAGE_FOLDER, 'page.tsx'),
    platform: 'browser',
    transform: { define: { 'process.env.NODE_ENV': '"production"' } },
    logLevel: 'silent',
  });
  const { output } = await bundle.generate({ format: 'esm', codeSplitting: false });
  await bundle.close();
  return output[0].code;
}

function styleSheetPath(name: string, folder: string): string {
  if (name.startsWith('tailwindcss/')) return fileURLToPath(import.meta.resolve(name));
  const [, brandFile] = /^content-folder\/brand\/(.*)$/.exec(name) ?? [];
  return brandFile ? join(brandDirectory(), brandFile) : resolve(folder, name);
}

async function buildStyles() {
  const { build } = await compile(readFileSync(join(PAGE_FOLDER, 'page.css'), 'utf8'), {
    base: PAGE_FOLDER,
    loadStylesheet: async (name, folder) => {
      const path = styleSheetPath(name, folder);
      return { path, base: dirname(path), content: readFileSync(path, 'utf8') };
    },
  });
  const sources = globSync(join(PAGE_FOLDER, '*.tsx')).map((file) => readFileSync(file, 'utf8'));
  const candidates = sources.flatMap((source) => source.match(/[^\s"'`]+/g) ?? []);
  return build(candidates).replaceAll('./fonts/', '/fonts/');
}

export async function editorAssets(): Promise<ReadonlyMap<string, Asset>> {
  const fonts = FONTS.map((name): [string, Asset] => [
    `/fonts/${name}`,
    { type: 'font/woff2', body: Buffer.from(readFileSync(join(brandDirectory(), 'fonts', name))) },
  ]);
  const readPageFile = (name: string) => readFileSync(join(PAGE_FOLDER, name), 'utf8');
  return new Map<string, Asset>([
    ['/', { type: 'text/html; charset=utf-8', body: readPageFile('index.html') }],
    ['/page.js', { type: 'text/javascript; charset=utf-8', body: await bundleScript() }],
    ['/page.css', { type: 'text/css; charset=utf-8', body: await buildStyles() }],
    ...fonts,
  ]);
}
