import { cpSync, symlinkSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT } from '../bootstrap/install.mjs';

/** What a site is built of. */
const SOURCES = ['build', 'commands', 'content', 'server', 'src', 'astro.config.mjs', 'package.json'];
const OTHERS = ['package-lock.json', 'tsconfig.json'];

/** A copy of the sources with caches of its own, to change and build. */
export function siteCopy(from: string, at: string) {
  for (const name of [...SOURCES, ...OTHERS])
    cpSync(join(from, name), join(at, name), {
      recursive: true,
      filter: (file) => !file.endsWith('.test.ts'),
    });
  symlinkSync(join(ROOT, 'node_modules'), join(at, 'node_modules'));
  return at;
}

/** The environment in which a command of a copy runs: Astro would keep its pages in the modules that copies share. */
export const copyEnvironment = (root: string) => ({ ...process.env, CACHE_DIR: join(root, '.astro') });
