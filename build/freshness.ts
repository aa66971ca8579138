import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join, relative, resolve } from 'node:path';
import { readManifest } from '../server/serving/manifest.ts';
import { securityTextExpiresSoon } from '../server/serving/security-text.ts';
import type { Settings } from '../server/settings.ts';
import { filesBelow } from '../src/content/files.ts';
import { contentDirectory } from '../src/content/read-content.ts';
import { isPublicOrigin } from '../src/text/reserved-names.ts';
import { withLock } from './lock.mjs';

/** Files and folders from which a page is built, without the content. A folder that does not exist is skipped. */
const CODE = [
  'src',
  'astro.config.mjs',
  'package.json',
  'package-lock.json',
  'tsconfig.json',
  'build',
  // Build and server share this code for addresses, compression, hashes and lists.
  'server/serving',
  // The manifest of the build has parts of the pages with which these functions answer.
  'server/functions',
  'server/http/form-page.ts',
];
/** Tests and their fixtures are beside the sources and change no page. */
const IS_TEST = /\.(test|fixture)\.tsx?$/;

/** Settings that Astro writes into pages. A changed setting requires a new build. */
export type BuildSettings = {
  SITE_URL: string;
  PUBLIC_BACKEND_URL: string;
  PUBLIC_BACKEND_KEY: string;
  /** '1' if the server has a key for reading profiles from Google Maps, else empty. */
  READS_PROFILES: '1' | '';
  /** Name of the analytics tool, else empty. */
  ANALYTICS: string;
  /** '1' if samples are allowed although the origin is public, else empty. Other origins always allow samples. */
  ALLOW_SAMPLES: '1' | '';
};

export type BuildOptions = { root: string; output: string; settings: BuildSettings };

/** Characters in a path that Vite would read as parts of a URL. */
const UNREADABLE = /[%#?]/;

/** Errors: throws with a message for the operator if Vite cannot read the path of a folder. */
export function buildOptions(root: string, settings: Settings): BuildOptions {
  for (const [name, path] of [
    ['The path of the project', root],
    ['CONTENT_DIR', settings.CONTENT_DIR],
  ] as const) {
    const [sign] = UNREADABLE.exec(path) ?? [];
    if (sign)
      throw new Error(
        `${name} contains ${JSON.stringify(sign)}, which the build cannot read: ${path}\nRename the folder without %, # and ?.`,
      );
  }
  return {
    root,
    output: resolve(root, settings.SITE_DIR),
    settings: {
      SITE_URL: settings.SITE_URL,
      PUBLIC_BACKEND_URL: settings.PUBLIC_BACKEND_URL ?? '',
      PUBLIC_BACKEND_KEY: settings.PUBLIC_BACKEND_KEY,
      READS_PROFILES: settings.PLACES_API_KEY ? '1' : '',
      ANALYTICS: settings.ANALYTICS ?? '',
      ALLOW_SAMPLES: settings.ALLOW_SAMPLES && isPublicOrigin(settings.SITE_URL) ? '1' : '',
    },
  };
}

/**
 * Returns a hash of all sources and settings: it changes whenever a new build would differ. `env` may name another content
 * folder.
 */
export function fingerprint(root: string, settings: BuildSettings, env = process.env): string {
  const hash = createHash('sha256').update(JSON.stringify(settings));
  const files = [contentDirectory(env), ...CODE].flatMap((source) =>
    filesBelow(resolve(root, source)),
  );
  for (const file of files.filter((each) => !IS_TEST.test(each))) {
    const content = readFileSync(file);
    hash.update(`\0${relative(root, file)}\0${content.length}\0`).update(content);
  }
  return hash.digest('hex');
}

/** Returns true if the build in the output folder is finished and its sources and settings have not changed since. */
export async function isFresh({ root, output, settings }: BuildOptions): Promise<boolean> {
  const { fingerprint: built, nextArticle } = await readManifest(output);
  if (built === '' || built !== fingerprint(root, settings)) return false;
  // A build also ages without a change: an article becomes public on its day, and security.txt expires.
  const now = new Date();
  if (nextArticle !== undefined && now >= new Date(nextArticle)) return false;
  return !(await securityTextExpiresSoon(output, now));
}

/** Runs `work` while no other command builds or replaces the site; waits for another command first. */
export function withBuildLock<T>(root: string, work: () => Promise<T>): Promise<T> {
  return withLock(join(root, '.cache', 'build.lock'), work, () =>
    console.error('Another command is building the site: waiting for it ...'),
  );
}
