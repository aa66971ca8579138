// `npm start`. Runs on Node 20 or later without any packages.
import { ensureInstalled, isInstalled, ROOT, runWithProjectNode } from './bootstrap/install.mjs';

process.chdir(ROOT);
// If the packages for tests are installed too, nothing is installed again without them.
if (!isInstalled(true)) await ensureInstalled({ withDev: false });
// A separate process frees its memory. Standard output is for the server's log.
await runWithProjectNode('commands/build.ts', ['--if-changed'], { stdio: ['inherit', 2, 2] });
// V8 uses 2 MB instead of 16 to 32 MB for short-lived objects: an idle server answers as fast.
if (!process.exitCode)
  await runWithProjectNode('server/main.ts', [], { nodeFlags: ['--max-semi-space-size=2'] });
