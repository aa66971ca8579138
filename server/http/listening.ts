import type { IncomingMessage, Server, ServerResponse } from 'node:http';
import type { Socket } from 'node:net';

/** The server cannot start; the message is one plain sentence. */
export class StartError extends Error {}

/** Against clients that send slowly on purpose, in ms. */
export const HTTP_TIMEOUTS = {
  headersTimeout: 10_000,
  requestTimeout: 30_000,
  keepAliveTimeout: 30_000,
  connectionsCheckingInterval: 500,
};

/**
 * A connection without progress for this time, in ms, is closed, so that unread answers do not stay in memory; one that has
 * taken a part of its answer gets the same time once more. None of our answers takes this long to begin.
 */
export const IDLE_TIMEOUT_MS = 45_000;

/** A name, punycode included, or an address, and a port. */
const HOST = /^(?:\[[\da-f:.]+\]|[\w.-]+)(?::\d{1,5})?$/i;

type Refusal = [status: number, words: string];

/** The fault of a request that every address refuses, as RFC 9112 requires. */
export function refusalOf({
  rawHeaders,
  headers,
  httpVersionMajor,
}: IncomingMessage): Refusal | undefined {
  if (httpVersionMajor !== 1) return [505, 'HTTP Version Not Supported'];
  // with two Host headers, a proxy before this server may have applied its rules to the other one
  const hosts = rawHeaders.filter(
    (name, at) => at % 2 === 0 && name.length === 4 && /^host$/i.test(name),
  );
  if (hosts.length > 1 || !HOST.test(headers.host ?? 'none')) return [400, 'Bad Request'];
  // this server decodes no other transfer coding of a body
  if (!/^\s*chunked\s*$/i.test(headers['transfer-encoding'] ?? 'chunked'))
    return [501, 'Not Implemented'];
  return undefined;
}

/** Returns the address that a browser on this machine opens to reach a server. */
export function addressAt(host: string, port: number) {
  if (host === '0.0.0.0' || host === '::') return `http://localhost:${port}`;
  return `http://${host.includes(':') ? `[${host}]` : host}:${port}`;
}

/** Error codes of the system for a host that is no address or belongs to another machine. */
const WRONG_HOST = new Set(['ENOTFOUND', 'EAI_AGAIN', 'EADDRNOTAVAIL', 'EINVAL', 'EAFNOSUPPORT']);

type Place = {
  host: string;
  port: number;
  /** The names of both settings. */
  settings: { host: string; port: string };
};

/** Returns the reason why the server cannot listen there, for the person who chose the setting. */
function whyNot({ host, port, settings }: Place, { code = '', message }: NodeJS.ErrnoException) {
  if (WRONG_HOST.has(code))
    return `${settings.host}: expected an address of this machine to listen on, such as 127.0.0.1 or 0.0.0.0 for all, got ${JSON.stringify(host)} (${code})`;
  const why =
    code === 'EADDRINUSE'
      ? `is already in use. Stop the other program or set ${settings.port} to another number.`
      : `cannot be used: ${message}`;
  return `Port ${port} on ${host} ${why}`;
}

/** The address a server listens at. Errors: StartError, which names the setting that is wrong. */
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
