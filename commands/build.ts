/** `npm run build`: builds the site into dist/, whether or not something changed. */

import { buildOptions, withBuildLock } from '../build/freshness.ts';
import { buildSite, stepTable } from '../build/site-build.ts';
import { readSettings } from '../server/settings.ts';
import { ROOT } from './bootstrap/install.mjs';

const KIB_PER_MIB = 1_024;

process.chdir(ROOT);
try {
  const options = buildOptions(ROOT, readSettings(process.env));
  console.log(stepTable(await withBuildLock(ROOT, () => buildSite(options))));
  console.log(`memory at most ${(process.resourceUsage().maxRSS / KIB_PER_MIB).toFixed(0)} MiB`);
  process.exit();
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exit(1);
}
