/** `npm run bench [-- leads|pages]`: what a second of one core is worth, beside what others make of it; see docs/performance.md. */

import { availableParallelism, cpus } from 'node:os';
import { readSettings } from '../server/settings.ts';
import { leads } from './bench/leads.ts';
import { pages } from './bench/pages.ts';
import { table } from './bench/table.ts';
import { ROOT } from './bootstrap/install.mjs';
import { ensureBuilt } from './prove/ensure-built.ts';

process.chdir(ROOT);
const [part] = process.argv.slice(2);
await ensureBuilt(readSettings(process.env));
console.log(
  `${new Date().toISOString().slice(0, 10)}, ${availableParallelism()} cores, ${cpus()[0]?.model}, Node ${process.version}`,
);
const rows = [...(part === 'pages' ? [] : await leads()), ...(part === 'leads' ? [] : await pages())];
console.log(table(rows));
process.exitCode = rows.every(({ holds }) => holds) ? 0 : 1;
