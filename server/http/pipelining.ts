import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Socket } from 'node:net';

/** So many may wait behind the one that is answered; browsers and proxies send none. */
export const PIPELINED_MAX = 20;
/** So much of them may have been read: what waits has its body in memory, and nobody has yet looked at its length. */
const WAITING_BYTES_MAX = 64 * 1_024;
/** What waits is answered for so long, then others have their turn, in ms. */
const TURN_MS = 5;

type Listener = (request: IncomingMessage, response: ServerResponse) => void;
/** `waiting`: for each request that waits, how much of the connection had been read when it came. */
type Connection = { last: ServerResponse; waiting: number[] };

/** What Node's parser asks its listener, and does with an answer of 2: it reads no further, as after an upgrade. */
type Parsed = { parser?: { onIncoming?: () => number } | null };
const READ_NO_FURTHER = 2;

/**
 * Ends a connection. What has already arrived on it, up to 64 KB, would be read all the same: 2,400 requests, each kept
 * until the end of the turn. Node has no public way to stop that; without this one the end only takes longer.
 */
function cut(socket: Socket) {
  const { parser } = socket as Parsed;
  if (parser) parser.onIncoming = () => READ_NO_FURTHER;
  socket.destroy();
}

/** A first and a last of them may have been read in one piece, and a last one goes on being read until its body is full. */
function isTooMuch(waiting: readonly number[]) {
  const [first = 0] = waiting;
  return waiting.length > PIPELINED_MAX || (waiting.at(-1) ?? 0) - first > WAITING_BYTES_MAX;
}

/**
 * Answers one request of a connection after the other, each when the system has taken the answer before, and gives others
 * their turn in between: by itself Node answers whatever a client has sent in one piece before it looks at anything else.
 * A connection on which more than `PIPELINED_MAX` requests wait, or more than `WAITING_BYTES_MAX` of them, is cut.
 */
export function oneAtATime(answer: Listener): Listener {
  const connections = new WeakMap<Socket, Connection>();
  const due: (() => void)[] = [];

  function takeTurn() {
    const end = performance.now() + TURN_MS;
    while (due.length && performance.now() < end) due.shift()?.();
    if (due.length) setImmediate(takeTurn);
  }

  /** Called by the end of an answer only, never while one is begun. */
  function queue(next: () => void) {
    due.push(next);
    if (due.length === 1) setImmediate(takeTurn);
  }

  return (request, response) => {
    const { socket } = request;
    if (socket.destroyed) return;
    const connection = connections.get(socket);
    const before = connection?.last;
    if (connection) connection.last = response;
    else connections.set(socket, { last: response, waiting: [] });
    if (!connection || !before || before.writableFinished) {
      answer(request, response);
      return;
    }
    connection.waiting.push(socket.bytesRead);
    if (isTooMuch(connection.waiting)) {
      cut(socket);
      return;
    }
    before.once('close', () =>
      queue(() => {
        connection.waiting.shift();
        if (!socket.destroyed) answer(request, response);
      }),
    );
  };
}
