import { connect } from 'node:net';
import { expect, test } from 'vitest';
import { listen } from '../../tests/server/support/listen.ts';
import { limitPipelining, MAX_PIPELINED } from './listening.ts';

const GET_REQUEST = 'GET / HTTP/1.1\r\nHost: x\r\n\r\n';

test('a request no longer counts toward the limit once it is answered', async () => {
  const url = await listen(limitPipelining((_, response) => response.end('.')));
  const socket = connect(Number(new URL(url).port), '127.0.0.1');
  let answers = 0;
  socket.on('data', (chunk: Buffer) => {
    answers += chunk.toString().match(/\.$|\.(?=HTTP)/g)?.length ?? 0;
  });
  for (let round = 1; round <= 5; round += 1) {
    socket.write(GET_REQUEST.repeat(MAX_PIPELINED));
    await expect.poll(() => answers).toBe(round * MAX_PIPELINED);
  }
});
