import type { IncomingMessage, Server } from 'node:http';

/** The server cannot start, for a reason that is told in one plain sentence. */
export class StartError extends Error {}

/** Against clients that send slowly on purpose, in ms. */
export const HTTP_TIMEOUTS = {
  headersTimeout: 10_000,
  requestTimeout: 30_000,
  keepAliveTimeout: 30_000,
  connectionsCheckingInterval: 500,
};

/**
 * A connection on which nothing moves for so long is cut, in ms, so that answers which nobody reads are not kept; one
 * that has taken a part gets the same time once more. No answer of ours takes as long to begin.
 */
export const STILL_MS = 45_000;

/** Two hosts: a proxy before this server may have taken the other one for its rules (RFC 9112, 3.2: to be refused). */
export function hasSeveralHosts({ rawHeaders }: IncomingMessage) {
  const hosts = rawHeaders.filter((name, at) => at % 2 === 0 && name.length === 4 && /^host$/i.test(name));
  return hosts.length > 1;
}

function shownHost(host: string) {
  if (host === '0.0.0.0' || host === '::') return 'localhost';
  return host.includes(':') ? `[${host}]` : host;
}

/** The address a server listens at. `setting` names its port. Errors: StartError. */
export function listen(server: Server, place: { host: string; port: number; setting: string }) {
  const { host, port, setting } = place;
  return new Promise<string>((resolve, reject) => {
    server.once('error', (error: NodeJS.ErrnoException) => {
      const why =
        error.code === 'EADDRINUSE'
          ? `is already in use. Stop the other program or set ${setting} to another number.`
          : `cannot be used: ${error.message}`;
      reject(new StartError(`Port ${port} on ${host} ${why}`));
    });
    server.setTimeout(STILL_MS);
    server.listen(port, host, () => {
      const address = server.address();
      const bound = typeof address === 'object' && address ? address.port : port;
      resolve(`http://${shownHost(host)}:${bound}`);
    });
  });
}
