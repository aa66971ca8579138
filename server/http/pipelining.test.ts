import { once } from 'node:events';
import { createServer, type RequestListener } from 'node:http';
import { type AddressInfo, connect } from 'node:net';
import { text } from 'node:stream/consumers';
import { expect, onTestFinished, test } from 'vitest';
import { limitPipelining, MAX_PIPELINED } from './listening.ts';

const getRequest = (path: string, isLast = false) =>
  `GET ${path} HTTP/1.1\r\nHost: x\r\n${isLast ? 'Connection: close\r\n' : ''}\r\n`;

async function connectTo(listener: RequestListener) {
  const server = createServer(limitPipelining(listener)).listen(0, '127.0.0.1');
  await once(server, 'listening');
  onTestFinished(() => void server.close());
  const socket = connect((server.address() as AddressInfo).port, '127.0.0.1');
  socket.on('error', () => undefined);
  onTestFinished(() => void socket.destroy());
  return socket;
}

test('requests within the limit are answered in order', async () => {
  const socket = await connectTo((request, response) => {
    const answer = () => void response.end(`[${request.url}]`);
    if (Number(request.url?.slice(1)) % 3) answer();
    else setTimeout(answer, 5);
  });
  const paths = Array.from({ length: MAX_PIPELINED }, (_, index) => `/${index}`);
  const responseText = text(socket);
  socket.write(paths.map((path, index) => getRequest(path, index === paths.length - 1)).join(''));
  expect((await responseText).match(/\[\/\d+\]/g)).toEqual(paths.map((path) => `[${path}]`));
});

test('a request no longer counts toward the limit once it is answered', async () => {
  const socket = await connectTo((_, response) => response.end('.'));
  let answers = 0;
  socket.on('data', (chunk: Buffer) => {
    answers += chunk.toString().match(/\.$|\.(?=HTTP)/g)?.length ?? 0;
  });
  for (let round = 1; round <= 5; round += 1) {
    socket.write(getRequest('/').repeat(MAX_PIPELINED));
    await expect.poll(() => answers).toBe(round * MAX_PIPELINED);
  }
});
