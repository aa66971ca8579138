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

/** All sources of a built page except the content; folders count whole. A folder that does not exist is skipped. */
const CODE = [
  'src',
  'astro.config.mjs',
  'package.json',
  'package-lock.json',
  'tsconfig.json',
  'build',
  // The server reads what the build has written with the same code for addresses, compression, hashes and lists.
  'server/serving',
  // The manifest stores the page that a function answers with, in its parts.
  'server/functions',
  'server/http/form-page.ts',
];
/** Tests and their fixtures are beside the sources and change no page. */
const IS_TEST = /\.(test|fixture)\.tsx?$/;

/** Settings that Astro writes into pages. They count as sources: a changed one means another build. */
export type BuildSettings = {
  SITE_URL: string;
  PUBLIC_BACKEND_URL: string;
  PUBLIC_BACKEND_KEY: string;
  /** '1' where the server has a key to read profiles; never the key itself. */
  READS_PROFILES: '1' | '';
  /** The tool for analytics as the setting names it; empty without one. */
  ANALYTICS: string;
  /** '1' where samples are allowed at a public origin, else empty: at any other they always are. */
  ALLOW_SAMPLES: '1' | '';
};

export type BuildOptions = { root: string; output: string; settings: BuildSettings };

/** Vite would read these characters as parts of an address. */
const UNREADABLE = /[%#?]/;

/** Errors: throws with a message for a person if the name of a folder cannot be read. */
export function buildOptions(root: string, settings: Settings): BuildOptions {
  for (const [name, path] of [
    ['The path of the project', root],
    ['CONTENT_DIR', settings.CONTENT_DIR],
  ] as const) {
    const [sign] = UNREADABLE.exec(path) ?? [];
    if (sign)
      throw new Error(
        `${name} has a ${JSON.stringify(sign)} in it, which the build cannot read: ${path}\nRename that folder, without %, # and ?.`,
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
 * Returns a hash that changes whenever a build of the project with these settings would differ. `env` may name another
 * content folder.
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

/** True when the finished build in the output folder was made from the present sources and settings. */
export async function isFresh({ root, output, settings }: BuildOptions): Promise<boolean> {
  const { fingerprint: built, nextArticle } = await readManifest(output);
  if (built === '' || built !== fingerprint(root, settings)) return false;
  // some changes need no edit: the day of an article comes, or security.txt expires
  const now = new Date();
  if (nextArticle !== undefined && now >= new Date(nextArticle)) return false;
  return !(await securityTextExpiresSoon(output, now));
}

/** Runs the work while no other command builds or replaces the site. */
export function withBuildLock<T>(root: string, work: () => Promise<T>): Promise<T> {
  return withLock(join(root, '.cache', 'build.lock'), work, () =>
    console.error('Another command is building the site: waiting for it ...'),
  );
}
