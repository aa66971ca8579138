// Installs missing packages, then runs a TypeScript command with the project's Node.

import { ensureInstalled, isInstalled, runWithProjectNode } from './bootstrap/install.mjs';

const [script = '', ...args] = process.argv.slice(2);
/** These commands need packages that a serving machine does not have. */
const NEEDS_DEV = ['check', 'prove', 'same-site', 'edit', 'fonts'].map(
  (name) => `commands/${name}.ts`,
);

if (!isInstalled(true)) await ensureInstalled({ withDev: NEEDS_DEV.includes(script) });
await runWithProjectNode(script, args);
