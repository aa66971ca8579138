import type { IncomingMessage, Server, ServerResponse } from 'node:http';
import type { Socket } from 'node:net';

/** The server cannot start. The message is a sentence for the operator. */
export class StartError extends Error {}

/** Timeouts in ms: they end connections of clients that send slowly on purpose. */
export const HTTP_TIMEOUTS = {
  headersTimeout: 10_000,
  requestTimeout: 30_000,
  keepAliveTimeout: 30_000,
  connectionsCheckingInterval: 500,
};

/**
 * A connection without progress for this time is closed, so that unread responses do not stay in memory. A connection that
 * has received a part of a response gets this time once more. All our responses begin sooner.
 */
export const IDLE_TIMEOUT_MS = 45_000;

/** A host name (punycode too) or IP address, with or without a port. */
const HOST = /^(?:\[[\da-f:.]+\]|[\w.-]+)(?::\d{1,5})?$/i;

type Refusal = [status: number, words: string];

/** Returns the status and text of a refusal that RFC 9112 requires for any path; undefined if the request is valid. */
export function refusalOf({
  rawHeaders,
  headers,
  httpVersionMajor,
}: IncomingMessage): Refusal | undefined {
  if (httpVersionMajor !== 1) return [505, 'HTTP Version Not Supported'];
  // If there are two Host headers, a proxy may have checked the other one.
  const hosts = rawHeaders.filter(
    (name, at) => at % 2 === 0 && name.length === 4 && /^host$/i.test(name),
  );
  if (hosts.length > 1 || !HOST.test(headers.host ?? 'none')) return [400, 'Bad Request'];
  // This server decodes no other transfer coding.
  if (!/^\s*chunked\s*$/i.test(headers['transfer-encoding'] ?? 'chunked'))
    return [501, 'Not Implemented'];
  return undefined;
}

/** Returns the address of a server for a browser on the same machine. */
export function addressAt(host: string, port: number) {
  if (host === '0.0.0.0' || host === '::') return `http://localhost:${port}`;
  return `http://${host.includes(':') ? `[${host}]` : host}:${port}`;
}

/** Error codes of the system for a host that is not an address of this machine. */
const WRONG_HOST = new Set(['ENOTFOUND', 'EAI_AGAIN', 'EADDRNOTAVAIL', 'EINVAL', 'EAFNOSUPPORT']);

type Place = {
  host: string;
  port: number;
  /** The names of both settings. */
  settings: { host: string; port: string };
};

/** Returns a message for the operator: why the server cannot listen at this host and port. */
function whyNot({ host, port, settings }: Place, { code = '', message }: NodeJS.ErrnoException) {
  if (WRONG_HOST.has(code))
    return `${settings.host}: expected an address of this machine to listen on, such as 127.0.0.1 or 0.0.0.0 for all, got ${JSON.stringify(host)} (${code})`;
  const why =
    code === 'EADDRINUSE'
      ? `is already in use. Stop the other program or set ${settings.port} to another number.`
      : `cannot be used: ${message}`;
  return `Port ${port} on ${host} ${why}`;
}

/** Starts to listen and returns the server's address. Errors: rejects with a StartError that names the wrong setting. */
export function listen(server: Server, place: Place) {
  const { host, port } = place;
  return new Promise<string>((resolve, reject) => {
    server.once('error', (error) => reject(new StartError(whyNot(place, error))));
    server.setTimeout(IDLE_TIMEOUT_MS);
    server.listen(port, host, () => {
      const address = server.address();
      const bound = typeof address === 'object' && address ? address.port : port;
      resolve(addressAt(host, bound));
    });
  });
}

/** On one connection, this many requests may wait for a response. Browsers and proxies send one at a time. */
export const PIPELINED_MAX = 20;

type Listener = (request: IncomingMessage, response: ServerResponse) => void;

/**
 * Closes a connection on which more than `PIPELINED_MAX` requests wait. Otherwise one client could block all others: a
 * single packet of 64 KB may contain 2,400 requests, and Node answers them before it reads from another connection.
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
