/** `npm run prove -- <proof> [arguments]`: runs tests that take too long for every change. */

import { ROOT } from './bootstrap/install.mjs';
import { run } from './bootstrap/run.mjs';

type Proof = {
  description: string;
  command: string[];
  env?: Record<string, string>;
  prepare?: string[];
};

const VITEST = ['node_modules/vitest/vitest.mjs', 'run'];
const PLAYWRIGHT = ['node_modules/@playwright/test/cli.js', 'test'];
const serverTests = (...names: string[]) => [
  ...VITEST,
  '--project=server',
  ...names.map((name) => `${name}.test.ts`),
];

/** Variables of the environment override the numbers of a proof. */
const PROOFS: Record<string, Proof> = {
  kill: {
    description:
      'kill -9 under load, 200 times on each database, and 20 hard stops of PostgreSQL: no acknowledged lead is lost; of 200 visitors who choose the same time, one gets it',
    command: serverTests('kill', 'hard-stops', 'booking-race'),
    env: { KILLS: '200', HARD_STOPS: '20', VISITORS: '200' },
  },
  restart: {
    description:
      'two processes are restarted in turn, 20 times on each database, behind nginx and Caddy with the settings of deploy/, while visitors send leads: no request fails',
    prepare: ['commands/install-test-programs.ts'],
    command: serverTests('rolling-restart'),
    env: { RESTARTS: '20' },
  },
  hostile: {
    description:
      'malformed requests, slow, silent and greedy clients, hostile pages for the page reader, a frozen database, a full disk',
    command: serverTests(
      'request-bodies',
      'hostile-clients',
      'page-reader-hostile',
      'frozen-database',
      'full-disk',
    ),
    env: { HOSTILE_CLIENTS: '300' },
  },
  volume: {
    description:
      'a million leads are listed, exported and erased in 48 MB of heap, on both databases',
    command: serverTests('many-leads'),
    env: { LEADS: '1000000' },
  },
  pooler: {
    description: 'leads are stored behind a real PgBouncer (Debian: pgbouncer) in transaction mode',
    command: serverTests('pooler'),
    env: { PGBOUNCER: '/usr/sbin/pgbouncer' },
  },
  lighthouse: {
    description:
      '[paths]: median of 5 mobile runs for these pages, by default for the heaviest page of each type',
    command: ['commands/prove/lighthouse.ts'],
  },
  pages: {
    description: 'every page at every width, in large letters and with long words',
    command: [...PLAYWRIGHT, 'tests/every-page'],
  },
  engines: {
    description:
      'the main journeys in Firefox and WebKit, after `npx playwright install firefox webkit`',
    command: [...PLAYWRIGHT, '--project=firefox', '--project=webkit'],
    env: { ENGINES: '1' },
  },
  sessions: {
    description:
      '[seed] [count]: 300 sessions of random visitors in a real browser with its back/forward cache',
    command: ['tests/sessions/main.ts'],
  },
  flaky: {
    description:
      '[files]: each journey 10 times without a second attempt; prints those that failed',
    command: [...PLAYWRIGHT, '--retries=0', '--repeat-each=10', '--reporter=dot'],
  },
  deploy: {
    description:
      'systemd-analyze checks the unit; the server starts with only the files of the Docker image',
    command: ['commands/prove/deploy.ts'],
  },
};

process.chdir(ROOT);
const [name = '', ...args] = process.argv.slice(2);
const proof = PROOFS[name];
if (proof) {
  console.log(`${name}: ${proof.description}`);
  const env = { PROVE: '1', ...proof.env, ...process.env };
  if (proof.prepare) await run(process.execPath, proof.prepare, { env });
  process.exitCode = await run(process.execPath, [...proof.command, ...args], { env });
} else {
  console.error('Usage: npm run prove -- <proof> [arguments], after npm run build');
  for (const [proofName, { description }] of Object.entries(PROOFS))
    console.error(`  ${proofName.padEnd(11)}  ${description}`);
  process.exitCode = 2;
}
