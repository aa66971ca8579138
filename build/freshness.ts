import { join } from 'node:path';
import { readManifest } from '../server/serving/manifest.ts';
import { securityTextRunsOut } from '../server/serving/security-text.ts';
import type { Settings } from '../server/settings.ts';
import { isPublicOrigin } from '../src/text/reserved-names.ts';
import { type BuildSettings, fingerprint } from './fingerprint.ts';
import { withLock } from './lock.mjs';

export type BuildOptions = { root: string; output: string; settings: BuildSettings };

/** Vite takes them for parts of an address. */
const UNREADABLE = /[%#?]/;

/** Errors: in words, when a folder has a name that cannot be read. */
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
    output: join(root, 'dist'),
    settings: {
      SITE_URL: settings.SITE_URL,
      PUBLIC_BACKEND_URL: settings.PUBLIC_BACKEND_URL ?? '',
      PUBLIC_BACKEND_KEY: settings.PUBLIC_BACKEND_KEY,
      READS_PROFILES: settings.PLACES_API_KEY ? '1' : '',
      ALLOW_SAMPLES: settings.ALLOW_SAMPLES && isPublicOrigin(settings.SITE_URL) ? '1' : '',
    },
  };
}

/** True when the finished build in the output folder was made from the present sources and settings. */
export async function isFresh({ root, output, settings }: BuildOptions): Promise<boolean> {
  const { fingerprint: built } = await readManifest(output);
  if (built === '' || built !== fingerprint(root, settings)) return false;
  // the one thing in a build that ends by itself
  return !(await securityTextRunsOut(output, new Date()));
}

/** Runs the work while no other command builds or replaces the site. */
export function withBuildLock<T>(root: string, work: () => Promise<T>): Promise<T> {
  return withLock(join(root, '.cache', 'build.lock'), work, () =>
    console.error('Another command is building the site: waiting for it ...'),
  );
}
