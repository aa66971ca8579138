import { once } from 'node:events';
import {
  createServer,
  request as httpRequest,
  IncomingMessage,
  type RequestListener,
} from 'node:http';
import { type AddressInfo, connect, type Socket } from 'node:net';
import { text } from 'node:stream/consumers';
import { setTimeout as pause } from 'node:timers/promises';
import { expect, onTestFinished, test } from 'vitest';
import { seededRandom } from '../../tests/support/seeded-random.ts';
import { oneAtATime, PIPELINED_MAX } from './pipelining.ts';

const SEED = 20_251_123;
const MANY = 2_000;

const get = (path: string, last = false) =>
  `GET ${path} HTTP/1.1\r\nHost: x\r\n${last ? 'Connection: close\r\n' : ''}\r\n`;

/** Serves by the listener; the port, and how many requests and bytes were read so far. */
async function serve(listener: RequestListener) {
  let read = 0;
  const sockets: Socket[] = [];
  class Counted extends IncomingMessage {
    constructor(...given: ConstructorParameters<typeof IncomingMessage>) {
      super(...given);
      read += 1;
    }
  }
  const server = createServer({ IncomingMessage: Counted }, oneAtATime(listener)).listen(
    0,
    '127.0.0.1',
  );
  server.on('connection', (socket) => sockets.push(socket));
  await once(server, 'listening');
  onTestFinished(() => server.closeAllConnections());
  onTestFinished(() => void server.close());
  const { port } = server.address() as AddressInfo;
  return {
    port,
    read: () => read,
    bytes: () => sockets.reduce((sum, { bytesRead }) => sum + bytesRead, 0),
  };
}

function open(port: number) {
  const socket = connect(port, '127.0.0.1').on('error', () => undefined);
  onTestFinished(() => void socket.destroy());
  return socket;
}

const visit = (port: number) =>
  new Promise<number | undefined>((resolve, reject) => {
    const outgoing = httpRequest({ port, path: '/visitor', agent: false }, (incoming) => {
      incoming.resume().on('end', () => resolve(incoming.statusCode));
    });
    outgoing.on('error', reject).end();
  });

test('requests sent in one piece, or in pieces cut anywhere, are answered in their order', async () => {
  const random = seededRandom(SEED);
  const { port } = await serve((request, response) => {
    const answer = () => void response.end(`[${request.url}]`);
    // some take their time, as a lead does that is stored
    const soon = random() < 0.5 ? answer : () => setTimeout(answer, random() * 5);
    request.resume();
    // the last answer ends the connection: given before a form has come whole, it would break off the sending
    if (request.method === 'GET') soon();
    else request.once('end', soon);
  });
  for (let round = 0; round < 20; round += 1) {
    const paths = Array.from(
      { length: 1 + Math.floor(random() * PIPELINED_MAX) },
      (_, at) => `/${at}`,
    );
    const posts = paths.map((path, at) =>
      random() < 0.3
        ? `POST ${path} HTTP/1.1\r\nHost: x\r\nContent-Length: 4\r\n${at === paths.length - 1 ? 'Connection: close\r\n' : ''}\r\nbody`
        : get(path, at === paths.length - 1),
    );
    const socket = open(port);
    const answered = text(socket);
    for (let left = posts.join(''); left; ) {
      const length = random() < 0.3 ? left.length : 1 + Math.floor(random() * left.length);
      socket.write(left.slice(0, length));
      left = left.slice(length);
      if (left) await pause(random() * 3);
    }
    expect((await answered).match(/\[\/\d+\]/g)).toEqual(paths.map((path) => `[${path}]`));
  }
});

test('a connection with too many requests is cut, and the rest of them is not read', async () => {
  let answered = 0;
  const { port, read } = await serve((_, response) => {
    answered += 1;
    response.end();
  });
  const socket = open(port).resume();
  const cut = new Promise((resolve) => socket.once('close', resolve));
  socket.write(get('/').repeat(MANY));
  await cut;
  expect(answered).toBeLessThanOrEqual(1);
  expect(read()).toBeLessThanOrEqual(PIPELINED_MAX + 3);
  expect(await visit(port)).toBe(200);
});
