import type { IncomingMessage, Server, ServerResponse } from 'node:http';
import type { Socket } from 'node:net';

export class StartError extends Error {}

/** These timeouts end connections of clients that send slowly on purpose. */
export const HTTP_TIMEOUTS = {
  headersTimeout: 10_000,
  requestTimeout: 30_000,
  keepAliveTimeout: 30_000,
  connectionsCheckingInterval: 500,
};

// This timeout frees the memory of responses that a client does not read. It starts again after
// each sent part of a response. All our responses begin within this time.
export const IDLE_TIMEOUT_MS = 45_000;

const HOST = /^(?:\[[\da-f:.]+\]|[\w.-]+)(?::\d{1,5})?$/i;

type Refusal = [status: number, text: string];

/** Returns the refusal that RFC 9112 requires for an invalid request, whatever its path. */
export function refusalOf({
  rawHeaders,
  headers,
  httpVersionMajor,
}: IncomingMessage): Refusal | undefined {
  if (httpVersionMajor !== 1) return [505, 'HTTP Version Not Supported'];
  // Of two Host headers, a proxy may check the first header, and this server may use the second.
  const hosts = rawHeaders.filter(
    (name, index) => index % 2 === 0 && name.length === 4 && /^host$/i.test(name),
  );
  if (hosts.length > 1 || !HOST.test(headers.host ?? 'none')) return [400, 'Bad Request'];
  // `chunked` is the only transfer coding that this server decodes.
  if (!/^\s*chunked\s*$/i.test(headers['transfer-encoding'] ?? 'chunked'))
    return [501, 'Not Implemented'];
  return undefined;
}

export function addressAt(host: string, port: number) {
  if (host === '0.0.0.0' || host === '::') return `http://localhost:${port}`;
  return `http://${host.includes(':') ? `[${host}]` : host}:${port}`;
}

const WRONG_HOST = new Set(['ENOTFOUND', 'EAI_AGAIN', 'EADDRNOTAVAIL', 'EINVAL', 'EAFNOSUPPORT']);

/** The names of the settings for host and port begin with `prefix`. */
type ListenTarget = { host: string; port: number; prefix?: '' | 'METRICS_' };

function listenFailure(
  { host, port, prefix = '' }: ListenTarget,
  { code = '', message }: NodeJS.ErrnoException,
) {
  if (WRONG_HOST.has(code))
    return `${prefix}HOST: expected an address of this machine to listen on, such as 127.0.0.1 or 0.0.0.0 for all, got ${JSON.stringify(host)} (${code})`;
  const problem =
    code === 'EADDRINUSE'
      ? `is already in use. Stop the other program or set ${prefix}PORT to another number.`
      : `cannot be used: ${message}`;
  return `Port ${port} on ${host} ${problem}`;
}

/** Returns the server's address. Throws a StartError that names the wrong setting. */
export function listen(server: Server, target: ListenTarget) {
  const { host, port } = target;
  return new Promise<string>((resolve, reject) => {
    server.once('error', (error) => reject(new StartError(listenFailure(target, error))));
    server.setTimeout(IDLE_TIMEOUT_MS);
    server.listen(port, host, () => {
      const address = server.address();
      const boundPort = typeof address === 'object' && address ? address.port : port;
      resolve(addressAt(host, boundPort));
    });
  });
}

export const MAX_PIPELINED = 20;

type Listener = (request: IncomingMessage, response: ServerResponse) => void;

// Without MAX_PIPELINED, one client could block all others: a packet of 64 KB may contain 2,400
// requests, and Node answers all of them before it reads from another connection.
export function limitPipelining(answer: Listener): Listener {
  const waitingCounts = new WeakMap<Socket, number>();
  return (request, response) => {
    const { socket } = request;
    if (socket.destroyed) return;
    const count = (waitingCounts.get(socket) ?? 0) + 1;
    if (count > MAX_PIPELINED) {
      socket.destroy();
      return;
    }
    waitingCounts.set(socket, count);
    response.once('close', () => waitingCounts.set(socket, (waitingCounts.get(socket) ?? 1) - 1));
    answer(request, response);
  };
}
