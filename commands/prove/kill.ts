import { join } from 'node:path';
import { ROOT } from '../bootstrap/install.mjs';
import { run } from '../bootstrap/run.mjs';
import type { Part } from './part.ts';

const KILLS = 20;

export const kill: Part = {
  about: `kill -9 of the server at ${KILLS} random moments under load: no answered lead is lost`,
  async run() {
    const vitest = join(ROOT, 'node_modules', 'vitest', 'vitest.mjs');
    const env = { ...process.env, KILLS: String(KILLS) };
    return (
      (await run(process.execPath, [vitest, 'run', 'tests/server/kill.test.ts'], { cwd: ROOT, env })) === 0
    );
  },
};
