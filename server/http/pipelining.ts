import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Socket } from 'node:net';

/** Requests of one connection that may wait for their answers. Browsers and proxies send one at a time. */
export const PIPELINED_MAX = 20;

type Listener = (request: IncomingMessage, response: ServerResponse) => void;

/**
 * Closes a connection on which more than `PIPELINED_MAX` requests wait: Node answers everything that a client has sent in
 * one piece, up to 2,400 requests in 64 KB, before it looks at another connection.
 */
export function limitPipelining(answer: Listener): Listener {
  const waiting = new WeakMap<Socket, number>();
  return (request, response) => {
    const { socket } = request;
    if (socket.destroyed) return;
    const count = (waiting.get(socket) ?? 0) + 1;
    if (count > PIPELINED_MAX) {
      socket.destroy();
      return;
    }
    waiting.set(socket, count);
    response.once('close', () => waiting.set(socket, (waiting.get(socket) ?? 1) - 1));
    answer(request, response);
  };
}
