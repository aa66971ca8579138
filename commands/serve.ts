/** `npm start` after installing: checks the settings, builds when something changed, serves in this process. */

import { type BuildOptions, buildOptions, isFresh, withBuildLock } from '../build/freshness.ts';
import { ROOT } from './bootstrap/install.mjs';
import { settingsOrExit } from './settings-or-exit.ts';

async function ensureBuilt(options: BuildOptions): Promise<void> {
  if (await isFresh(options)) return;
  await withBuildLock(ROOT, async () => {
    if (await isFresh(options)) return;
    console.error('Building the site ...');
    // Loaded only here: a warm start does not pay for the HTML parser.
    const [{ buildSite }, { stepTable }] = await Promise.all([
      import('../build/site-build.ts'),
      import('../build/steps.ts'),
    ]);
    // The server's modules take longer to load than it takes to start. What cannot be loaded is told when it is started.
    const loadServer = () => void import('../server/run.ts').catch(() => undefined);
    console.error(stepTable(await buildSite(options, process.env, loadServer)));
  });
}

process.chdir(ROOT);
try {
  await ensureBuilt(buildOptions(ROOT, settingsOrExit()));
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  console.error('The build failed, so nothing is served.');
  process.exit(1);
}
await import('../server/main.ts');
