import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { type AddressInfo, createServer } from 'node:net';
import { join } from 'node:path';
import { answers } from './pages-of-site.ts';

const HOST = '127.0.0.1';

/** The port when nothing listens there, else any free one. */
async function freePort(wanted: number): Promise<number> {
  const server = createServer();
  const isFree = await new Promise<boolean>((resolve) => {
    server.once('error', () => resolve(false));
    server.listen(wanted, HOST, () => resolve(true));
  });
  if (!isFree) return freePort(0);
  const { port } = server.address() as AddressInfo;
  server.close();
  await once(server, 'close');
  return port;
}

export type SiteBeside = { origin: string; stop: () => void };

/** The development server beside the editor: the one that runs at the port already, else one of its own. */
export async function siteBeside(root: string, port: number): Promise<SiteBeside> {
  const running = `http://${HOST}:${port}`;
  if (await answers(running)) return { origin: running, stop: () => undefined };
  const own = await freePort(port);
  const env = { ...process.env, HOST, PORT: String(own), BACKEND_PORT: String(await freePort(0)) };
  const child = spawn(process.execPath, [join(root, 'commands/dev.ts')], {
    env,
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  return { origin: `http://${HOST}:${own}`, stop: () => child.kill('SIGTERM') };
}
