// Runs a TypeScript command with the project's Node, after installing missing packages.

import { ensureInstalled, isInstalled, runWithProjectNode } from './bootstrap/install.mjs';

const [script = '', ...args] = process.argv.slice(2);
/** A serving machine does not have the packages of these commands. */
const NEEDS_DEV = ['check', 'prove', 'same-site', 'edit', 'fonts'].map(
  (name) => `commands/${name}.ts`,
);

if (!isInstalled(true)) await ensureInstalled({ withDev: NEEDS_DEV.includes(script) });
await runWithProjectNode(script, args);
