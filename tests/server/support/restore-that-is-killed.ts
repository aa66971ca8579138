/** Restores a backup and kills itself just before the step that the first argument counts. */
import fs from 'node:fs';
import { syncBuiltinESMExports } from 'node:module';
import { DatabaseSync } from 'node:sqlite';
import { restore } from '../../../server/storage/backup.ts';

const [step = '', dataDir = '', file = ''] = process.argv.slice(2);
let steps = 0;

function counting<T extends object>(holder: T, name: keyof T) {
  const real = holder[name] as (...args: unknown[]) => unknown;
  const counted = function (this: unknown, ...args: unknown[]) {
    steps += 1;
    if (steps === Number(step)) process.kill(process.pid, 'SIGKILL');
    return real.apply(this, args);
  };
  Object.assign(holder, { [name]: counted });
}

for (const name of [
  'closeSync',
  'fsyncSync',
  'linkSync',
  'openSync',
  'renameSync',
  'rmSync',
] as const)
  counting(fs, name);
for (const name of ['close', 'exec', 'prepare'] as const) counting(DatabaseSync.prototype, name);
syncBuiltinESMExports();

restore(dataDir, file, new Date());
