/** `npm run prove -- <part> [arguments]`: the runs that take too long for every change. */

import { ROOT } from './bootstrap/install.mjs';
import { run } from './bootstrap/run.mjs';
import { ensureBuilt } from './prove/ensure-built.ts';
import type { Part } from './prove/part.ts';
import { settingsOrExit } from './settings-or-exit.ts';

const KILLS = 200;
const HARD_STOPS = 20;
const RESTARTS = 20;
/** How often each journey is walked to find out which of them sometimes fails. */
const WALKS = 10;
/** What the sessions' own script does unless it is told otherwise. */
const SESSIONS = 300;

/** A run that is a script of its own and holds when it ends well. */
const script = (about: string, command: string[], env: Record<string, string> = {}): Part => ({
  about,
  run: async (args) =>
    (await run(process.execPath, [...command, ...args], { env: { ...process.env, ...env } })) === 0,
});

/** Loaded when asked for: Lighthouse alone takes a second. */
const PARTS: Record<string, () => Promise<Part>> = {
  kill: async () =>
    script(
      `kill -9 under load, ${KILLS} times each on both databases with two processes, and ${HARD_STOPS} hard stops of PostgreSQL: nothing that was acknowledged is lost`,
      [
        'node_modules/vitest/vitest.mjs',
        'run',
        'tests/server/kill.test.ts',
        'tests/server/hard-stops.test.ts',
      ],
      { KILLS: process.env.KILLS ?? String(KILLS), HARD_STOPS: process.env.HARD_STOPS ?? String(HARD_STOPS) },
    ),
  restart: async () =>
    script(
      `two processes are restarted in turn, ${RESTARTS} times on each database behind nginx and Caddy with the settings of deploy/, while leads come in: no request fails, nothing is lost or mailed twice`,
      ['node_modules/vitest/vitest.mjs', 'run', 'tests/server/rolling-restart.test.ts'],
      { RESTARTS: process.env.RESTARTS ?? String(RESTARTS) },
    ),
  flaky: async () =>
    script(`[files]: every journey ${WALKS} times without a second try; who ever failed is named`, [
      'node_modules/@playwright/test/cli.js',
      'test',
      '--retries=0',
      `--repeat-each=${WALKS}`,
      '--reporter=dot',
    ]),
  volume: async () =>
    script(
      'a million leads are listed, exported and erased in 48 MB of heap, on both databases',
      ['node_modules/vitest/vitest.mjs', 'run', 'tests/server/many-leads.test.ts'],
      { LEADS: '1000000' },
    ),
  deploy: async () => (await import('./prove/deploy.ts')).deploy,
  lighthouse: async () => (await import('./prove/lighthouse.ts')).lighthouse,
  hostile: async () => (await import('./prove/hostile.ts')).hostile,
  botnet: async () => (await import('./prove/botnet.ts')).botnet,
  samples: async () => (await import('./prove/samples.ts')).samples,
  'kept-build': async () => (await import('./prove/kept-build.ts')).keptBuild,
  'one-word': async () => (await import('./prove/one-word.ts')).oneWord,
  scale: async () => (await import('./prove/scale.ts')).scale,
  sessions: async () =>
    script(
      `[seed] [count]: ${SESSIONS} sessions of random visitors in a real browser with its page cache on`,
      ['tests/sessions/main.ts'],
    ),
  interaction: async () => (await import('./prove/interaction.ts')).interaction,
  pictures: async () => (await import('./prove/pictures.ts')).pictures,
  'same-site': async () => (await import('./prove/same-site.ts')).sameSite,
  counts: async () => (await import('./prove/counts.ts')).counts,
  engines: async () => (await import('./prove/engines.ts')).engines,
  'cold-start': async () => (await import('./prove/cold-start.ts')).coldStart,
};

const BUILDS_ITSELF = new Set([
  'cold-start',
  'counts',
  'kept-build',
  'one-word',
  'same-site',
  'samples',
  'scale',
]);

process.chdir(ROOT);
const [name = '', ...args] = process.argv.slice(2);
const part = await PARTS[name]?.();
if (part) {
  if (!BUILDS_ITSELF.has(name)) await ensureBuilt(settingsOrExit());
  console.log(`${name}: ${part.about}`);
  process.exitCode = (await part.run(args)) ? 0 : 1;
} else {
  console.error('Usage: npm run prove -- <part> [arguments]');
  for (const [each, load] of Object.entries(PARTS))
    console.error(`  ${each.padEnd(11)}  ${(await load()).about}`);
  process.exitCode = 2;
}
