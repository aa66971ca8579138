// Runs a TypeScript command of this project with the project's Node. Installs the packages first if they are missing.

import { ensureInstalled, isInstalled, runWithProjectNode } from './bootstrap/install.mjs';

const [script = '', ...args] = process.argv.slice(2);
/** Commands that need packages for development, which a serving machine does not have. */
const NEEDS_DEV = ['check', 'prove', 'same-site', 'edit', 'fonts'].map(
  (name) => `commands/${name}.ts`,
);

if (!isInstalled(true)) await ensureInstalled({ withDev: NEEDS_DEV.includes(script) });
await runWithProjectNode(script, args);
