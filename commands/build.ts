/** `npm run build`. With `--if-changed`, it builds only if a source or a setting has changed. */

import { buildOptions, isFresh, withBuildLock } from '../build/freshness.ts';
import { readSettings } from '../server/settings.ts';
import { ROOT } from './bootstrap/install.mjs';

const KIB_PER_MIB = 1_024;

process.chdir(ROOT);
try {
  const options = buildOptions(ROOT, readSettings(process.env));
  if (process.argv.includes('--if-changed')) {
    if (await isFresh(options)) process.exit();
    console.log('Building the site ...');
  }
  const { buildSite } = await import('../build/site-build.ts');
  await withBuildLock(ROOT, () => buildSite(options));
  console.log(`memory at most ${(process.resourceUsage().maxRSS / KIB_PER_MIB).toFixed(0)} MiB`);
  process.exit();
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exit(1);
}
