// `npm start`. This file runs on Node 20 or later without packages.
import { ensureInstalled, isInstalled, ROOT, runWithProjectNode } from './bootstrap/install.mjs';

process.chdir(ROOT);
// If all packages are installed, even the packages for tests, nothing is installed again.
if (!isInstalled(true)) await ensureInstalled({ withDev: false });
// The build is a separate process, so that its memory is freed when it ends. The output of the
// build goes to standard error.
await runWithProjectNode('commands/build.ts', ['--if-changed'], { stdio: ['inherit', 2, 2] });
// V8 uses 2 MB instead of 16 to 32 MB for short-lived objects. An idle server answers as fast.
if (!process.exitCode)
  await runWithProjectNode('server/main.ts', [], { nodeFlags: ['--max-semi-space-size=2'] });
