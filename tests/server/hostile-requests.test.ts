import { request as httpRequest } from 'node:http';
import { connect } from 'node:net';
import { expect, test } from 'vitest';
import { functionAddress } from '../../src/features/forms/backend-address.ts';
import { INTAKE_FUNCTIONS } from '../../src/features/intake/paths.ts';
import { offers } from '../support/content-in-use.ts';
import { FAKE_DOCUMENT, INTAKE_CONFIG } from '../support/intake-script.ts';
import { sharedServer } from './support/server-process.ts';

/** A client reports "silent" after this time, in ms. */
const SILENT_MS = 15_000;

/** Returns the status, "closed" when the connection ended without one, or "silent". */
function sendRaw(port: number, request: string) {
  return new Promise<string>((resolve) => {
    let answer = '';
    const socket = connect(port, '127.0.0.1', () => socket.write(request, 'latin1'));
    const done = (status: string) => {
      resolve(status);
      // A reset leaves no port in TIME_WAIT; there are fewer ports than requests.
      socket.resetAndDestroy();
    };
    const timer = setTimeout(() => done('silent'), SILENT_MS);
    socket.on('data', (chunk) => {
      answer += chunk.toString('latin1', 0, 12);
      if (answer.length >= 12) done(/^HTTP\/1\.1 (\d{3})/.exec(answer)?.[1] ?? 'no status');
    });
    // A refused connection gives no wrong answer.
    socket.on(
      'error',
      ({ code }: NodeJS.ErrnoException) => code === 'ECONNREFUSED' && done('refused'),
    );
    socket.on('close', () => {
      clearTimeout(timer);
      done('closed');
    });
  });
}

/** Returns how often each status came, and the first requests with an unexpected one. */
async function sendOddRequests(port: number, requests: Iterable<string>, atOnce: number) {
  const statuses: Record<string, number> = {};
  const unexpected: [status: string, request: string][] = [];
  const left = requests[Symbol.iterator]();
  async function keepSending() {
    for (let next = left.next(); !next.done; next = left.next()) {
      const status = await sendRaw(port, next.value);
      statuses[status] = (statuses[status] ?? 0) + 1;
      if (!/^([1-4]\d\d|501|505|closed)$/.test(status))
        unexpected.push([status, next.value.slice(0, 300)]);
    }
  }
  await Promise.all(Array.from({ length: atOnce }, keepSending));
  return { statuses, wrong: unexpected.slice(0, 10) };
}

/** One request may block all others for this long on a loaded machine, in ms. */
const ANSWER_MS = 500;

const shared = sharedServer();
const askOnce = (path: string) =>
  new Promise<number | string>((resolve) => {
    const { port } = new URL(shared.server.url);
    const outgoing = httpRequest(
      { port, host: '127.0.0.1', path, agent: false, signal: AbortSignal.timeout(ANSWER_MS) },
      (incoming) => resolve(incoming.resume().statusCode ?? 0),
    );
    outgoing.on('error', (error) => resolve(error.message));
    outgoing.end();
  });

/**
 * fetch would normalize the target, so the request is written to a socket. A busy machine is late
 * once, an address that blocks the server each time.
 */
async function statusOf(path: string) {
  let status: number | string = '';
  for (let tries = 0; tries < 3 && typeof status === 'string'; tries += 1)
    status = await askOnce(path);
  return status;
}

test.runIf(offers('ai-intake-builder')).each([
  ['remove', `remove ${'all the '.repeat(60)}x`],
  ['no', `no ${'all the '.repeat(60)}x`],
  ['add', `add${' as the'.repeat(60)} x`],
])(
  'a request that repeats the text after "%s" delays no other request',
  async (_, refinementRequest) => {
    const answer = await fetch(
      `${shared.server.url}${functionAddress('', INTAKE_FUNCTIONS.refine)}`,
      {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({
          config: INTAKE_CONFIG,
          currentScript: FAKE_DOCUMENT,
          refinementRequest,
        }),
        signal: AbortSignal.timeout(10 * ANSWER_MS),
      },
    ).then(
      ({ status }) => status,
      (error: Error) => error.message,
    );
    const alive = await statusOf('/healthz');
    expect([answer, alive]).toEqual([400, 200]);
  },
);

test('two Host headers are refused, on pages and functions', async () => {
  const twice = (path: string) =>
    `GET ${path} HTTP/1.1\r\nHost: x\r\nhost: y\r\nConnection: close\r\n\r\n`;
  const port = Number(new URL(shared.server.url).port);
  const { statuses } = await sendOddRequests(port, ['/', '/healthz', '/none'].map(twice), 1);
  expect(statuses).toEqual({ 400: 3 });
});

const POST = `POST ${functionAddress('', 'send-contact-email')} HTTP/1.1\r\nHost: x\r\nConnection: close\r\n`;
const JSON_TYPE = 'Content-Type: application/json\r\n';
test.each([
  ['a host that is none', 'GET / HTTP/1.1\r\nHost: a b/c\r\nConnection: close\r\n\r\n', '400'],
  ['two hosts in one', 'GET / HTTP/1.1\r\nHost: a,b\r\nConnection: close\r\n\r\n', '400'],
  ['an empty host', 'GET / HTTP/1.1\r\nHost:\r\nConnection: close\r\n\r\n', '400'],
  ['no host, before there were any', 'GET / HTTP/1.0\r\n\r\n', '200'],
  [
    'the address of a host',
    'GET / HTTP/1.1\r\nHost: [::1]:4321\r\nConnection: close\r\n\r\n',
    '200',
  ],
  ['another version', 'GET / HTTP/2.0\r\nHost: x\r\nConnection: close\r\n\r\n', '505'],
  ['another coding', `${POST}${JSON_TYPE}Transfer-Encoding: gzip, chunked\r\n\r\n0\r\n\r\n`, '501'],
  [
    'a packed body',
    `${POST}${JSON_TYPE}Content-Encoding: gzip\r\nContent-Length: 2\r\n\r\n{}`,
    '415',
  ],
  [
    'a body that it announces',
    `${POST}${JSON_TYPE}Expect: 100-continue\r\nContent-Length: 2\r\n\r\n`,
    '100',
  ],
  [
    'far too long a one',
    `${POST}${JSON_TYPE}Expect: 100-continue\r\nContent-Length: 9000000\r\n\r\n`,
    '413',
  ],
  [
    'one of another type',
    `${POST}Content-Type: text/plain\r\nExpect: 100-continue\r\nContent-Length: 2\r\n\r\n`,
    '415',
  ],
  [
    'one for a page',
    'PUT / HTTP/1.1\r\nHost: x\r\nExpect: 100-continue\r\nContent-Length: 2\r\n\r\n',
    '405',
  ],
])('a request with %s is answered at once and correctly', async (_, request, status) => {
  const { statuses } = await sendOddRequests(Number(new URL(shared.server.url).port), [request], 1);
  expect(statuses).toEqual({ [status]: 1 });
});

test('a connection with thousands of requests at once is closed, and no other connection', async () => {
  const { port } = new URL(shared.server.url);
  const inUse = connect(Number(port), '127.0.0.1').on('error', () => undefined);
  inUse.resume().write('GET / HTTP/1.1\r\nHost: x\r\n\r\n'.repeat(20));
  const greedy = connect(Number(port), '127.0.0.1').on('error', () => undefined);
  const connectionClosed = new Promise((resolve) => greedy.once('close', resolve));
  greedy.resume().write('GET / HTTP/1.1\r\nHost: x\r\n\r\n'.repeat(3_000));
  await connectionClosed;
  const open = !inUse.destroyed;
  inUse.destroy();
  expect([open, await statusOf('/')]).toEqual([true, 200]);
});
