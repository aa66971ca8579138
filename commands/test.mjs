// `npm test`. Runs on Node 20 or later without any packages.
import { ensureInstalled, runWithProjectNode } from './bootstrap/install.mjs';

await ensureInstalled({ withDev: true });
await runWithProjectNode('commands/suite.ts', process.argv.slice(2));
