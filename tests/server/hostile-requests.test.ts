import { mkdtempSync, rmSync } from 'node:fs';
import { request as httpRequest } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { functionAddress } from '../../src/features/forms/backend-address.ts';
import { INTAKE_FUNCTIONS } from '../../src/features/intake/functions.ts';
import { INTAKE_CONFIG, MODEL_SCRIPT } from '../support/intake-script.ts';
import { siteFolder, startServerProcess } from './support/server-process.ts';

/** What one request may hold up all others, on a loaded machine, in ms. */
const ANSWER_MS = 500;
/** Most that Node takes for a request line and its headers is 16,384 bytes. */
const LONGEST_PATH = 15_800;

async function startHere() {
  const DATA_DIR = mkdtempSync(join(tmpdir(), 'northbar-hostile-'));
  const { folder, remove } = siteFolder();
  const server = await startServerProcess({ DATA_DIR, SITE_DIR: folder, RATE_LIMIT_SCALE: '0' });
  const stop = async () => {
    await server.end('SIGKILL');
    rmSync(DATA_DIR, { recursive: true, force: true });
    remove();
  };
  return { ...server, stop };
}

const askOnce = (url: string, path: string) =>
  new Promise<number | string>((resolve) => {
    const { port } = new URL(url);
    const outgoing = httpRequest(
      { port, host: '127.0.0.1', path, agent: false, signal: AbortSignal.timeout(ANSWER_MS) },
      (incoming) => resolve(incoming.resume().statusCode ?? 0),
    );
    outgoing.on('error', (error) => resolve(error.message));
    outgoing.end();
  });

/**
 * The status, or why there was none; the target is sent as it is written, fetch would tidy it up. A machine that is
 * busy with something else is late once; an address that holds the server up is late each time.
 */
async function statusOf(url: string, path: string) {
  let status: number | string = '';
  for (let tries = 0; tries < 3 && typeof status === 'string'; tries += 1) status = await askOnce(url, path);
  return status;
}

test.each([
  ['remove', `remove ${'all the '.repeat(60)}x`],
  ['no', `no ${'all the '.repeat(60)}x`],
  ['add', `add${' as the'.repeat(60)} x`],
])('a request that repeats the words after "%s" holds nobody up', async (_, refinementRequest) => {
  const server = await startHere();
  const answer = await fetch(`${server.url}${functionAddress('', INTAKE_FUNCTIONS.refine)}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ config: INTAKE_CONFIG, currentScript: MODEL_SCRIPT, refinementRequest }),
    // the first one also reads the library of scripts
    signal: AbortSignal.timeout(10 * ANSWER_MS),
  }).then(
    ({ status }) => status,
    (error: Error) => error.message,
  );
  const alive = await statusOf(server.url, '/healthz');
  await server.stop();
  expect([answer, alive]).toEqual([400, 200]);
});

test('an address of nothing but slashes costs no more than any other', async () => {
  const server = await startHere();
  const path = `${'/'.repeat(LONGEST_PATH)}a`;
  // ten at once: at 180 ms each the last one would come too late
  const answers = await Promise.all(Array.from({ length: 10 }, () => statusOf(server.url, path)));
  await server.stop();
  expect(answers).toEqual(Array(10).fill(404));
});

/** Odd pieces of addresses, and how many odd addresses are made of them. */
const PIECES = [
  ...[
    '/',
    '//',
    '/./',
    '/../',
    '%2e%2e/',
    '%2f',
    '%',
    '%%',
    '%25',
    '%00',
    '%0d%0a',
    '%E0%A4%A',
    '%F0%9F%99%82',
  ],
  ...[
    'about',
    'ABOUT',
    'blog',
    'contact',
    'index.html',
    '.html',
    '.php',
    '.git/config',
    '__proto__',
    'constructor',
  ],
  ...[
    '?',
    '&',
    '=',
    'category=',
    'page=',
    '-1',
    '9'.repeat(40),
    ';',
    ':',
    '@',
    '~',
    '*',
    "'",
    '(',
    'x'.repeat(300),
  ],
];
const TARGETS = 2_000;
const SEED = 20_251_122;
const REPEATS_MOST = 200;

/** The same odd addresses in each run. */
function oddTargets(): string[] {
  let state = SEED;
  const below = (most: number) => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return state % most;
  };
  const piece = () => PIECES[(below(1 << 16) >> 3) % PIECES.length] ?? '';
  return Array.from({ length: TARGETS }, (_, at) => {
    const pieces = Array.from({ length: 1 + ((below(1 << 12) >> 4) % 8) }, piece).join('');
    return `/${at % 10 ? pieces : pieces.repeat(REPEATS_MOST)}`.slice(0, LONGEST_PATH);
  });
}

test('no odd address is a fault of the server, and none holds it up', async () => {
  const server = await startHere();
  const wrong: [string, number | string][] = [];
  for (const target of oddTargets()) {
    const status = await statusOf(server.url, target);
    if (typeof status === 'string' || status >= 500) wrong.push([target.slice(0, 80), status]);
  }
  const alive = await statusOf(server.url, '/healthz');
  await server.stop();
  expect(wrong).toEqual([]);
  expect(alive).toBe(200);
  expect(server.output()).not.toMatch(/failed|Error/);
});
