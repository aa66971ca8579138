// Runs one of our TypeScript commands with the project's own Node, installing it first when it is missing.

import { ensureInstalled, isInstalled, runWithProjectNode } from './bootstrap/install.mjs';

const [script = '', ...args] = process.argv.slice(2);
/** The packages that these need are not installed on a serving machine. */
const NEEDS_DEV = ['check', 'prove', 'same-site', 'edit', 'fonts'].map(
  (name) => `commands/${name}.ts`,
);

if (!isInstalled(true)) await ensureInstalled({ withDev: NEEDS_DEV.includes(script) });
await runWithProjectNode(script, args);
