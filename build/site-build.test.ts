import { copyFileSync, mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { buildSite } from './site-build.ts';

const SETTINGS = {
  SITE_URL: 'https://www.northbar.example',
  PUBLIC_BACKEND_URL: '',
  PUBLIC_BACKEND_KEY: '',
  READS_PROFILES: '',
  ALLOW_SAMPLES: '1',
} as const;
const HOME = {
  kind: 'home',
  path: '/',
  name: 'Home',
  title: 'Home',
  description: 'A page',
  headline: 'Page',
};
/** Stands for Astro: renders one page, and meanwhile somebody changes how pages are made. */
const ASTRO = `
import { writeFileSync } from 'node:fs';
writeFileSync(process.env.OUT_DIR + '/index.html', '<!doctype html><main><h1>Page</h1></main>');
writeFileSync(process.env.PAGE_LIST, '${JSON.stringify([HOME])}');
writeFileSync('build/step.ts', 'changed');
`;

test('what a build makes is kept for the code it began with, not for what the code has become meanwhile', async () => {
  const root = mkdtempSync(join(tmpdir(), 'northbar-build-'));
  onTestFinished(() => rmSync(root, { recursive: true, force: true }));
  for (const folder of ['node_modules/astro/bin', 'build', 'content'])
    mkdirSync(join(root, folder), { recursive: true });
  writeFileSync(join(root, 'node_modules/astro/bin/astro.mjs'), ASTRO);
  writeFileSync(join(root, 'build/step.ts'), 'as it was');
  // three builds would read all our words, of which the page here has none
  const env = { ...process.env, CONTENT_DIR: join(root, 'content') };
  copyFileSync('content/site.yaml', join(root, 'content/site.yaml'));
  const kept = async () => {
    // It ends where the forms of a whole site are missing, with all texts made.
    await expect(buildSite({ root, output: join(root, 'dist'), settings: SETTINGS }, env)).rejects.toThrow(
      'contact.html',
    );
    return readdirSync(join(root, '.cache/texts')).length;
  };
  const first = await kept();
  expect(first).toBeGreaterThan(0);
  expect(await kept()).toBe(2 * first);
  expect(await kept()).toBe(2 * first);
});
