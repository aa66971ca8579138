/**
 * `npm run bench [-- leads|pages|beside|build]`: what a second of one core is worth, what a visit costs beside what others
 * make of it, and how a build grows; see docs/performance.md.
 */

import { availableParallelism, cpus } from 'node:os';
import { beside } from './bench/beside.ts';
import { build } from './bench/build.ts';
import { leads } from './bench/leads.ts';
import { pages } from './bench/pages.ts';
import { table } from './bench/table.ts';
import { ROOT } from './bootstrap/install.mjs';
import { ensureBuilt } from './prove/ensure-built.ts';
import { settingsOrExit } from './settings-or-exit.ts';

const PARTS = ['leads', 'pages', 'beside', 'build'];

process.chdir(ROOT);
const [part] = process.argv.slice(2);
if (part !== undefined && !PARTS.includes(part)) {
  console.error(`Usage: npm run bench [-- ${PARTS.join('|')}]`);
  process.exit(2);
}
await ensureBuilt(settingsOrExit());
console.log(
  `${new Date().toISOString().slice(0, 10)}, ${availableParallelism()} cores, ${cpus()[0]?.model}, Node ${process.version}`,
);
const asked = (name: string) => part === undefined || part === name;
const rows = [...(asked('leads') ? await leads() : []), ...(asked('pages') ? await pages() : [])];
if (rows.length > 0) console.log(table(rows));
if (asked('beside')) {
  console.log();
  await beside((text) => console.log(text));
}
if (asked('build')) console.log(`\n${await build()}`);
process.exitCode = rows.every(({ holds }) => holds) ? 0 : 1;
