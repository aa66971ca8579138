import type { Server } from 'node:http';
import type { AddressInfo } from 'node:net';

/** Lets a server of this process listen on a free port of this machine while the work runs. */
export async function whileListening<T>(server: Server, work: (address: string) => Promise<T>): Promise<T> {
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  try {
    return await work(`http://127.0.0.1:${(server.address() as AddressInfo).port}`);
  } finally {
    server.closeAllConnections();
    server.close();
  }
}
