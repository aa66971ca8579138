/** `npm run build`: builds the site into dist/, whether or not something changed. */

import { buildOptions, withBuildLock } from '../build/freshness.ts';
import { buildSite } from '../build/site-build.ts';
import { stepTable } from '../build/steps.ts';
import { readSettings } from '../server/settings.ts';
import { ROOT } from './bootstrap/install.mjs';

process.chdir(ROOT);
try {
  const options = buildOptions(ROOT, readSettings(process.env));
  console.log(stepTable(await withBuildLock(ROOT, () => buildSite(options))));
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exit(1);
}
