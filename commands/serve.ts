/** `npm start` after installing: checks the settings, builds when something changed, serves in this process. */

import { buildOptions, isFresh } from '../build/freshness.ts';
import { ROOT } from './bootstrap/install.mjs';
import { run } from './bootstrap/run.mjs';
import { settingsOrExit } from './or-exit.ts';

process.chdir(ROOT);
if (!(await isFresh(buildOptions(ROOT, settingsOrExit())))) {
  console.error('Building the site ...');
  // In a process of its own, so that the memory of the build is not part of the server's.
  if ((await run(process.execPath, ['commands/build.ts'], { stdio: ['inherit', 2, 2] })) !== 0) {
    console.error('The build failed, so nothing is served.');
    process.exit(1);
  }
}
await import('../server/main.ts');
