// `npm start`: from a fresh clone to a served site. Runs on any Node from 20 on with nothing installed.
import { ensureInstalled, isInstalled, ROOT, runWithProjectNode } from './bootstrap/install.mjs';

process.chdir(ROOT);
// An install that already has the test packages is left as it is.
if (!isInstalled(true)) await ensureInstalled({ withDev: false });
// The build has a process of its own, so that its memory is not the server's. Standard output belongs to the server.
await runWithProjectNode('commands/build.ts', ['--if-changed'], { stdio: ['inherit', 2, 2] });
// Short-lived objects get 2 MB instead of 16 to 32: an idle server has less memory and answers as fast.
if (!process.exitCode)
  await runWithProjectNode('server/main.ts', [], { nodeFlags: ['--max-semi-space-size=2'] });
