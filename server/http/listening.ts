import type { Server } from 'node:http';

/** The server cannot start, for a reason that is told in one plain sentence. */
export class StartError extends Error {}

/** Against clients that send slowly on purpose, in ms. */
export const HTTP_TIMEOUTS = {
  headersTimeout: 10_000,
  requestTimeout: 30_000,
  keepAliveTimeout: 30_000,
  connectionsCheckingInterval: 500,
};

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
    server.listen(port, host, () => {
      const address = server.address();
      const bound = typeof address === 'object' && address ? address.port : port;
      resolve(`http://${shownHost(host)}:${bound}`);
    });
  });
}
