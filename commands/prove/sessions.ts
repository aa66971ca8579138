import { ROOT } from '../bootstrap/install.mjs';
import { run } from '../bootstrap/run.mjs';
import type { Part } from './part.ts';

const SESSIONS = 300;

export const sessions: Part = {
  about: `[seed] [count]: ${SESSIONS} sessions of random visitors in a real browser with its page cache on`,
  run: async (args) =>
    (await run(process.execPath, ['tests/sessions/main.ts', ...args], { cwd: ROOT, env: process.env })) === 0,
};
