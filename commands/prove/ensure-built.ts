import { buildOptions, isFresh, withBuildLock } from '../../build/freshness.ts';
import type { Settings } from '../../server/settings.ts';
import { ROOT } from '../bootstrap/install.mjs';

/** Builds the site when something has changed since the last time. */
export async function ensureBuilt(settings: Settings): Promise<void> {
  const options = buildOptions(ROOT, settings);
  if (await isFresh(options)) return;
  console.log('Building the site ...');
  const { buildSite } = await import('../../build/site-build.ts');
  await withBuildLock(ROOT, () => buildSite(options));
}
