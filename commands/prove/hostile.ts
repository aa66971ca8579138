import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { json } from 'node:stream/consumers';
import { setTimeout as pause } from 'node:timers/promises';
import { ROOT } from '../bootstrap/install.mjs';
import { withPostgres } from './fresh-database.ts';
import { whileSomebodyAsks } from './honest-client.ts';
import type { ATTACKS, Outcome } from './hostile-attacks.ts';
import { freeze, smallDisk } from './hostile-storage.ts';
import { median, type Part } from './part.ts';
import { memoryOf } from './process-memory.ts';
import { type Served, withServer } from './server-process.ts';

const REQUESTS = 100_000;
const WORST_MS = 200;
/** The second half of an attack may hold this many times what the first did. */
const FLAT = 1.25;
/** For a lead while the database stands still, in ms. */
const REFUSED_MS = 6_500;

type Attack = (port: number) => Promise<Outcome>;

/** In a process of its own, or the honest visitor would wait for the attacker's work. */
const byAnother =
  (name: keyof typeof ATTACKS, count = 0): Attack =>
  async (port) => {
    const args = [join(ROOT, 'commands/prove/hostile-client.ts'), name, port, count].map(String);
    const child = spawn(process.execPath, args, { stdio: ['ignore', 'pipe', 'inherit'] });
    return (await json(child.stdout)) as Outcome;
  };

type Expected = { leads?: string; leadsMs?: number };

/** Under an attack pages are quick, memory is flat, and afterwards everything goes on. */
async function under(name: string, { address, pid }: Served, attack: Attack, expected: Expected = {}) {
  const { leads = '200', leadsMs = WORST_MS } = expected;
  const sizes: number[] = [];
  const watch = setInterval(() => sizes.push(memoryOf(pid).now), 500);
  const port = Number(new URL(address).port);
  const { result, worst, statuses, count } = await whileSomebodyAsks(address, () => attack(port));
  clearInterval(watch);
  const half = Math.floor(sizes.length / 2);
  const grown = median(sizes.slice(half)) / median(sizes.slice(0, half));
  await pause(500);
  const after = await fetch(`${address}/readyz`).then(({ status }) => status, String);
  const checks = {
    'what came back': result.holds,
    'pages answered': statuses('page') === '200' && worst('page') < WORST_MS,
    'leads answered':
      statuses('lead')
        .split(' ')
        .every((status) => leads.includes(status)) && worst('lead') < leadsMs,
    'memory flat': grown < FLAT,
    'answers after': after === 200,
  };
  const broken = Object.entries(checks).flatMap(([what, holds]) => (holds ? [] : [what]));
  console.log(
    [
      `${name}: ${broken.length ? `BROKEN: ${broken.join(', ')}` : 'holds'}`,
      `  ${result.said}`,
      `  ${count} honest requests: pages ${statuses('page')} in ${worst('page').toFixed(0)} ms at worst, leads ${statuses('lead')} in ${worst('lead').toFixed(0)} ms`,
      `  memory ${Math.min(...sizes).toFixed(0)} to ${Math.max(...sizes).toFixed(0)} MB, second half by first ${grown.toFixed(2)}; after: ${after}`,
    ].join('\n'),
  );
  return broken.length === 0;
}

/** What the machine itself makes of the limits: a busy one breaks them without any attack. */
const quiet: Attack = async () => {
  await pause(5_000);
  return { said: 'the same measured without an attack', holds: true };
};

const OPEN = { RATE_LIMIT_SCALE: '0' };

async function onFullDisk() {
  const disk = smallDisk();
  if (!disk) {
    console.log(
      'full disk: not tried, this user may not mount one (tests/server/full-disk.test.ts does it in small)',
    );
    return true;
  }
  const fullDisk: Attack = async () => {
    await pause(2_000);
    disk.fill();
    await pause(10_000);
    disk.empty();
    // a lead that is stored again ends the alarm
    await pause(3_000);
    return { said: 'nothing fits for ten seconds', holds: true };
  };
  try {
    return await withServer((served) => under('full disk', served, fullDisk, { leads: '200 500' }), {
      env: { ...OPEN, DATA_DIR: disk.folder },
    });
  } finally {
    disk.remove();
  }
}

const onFrozenDatabase = () =>
  withPostgres(async (fresh) => {
    const { DATABASE_URL } = await fresh();
    const frozen: Attack = async () => {
      await pause(2_000);
      await freeze(DATABASE_URL);
      await pause(3_000);
      return { said: 'the database stands still for fifteen seconds', holds: true };
    };
    return await withServer(
      (served) => under('frozen database', served, frozen, { leads: '200 500', leadsMs: REFUSED_MS }),
      { env: { ...OPEN, DATABASE_URL } },
    );
  });

export const hostile: Part = {
  about: `[count]: ${REQUESTS} malformed requests, slow and silent clients, unread answers, many requests in one piece, a frozen database, a full disk`,
  async run([count = String(REQUESTS)]) {
    const first = await withServer(
      async (served) => [
        await under('nobody attacks', served, quiet),
        await under('malformed requests', served, byAnother('malformed', Number(count))),
        await under('slow and silent clients', served, byAnother('slow')),
        await under('unread answers', served, byAnother('unread')),
        await under('many requests in one piece', served, byAnother('pipelined')),
      ],
      { env: OPEN },
    );
    return [...first, await onFrozenDatabase(), await onFullDisk()].every(Boolean);
  },
};
