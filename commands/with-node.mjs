// Runs one of our TypeScript commands with the project's own Node, installing it first when it is missing.

import { ensureInstalled, isInstalled, runWithProjectNode } from './bootstrap/install.mjs';

const [script = '', ...args] = process.argv.slice(2);
/** What these need is not part of a serving machine's install. */
const NEEDS_DEV = ['check', 'prove', 'same-site', 'edit', 'fonts'].map(
  (name) => `commands/${name}.ts`,
);

if (!isInstalled(true)) await ensureInstalled({ withDev: NEEDS_DEV.includes(script) });
await runWithProjectNode(script, args);
