import { readFileSync } from 'node:fs';
import type { RequestListener } from 'node:http';
import { setTimeout as wait } from 'node:timers/promises';
import { gzipSync } from 'node:zlib';
import { expect, onTestFinished, test } from 'vitest';
import { functionAddress } from '../../src/features/forms/backend-address.ts';
import { READ_PAGE_FUNCTION } from '../../src/features/page-reader/reading.ts';
import { writeWithoutEnd } from '../server/support/listen.ts';
import { post, startServerProcess } from '../server/support/server-process.ts';
import { freshDatabaseSettings } from '../server/support/storage.ts';
import {
  htmlAnswer,
  openReader,
  thirdPartySite,
  unreadReason,
} from '../server/support/third-party-site.ts';
import { whileVisitorReads } from '../server/support/while-visitor-reads.ts';

const { site, addressOf } = thirdPartySite();

/** The bytes compress to a thousandth. */
const bomb = gzipSync(Buffer.alloc(60_000_000));
const endlessAnswer: RequestListener = (_, response) => {
  response.writeHead(200, { 'Content-Type': 'text/html' });
  writeWithoutEnd(response, '<p>'.repeat(20_000));
};
const slowAnswer: RequestListener = (_, response) => {
  response.writeHead(200, { 'Content-Type': 'text/html' });
  const timer = setInterval(() => response.write('<p>'), 200);
  response.once('close', () => clearInterval(timer));
};
const noAnswer: RequestListener = () => undefined;
const nested = '<div>'.repeat(30_000);
const HOSTILE: [string, RequestListener, string][] = [
  ['60 MB in 60 KB', htmlAnswer(bomb, { 'Content-Encoding': 'gzip' }), 'too-large'],
  ['a body that is not gzip', htmlAnswer('plain', { 'Content-Encoding': 'gzip' }), 'encoding'],
  ['a body without end', endlessAnswer, 'too-large'],
  ['a body that comes in drops', slowAnswer, 'timeout'],
  ['no answer', noAnswer, 'timeout'],
  ['headers without end', htmlAnswer('', { 'X-Long': 'x'.repeat(300_000) }), 'unreachable'],
  ['30,000 elements within each other', htmlAnswer(nested), 'too-large'],
  ['a picture', htmlAnswer('PNG', { 'Content-Type': 'image/png' }), 'not-html'],
  ['a program that is labelled as HTML', htmlAnswer(Buffer.from('\x7fELF\0\0\0')), 'not-html'],
];

/** The server gives up a page that is too large within this time on a busy machine, in ms. */
const LARGE_WITHIN_MS = 3_000;

/** A page of the site may take this long while hostile pages are read, in ms. */
const PAGE_WITHIN_MS = 200;
/** A longer wait means that another site's page blocks the serving thread, in ms. */
const BLOCKED_MS = 1_000;
/**
 * The server may grow by this much when it reads all hostile pages again, in MB; one unreleased page
 * takes as much.
 */
const MAX_GROWTH_MB = 60;
/**
 * A page of 2 MB may cost this much above the idle server, also when several are requested at once,
 * in MB.
 */
const MAX_PAGE_MB = 60;

/** The server resolves names that end in .test to this machine. */
const startRealServer = async () =>
  startServerProcess(
    {
      ...(await freshDatabaseSettings('sqlite')),
      RATE_LIMIT_SCALE: '0',
      // commands/start.mjs starts the server with the same option.
      NODE_OPTIONS: '--max-semi-space-size=2',
    },
    'tests/server/support/server-for-third-party-site.ts',
  );

const privateMemoryOf = (pid = 0) =>
  Number(/Pss_Anon:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/smaps_rollup`, 'utf8'))?.[1]) / 1024;
const memoryOf = (pid = 0) =>
  Number(/VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1]) / 1024;

test('hostile pages get a clear answer in time, while others are served and memory is bounded', {
  timeout: 150_000,
}, async () => {
  const server = await startRealServer();
  async function readOne(path: string, [name, answer, reason]: (typeof HOSTILE)[number]) {
    site.answers[path] = answer;
    const began = performance.now();
    const response = await post(server.url, functionAddress('', READ_PAGE_FUNCTION), {
      address: addressOf(path),
    });
    expect(await response.json(), name).toMatchObject({ unread: reason });
    const isLarge = reason === 'too-large' && name !== 'a body without end';
    expect(performance.now() - began, name).toBeLessThan(isLarge ? LARGE_WITHIN_MS : 13_000);
  }
  async function readAll(round: number) {
    const queue = HOSTILE.entries();
    const readQueue = async () => {
      for (const [index, hostile] of queue) await readOne(`/${round}/${index}`, hostile);
    };
    await Promise.all(Array.from({ length: 2 }, readQueue));
  }
  const durations = await whileVisitorReads(server.url, () => readAll(1));
  expect(durations.length).toBeGreaterThan(100);
  // A busy machine may delay one of twenty pages, but none by the time that parsing takes.
  expect(durations[Math.floor(durations.length * 0.95)]).toBeLessThan(PAGE_WITHIN_MS);
  expect(durations.at(-1)).toBeLessThan(BLOCKED_MS);
  const memoryAfterFirst = memoryOf(server.child.pid);
  await readAll(2);
  expect(memoryOf(server.child.pid) - memoryAfterFirst).toBeLessThan(MAX_GROWTH_MB);
});

const sentence = (item: number) =>
  `<p class="text-${item}">A lawsuit is filed within two years, and “claim ${item}” has a deadline.</p>\n`;
const question = (item: number) =>
  `<script type="application/ld+json">{"@type":"Question","name":"Is claim ${item} late?"}</script>`;
const textOfTwoMegabytes = (textOf: (item: number) => string) => {
  const parts: string[] = [];
  for (let length = 0; length < 1_950_000; length += parts.at(-1)?.length ?? 0)
    parts.push(textOf(parts.length));
  return parts.join('');
};
const LARGE = {
  text: `<title>Deadlines</title><h1>Deadlines</h1>${textOfTwoMegabytes(sentence)}`,
  markup: `<title>Deadlines</title><h1>Deadlines</h1>${textOfTwoMegabytes(question)}${sentence(1).repeat(9)}`,
};

test('pages of 2 MB take little memory, one and four at a time', { timeout: 150_000 }, async () => {
  const server = await startRealServer();
  for (const [name, body] of Object.entries(LARGE))
    for (const number of [1, 2, 3, 4, 5])
      site.answers[`/${name}/${number}`] = htmlAnswer(gzipSync(body), {
        'Content-Encoding': 'gzip',
      });
  const readPage = async (path: string) => {
    const body = { address: addressOf(path) };
    const response = await post(server.url, functionAddress('', READ_PAGE_FUNCTION), body);
    expect(await response.json(), path).toHaveProperty('reading');
  };
  await wait(1_000);
  const idle = privateMemoryOf(server.child.pid);
  let maxMemory = 0;
  const timer = setInterval(() => {
    maxMemory = Math.max(maxMemory, privateMemoryOf(server.child.pid) - idle);
  }, 10);
  onTestFinished(() => clearInterval(timer));
  for (const name of Object.keys(LARGE)) {
    await readPage(`/${name}/1`);
    await Promise.all([2, 3, 4, 5].map((number) => readPage(`/${name}/${number}`)));
  }
  expect(maxMemory).toBeLessThan(MAX_PAGE_MB);
});

test('slow rules of a robots.txt are abandoned', { timeout: 30_000 }, async () => {
  site.answers['/robots.txt'] = (_, response) =>
    response.end(`User-agent: *\n${`Disallow: /${'*a'.repeat(400)}b\n`.repeat(500)}`);
  const began = performance.now();
  expect(['gone', 'busy-here']).toContain(
    unreadReason(await openReader().readUrl(addressOf(`/${'a'.repeat(1_900)}`))),
  );
  expect(performance.now() - began).toBeLessThan(15_000);
});
