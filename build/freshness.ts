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

const SOURCE_PATHS = [
  'src',
  'astro.config.mjs',
  'package.json',
  'package-lock.json',
  'tsconfig.json',
  'build',
  // The build uses this code for paths, compression and the list of files.
  'server/serving',
  // These endpoints insert HTML into built pages, so both must have the same version.
  'server/functions',
  'server/http/form-page.ts',
];
const TEST_FILE = /\.(test|fixture)\.tsx?$/;

/** Astro writes these settings into pages, so a change requires a new build. */
export type BuildSettings = {
  SITE_URL: string;
  PUBLIC_BACKEND_URL: string;
  PUBLIC_BACKEND_KEY: string;
  HAS_GOOGLE_PROFILES: '1' | '';
  ANALYTICS: string;
  /** '1' if samples are allowed on a public origin. Other origins always allow samples. */
  ALLOW_SAMPLES: '1' | '';
};

export type BuildOptions = { root: string; output: string; settings: BuildSettings };

/** Vite would read these characters in a path as parts of a URL. */
const UNREADABLE_CHARACTER = /[%#?]/;

export function buildOptions(root: string, settings: Settings): BuildOptions {
  for (const [name, path] of [
    ['The path of the project', root],
    ['CONTENT_DIR', settings.CONTENT_DIR],
  ] as const) {
    const [character] = UNREADABLE_CHARACTER.exec(path) ?? [];
    if (character)
      throw new Error(
        `${name} contains ${JSON.stringify(character)}, which the build cannot read: ${path}\nRename the folder without %, # and ?.`,
      );
  }
  return {
    root,
    output: resolve(root, settings.SITE_DIR),
    settings: {
      SITE_URL: settings.SITE_URL,
      PUBLIC_BACKEND_URL: settings.PUBLIC_BACKEND_URL ?? '',
      PUBLIC_BACKEND_KEY: settings.PUBLIC_BACKEND_KEY,
      HAS_GOOGLE_PROFILES: settings.PLACES_API_KEY ? '1' : '',
      ANALYTICS: settings.ANALYTICS ?? '',
      ALLOW_SAMPLES: settings.ALLOW_SAMPLES && isPublicOrigin(settings.SITE_URL) ? '1' : '',
    },
  };
}

/** The hash changes whenever a new build would differ. `env` may name another content folder. */
export function fingerprint(root: string, settings: BuildSettings, env = process.env): string {
  const hash = createHash('sha256').update(JSON.stringify(settings));
  const files = [contentDirectory(env), ...SOURCE_PATHS].flatMap((source) =>
    filesBelow(resolve(root, source)),
  );
  for (const file of files.filter((path) => !TEST_FILE.test(path))) {
    const content = readFileSync(file);
    hash.update(`\0${relative(root, file)}\0${content.length}\0`).update(content);
  }
  return hash.digest('hex');
}

export async function isFresh({ root, output, settings }: BuildOptions): Promise<boolean> {
  const { fingerprint: builtFingerprint, nextArticle } = await readManifest(output);
  if (builtFingerprint === '' || builtFingerprint !== fingerprint(root, settings)) return false;
  // A build also ages: an article becomes public on its day, and security.txt expires.
  const now = new Date();
  if (nextArticle !== undefined && now >= new Date(nextArticle)) return false;
  return !(await securityTextExpiresSoon(output, now));
}

export function withBuildLock<T>(root: string, work: () => Promise<T>): Promise<T> {
  return withLock(join(root, '.cache', 'build.lock'), work, () =>
    console.error('Another command is building the site: waiting for it ...'),
  );
}
