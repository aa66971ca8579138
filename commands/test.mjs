// `npm test`: everything that must hold before a change is merged. Runs on any Node from 20 on with nothing installed.
import { ensureInstalled, runWithProjectNode } from './bootstrap/install.mjs';

await ensureInstalled({ withDev: true });
await runWithProjectNode('commands/suite.ts', process.argv.slice(2));
